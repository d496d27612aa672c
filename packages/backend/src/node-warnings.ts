/**
 * Lite replaces `process.emitWarning` by a version that throws when a warning is an Error, as Node's own warning about
 * too many listeners is. This module is imported before Lite and puts the original back.
 */
const original = process.emitWarning.bind(process);

export function restoreWarnings(): void {
  process.emitWarning = original;
}

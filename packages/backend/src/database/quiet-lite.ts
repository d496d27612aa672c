import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Lite prints every database error with the values of the query: addresses and messages of people who wrote to us.
 * What it prints while it works for us is therefore kept from the terminal; the errors are handed to the caller.
 */
const printed = new AsyncLocalStorage<Error[]>();

for (const level of ["error", "warn", "info", "log"] as const) {
  const original = console[level];
  console[level] = (...values: unknown[]) => {
    const errors = printed.getStore();
    if (errors) errors.push(...values.filter((value) => value instanceof Error));
    else original.apply(console, values);
  };
}

/** Runs a task of Lite's; returns its result and the errors it wanted to print. */
export async function runQuietly<Result>(
  task: () => Promise<Result>,
): Promise<{ result: Result; errors: Error[] }> {
  const errors: Error[] = [];
  const result = await printed.run(errors, task);
  return { result, errors };
}

/** As it was when this module was loaded, which must be before Lite is. */
const emitWarning = process.emitWarning.bind(process);

/**
 * Lite replaces `process.emitWarning` by a version that throws when a warning is an Error, as Node's own warning about
 * too many listeners is. This puts the original back.
 */
export function restoreWarnings(): void {
  process.emitWarning = emitWarning;
}

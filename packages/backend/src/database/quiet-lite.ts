import { AsyncLocalStorage } from "node:async_hooks";

/** Lite prints database errors with query values, which may be personal data. We collect these errors instead. */
const printed = new AsyncLocalStorage<Error[]>();

for (const level of ["error", "warn", "info", "log"] as const) {
  const original = console[level];
  console[level] = (...values: unknown[]) => {
    const errors = printed.getStore();
    if (errors) errors.push(...values.filter((value) => value instanceof Error));
    else original.apply(console, values);
  };
}

/** Returns the task's result and the errors that Lite tried to print. */
export async function runQuietly<Result>(
  task: () => Promise<Result>,
): Promise<{ result: Result; errors: Error[] }> {
  const errors: Error[] = [];
  const result = await printed.run(errors, task);
  return { result, errors };
}

// This module must be loaded before Lite, which replaces `emitWarning`.
const emitWarning = process.emitWarning.bind(process);

/** Lite's version throws when the warning is an Error, as Node's warning about too many listeners is. */
export function restoreWarnings(): void {
  process.emitWarning = emitWarning;
}

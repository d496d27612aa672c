import { AsyncLocalStorage } from "node:async_hooks";

/** Lite prints database errors with the query's values, which may be personal data. This collects them instead. */
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

// Saved before Lite replaces it: this module must be loaded first.
const emitWarning = process.emitWarning.bind(process);

/** Lite's own version throws for a warning that is an Error, such as Node's about too many listeners. */
export function restoreWarnings(): void {
  process.emitWarning = emitWarning;
}

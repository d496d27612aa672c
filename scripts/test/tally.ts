/** How long one test file took: its tests, hooks and imports, wherever they ran. */
export type FileTime = { file: string; seconds: number; tests: number };

/** What a runner found; `failures` has one line or more for each test that failed, the first one naming it. */
export type Tally = { passed: number; skipped: number; failures: string[]; files: FileTime[] };

export const nothing: Tally = { passed: 0, skipped: 0, failures: [], files: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  files: [...a.files, ...b.files],
});

/**
 * A run's tally with its exit code taken into account: a runner that fails without a failed test to show for it
 * (it could not start, a file could not be read) counts as one failure.
 */
export const withExitCode = (tally: Tally, title: string, exitCode: number | null): Tally =>
  exitCode === 0 || tally.failures.length > 0
    ? tally
    : { ...tally, failures: [`${title}: ended with ${exitCode ?? "a signal"}, without a failed test`] };

// oxlint-disable-next-line no-control-regex -- terminals are told colours by it
const colours = /\u001B\[[\d;]*m/g;

/** A failure's text: what failed, and below it the first line of why. */
export function describeFailure(name: string, message: string | undefined): string {
  const why = message
    ?.replaceAll(colours, "")
    .split("\n")
    .find((line) => line.trim() !== "");
  return why ? `${name}\n    ${why.trim()}` : name;
}

/** How long one test file took: its tests, hooks and imports, wherever they ran. */
export type FileTime = { file: string; seconds: number; tests: number };

/**
 * What a runner found. `failures` has one line or more for each failed test, its name first. `flaky` names the tests
 * that failed and then passed when they ran again; `passed` counts them.
 */
export type Tally = {
  passed: number;
  skipped: number;
  failures: string[];
  flaky: string[];
  files: FileTime[];
};

export const nothing: Tally = { passed: 0, skipped: 0, failures: [], flaky: [], files: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
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

/** Turns each flaky test that was flaky in the run before, too, into a failure. `before`: names of that run. */
export function failRepeatedFlaky(tally: Tally, before: readonly string[]): Tally {
  const repeated = tally.flaky.filter((name) => before.includes(name));
  return {
    ...tally,
    passed: tally.passed - repeated.length,
    failures: [...tally.failures, ...repeated.map((name) => `${name}\n    flaky in two runs in a row`)],
    flaky: tally.flaky.filter((name) => !repeated.includes(name)),
  };
}

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

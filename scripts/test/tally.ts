/**
 * `coreSeconds`: CPU time with that of browsers and other child processes; null where it is unknown. `pageLoads`:
 * documents that an end-to-end test loaded.
 */
export type TestTime = {
  title: string;
  seconds: number;
  coreSeconds: number | null;
  pageLoads?: number | undefined;
};

export type FileTime = Omit<TestTime, "title"> & { file: string; tests: TestTime[] };

export const sumCores = (times: readonly { coreSeconds: number | null }[]): number | null =>
  times.reduce<number | null>(
    (sum, { coreSeconds }) => (sum === null || coreSeconds === null ? null : sum + coreSeconds),
    0,
  );

/** `failures`: at least one line per failed test. `flaky`: tests that passed on a retry; `passed` includes them. */
export type Tally = {
  coreSeconds: number | null;
  passed: number;
  skipped: number;
  failures: string[];
  flaky: string[];
  files: FileTime[];
};

export const nothing: Tally = { coreSeconds: 0, passed: 0, skipped: 0, failures: [], flaky: [], files: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  coreSeconds: sumCores([a, b]),
  passed: a.passed + b.passed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
  files: [...a.files, ...b.files],
});

/** The part that a runner reports. */
export type Counted = Omit<Tally, "coreSeconds">;

export type Ended = { status: number | null; coreSeconds: number | null };

/** Counts a runner's crash without a failed test as one failure. */
export function withExitCode(title: string, ended: Ended, counted: Counted = nothing): Tally {
  const { status, coreSeconds } = ended;
  return status === 0 || counted.failures.length > 0
    ? { ...counted, coreSeconds }
    : {
        ...counted,
        coreSeconds,
        failures: [`${title}: ended with ${status ?? "a signal"}, without a failed test`],
      };
}

/** Fails tests that are flaky twice in a row. `before`: the names of tests that were flaky in the previous run. */
export function failRepeatedFlaky(tally: Tally, before: readonly string[]): Tally {
  const repeated = tally.flaky.filter((name) => before.includes(name));
  return {
    ...tally,
    passed: tally.passed - repeated.length,
    failures: [...tally.failures, ...repeated.map((name) => `${name}\n    flaky in two runs in a row`)],
    flaky: tally.flaky.filter((name) => !repeated.includes(name)),
  };
}

// oxlint-disable-next-line no-control-regex -- matches terminal colour codes
const colours = /\u001B\[[\d;]*m/g;

export function describeFailure(name: string, message: string | undefined): string {
  const why = message
    ?.replaceAll(colours, "")
    .split("\n")
    .find((line) => line.trim() !== "");
  return why ? `${name}\n    ${why.trim()}` : name;
}

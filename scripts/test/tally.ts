import { stripVTControlCharacters } from "node:util";

/**
 * `coreSeconds`: CPU time with that of browsers and other child processes; null where it is unknown. `pageLoads`:
 * documents that an end-to-end test loaded.
 */
type TestTime = {
  title: string;
  seconds: number;
  coreSeconds: number | null;
  pageLoads?: number | undefined;
};

export type FileTime = Omit<TestTime, "title"> & { file: string; tests: TestTime[] };

/** A test as a runner reports it. `flaky`: it passed on a retry. */
export type TestRun = TestTime & {
  file: string;
  outcome: "passed" | "failed" | "flaky" | "skipped";
  error?: string | undefined;
};

export const sumCores = (times: readonly { coreSeconds: number | null }[]): number | null =>
  times.reduce<number | null>(
    (sum, { coreSeconds }) => (sum === null || coreSeconds === null ? null : sum + coreSeconds),
    0,
  );

/** `failures`: at least one line per failed test. `passed` includes the flaky tests. */
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

/** `measured`: figures of whole files, which replace the sums of their tests. */
export function count(
  tests: readonly TestRun[],
  measured: ReadonlyMap<string, { seconds: number; coreSeconds?: number | undefined }> = new Map(),
): Counted {
  const ran = tests.filter(({ outcome }) => outcome !== "skipped");
  const those = (wanted: TestRun["outcome"]) => ran.filter(({ outcome }) => outcome === wanted);
  const ofFiles = Map.groupBy(ran, ({ file }) => file);
  return {
    passed: ran.length - those("failed").length,
    skipped: tests.length - ran.length,
    failures: those("failed").map(({ file, title, error }) => describeFailure(`${file} › ${title}`, error)),
    flaky: those("flaky").map(({ file, title }) => `${file} › ${title}`),
    files: [...new Set([...measured.keys(), ...ofFiles.keys()])].map((file) => {
      const times = ofFiles.get(file) ?? [];
      const { seconds, coreSeconds } = measured.get(file) ?? {};
      return {
        file,
        seconds: seconds ?? times.reduce((sum, time) => sum + time.seconds, 0),
        coreSeconds: coreSeconds ?? sumCores(times),
        tests: times.map(({ file: _file, outcome: _outcome, error: _error, ...time }) => time),
      };
    }),
  };
}

/** Counts a runner's crash without a failed test as one failure. */
export function withExitCode(
  title: string,
  { status, coreSeconds }: { status: number | null; coreSeconds: number | null },
  counted: Counted = nothing,
): Tally {
  const crash = `${title}: ended with ${status ?? "a signal"}, without a failed test`;
  const hasCrashed = status !== 0 && counted.failures.length === 0;
  return { ...counted, coreSeconds, ...(hasCrashed && { failures: [crash] }) };
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

/** With the first line of the reason. */
export function describeFailure(name: string, message = ""): string {
  const why = stripVTControlCharacters(message)
    .split("\n")
    .find((line) => line.trim() !== "");
  return why ? `${name}\n    ${why.trim()}` : name;
}

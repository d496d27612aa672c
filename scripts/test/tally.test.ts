import { expect, test } from "vitest";
import { describeTimes, type StageRun, mostExpensiveFiles, timesAsJson } from "./report.ts";
import {
  add,
  count,
  failRepeatedFlaky,
  type FileTime,
  nothing,
  type TestRun,
  withExitCode,
} from "./tally.ts";

const fileTime = (name: string, coreSeconds = 2): FileTime => ({
  file: name,
  seconds: 1,
  coreSeconds,
  tests: [],
});
const [a, b] = [fileTime("a.test.ts"), fileTime("b.test.ts")];
const time = { seconds: 1, coreSeconds: 3 };
const run = (file: string, title: string, outcome: TestRun["outcome"], error?: string): TestRun => ({
  ...time,
  file,
  title,
  outcome,
  error,
});

test("counts tests, and sums the time of each file", () => {
  const message = "\n\u001B[31mError: expected 1\u001B[39m\n    at somewhere";
  const tests = [
    run("a.test.ts", "adds", "passed"),
    run("a.test.ts", "counts", "failed", message),
    run("a.test.ts", "waits", "skipped"),
    run("b.test.ts", "shares", "flaky", message),
  ];
  expect(count(tests, new Map([["b.test.ts", { seconds: 5 }]]))).toEqual({
    passed: 2,
    skipped: 1,
    failures: ["a.test.ts › counts\n    Error: expected 1"],
    flaky: ["b.test.ts › shares"],
    files: [
      { file: "b.test.ts", seconds: 5, coreSeconds: 3, tests: [{ ...time, title: "shares" }] },
      {
        file: "a.test.ts",
        seconds: 2,
        coreSeconds: 6,
        tests: ["adds", "counts"].map((title) => ({ ...time, title })),
      },
    ],
  });
  expect(count([run("a.test.ts", "counts", "failed")]).failures).toEqual(["a.test.ts › counts"]);
});

test("sums the tallies of several runners", () => {
  const sum = add(
    { coreSeconds: 1, passed: 3, skipped: 0, failures: ["one"], flaky: ["late"], files: [a] },
    { coreSeconds: 2, passed: 2, skipped: 4, failures: ["another"], flaky: [], files: [b] },
  );
  expect(sum).toEqual({
    coreSeconds: 3,
    passed: 5,
    skipped: 4,
    failures: ["one", "another"],
    flaky: ["late"],
    files: [a, b],
  });
  expect(add(sum, { ...nothing, coreSeconds: null }).coreSeconds).toBeNull();
});

test("counts a runner's crash without a failed test as a failure", () => {
  expect(withExitCode("unit tests", { status: 1, coreSeconds: 2 }, { ...nothing, passed: 5 })).toEqual({
    ...nothing,
    coreSeconds: 2,
    passed: 5,
    failures: ["unit tests: ended with 1, without a failed test"],
  });
  expect(withExitCode("unit tests", { status: null, coreSeconds: 2 }).failures).toHaveLength(1);
});

test("counts failed tests once", () => {
  const failed = { ...nothing, passed: 5, failures: ["one", "another"] };
  expect(withExitCode("unit tests", { status: 1, coreSeconds: 0 }, failed)).toEqual(failed);
});

test("fails a run when a test is flaky for the second time in a row", () => {
  const tally = { ...nothing, passed: 5, flaky: ["saves", "shares"] };
  expect(failRepeatedFlaky(tally, [])).toEqual(tally);
  expect(failRepeatedFlaky(tally, ["opens", "saves"])).toEqual({
    ...nothing,
    passed: 4,
    failures: ["saves\n    flaky in two runs in a row"],
    flaky: ["shares"],
  });
});

const files = Array.from({ length: 30 }, (_, n) => fileTime(`${n}.test.ts`, n));
const stage = (title: string, coreSeconds: number | null): StageRun => ({
  title,
  seconds: 12.34,
  tally: { coreSeconds, passed: 3, skipped: 1, failures: ["one"], flaky: [], files },
});

test("lists the duration and test count of each stage, and the most expensive files", () => {
  const text = describeTimes(24.68, [stage("unit", 20), stage("journeys", 22.5)]);
  expect(text).toContain("stage     seconds  core s  tests");
  expect(text).toContain("unit         12.3    20.0      4");
  expect(text).toContain("total        24.7    42.5      8");
  expect(text).toContain("29.test.ts");
});

test("omits the core seconds column when the figures are unavailable", () => {
  expect(describeTimes(24.68, [stage("unit", null)])).not.toContain("core s");
  expect(timesAsJson("normal", 24.68, [stage("unit", null)]).coreSeconds).toBeNull();
});

test("lists the twenty files that use most CPU time, largest first", () => {
  expect(mostExpensiveFiles(files).map(({ coreSeconds }) => coreSeconds)).toEqual(
    Array.from({ length: 20 }, (_, n) => 29 - n),
  );
});

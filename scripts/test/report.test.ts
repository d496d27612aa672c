import { expect, test } from "vitest";
import { describeTimes, type StageRun, mostExpensiveFiles, timesAsJson } from "./report.ts";

const files = Array.from({ length: 30 }, (_, n) => ({
  file: `${n}.test.ts`,
  seconds: 1,
  coreSeconds: n,
  tests: [],
}));
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

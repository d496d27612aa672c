import { expect, test } from "vitest";
import { describeTimes, type StageRun, slowestFiles, timesAsJson } from "./report.ts";

const files = Array.from({ length: 30 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n, tests: 1 }));
const stage = (title: string, coreSeconds: number | undefined): StageRun => ({
  title,
  seconds: 12.34,
  coreSeconds,
  tally: { passed: 3, skipped: 1, failures: ["one"], flaky: [], files },
});

test("lists the duration and test count of each stage, and the slowest files", () => {
  const text = describeTimes([stage("unit", 20), stage("journeys", 22.5)]);
  expect(text).toContain("stage     seconds  core s  tests");
  expect(text).toContain("unit         12.3    20.0      4");
  expect(text).toContain("total        24.7    42.5      8");
  expect(text).toContain("29.test.ts");
});

test("omits the core seconds column when the figures are unavailable", () => {
  expect(describeTimes([stage("unit", undefined)])).not.toContain("core s");
  expect(timesAsJson("normal", [stage("unit", undefined)]).coreSeconds).toBeNull();
});

test("lists the twenty slowest files, slowest first", () => {
  expect(slowestFiles(files).map(({ seconds }) => seconds)).toEqual(
    Array.from({ length: 20 }, (_, n) => 29 - n),
  );
});

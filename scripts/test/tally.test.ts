import { expect, test } from "vitest";
import { add, describeFailure, failRepeatedFlaky, type FileTime, withExitCode } from "./tally.ts";

const file = (name: string): FileTime => ({ file: name, seconds: 1, coreSeconds: 2, tests: [] });
const [a, b] = [file("a.test.ts"), file("b.test.ts")];

test("sums the tallies of several runners", () => {
  const sum = add(
    { passed: 3, skipped: 0, failures: ["one"], flaky: ["late"], files: [a] },
    { passed: 2, skipped: 4, failures: ["another"], flaky: [], files: [b] },
  );
  expect(sum).toEqual({
    passed: 5,
    skipped: 4,
    failures: ["one", "another"],
    flaky: ["late"],
    files: [a, b],
  });
});

test("counts a runner's crash without a failed test as a failure", () => {
  const passed = { passed: 5, skipped: 0, failures: [], flaky: [], files: [] };
  expect(withExitCode(passed, "unit tests", 1).failures).toEqual([
    "unit tests: ended with 1, without a failed test",
  ]);
  expect(withExitCode(passed, "unit tests", null).failures).toHaveLength(1);
});

test("counts failed tests once", () => {
  const failed = { passed: 5, skipped: 0, failures: ["one", "another"], flaky: [], files: [] };
  expect(withExitCode(failed, "unit tests", 1)).toEqual(failed);
});

test("fails a run when a test is flaky for the second time in a row", () => {
  const run = { passed: 5, skipped: 0, failures: [], flaky: ["saves", "shares"], files: [] };
  expect(failRepeatedFlaky(run, [])).toEqual(run);
  expect(failRepeatedFlaky(run, ["opens", "saves"])).toEqual({
    passed: 4,
    skipped: 0,
    failures: ["saves\n    flaky in two runs in a row"],
    flaky: ["shares"],
    files: [],
  });
});

test("describes a failure with the first line of its reason, without colours", () => {
  const message = "\n\u001B[31mError: expected 1\u001B[39m\n    at somewhere";
  expect(describeFailure("a.test.ts › counts", message)).toBe("a.test.ts › counts\n    Error: expected 1");
  expect(describeFailure("a.test.ts › counts", undefined)).toBe("a.test.ts › counts");
});

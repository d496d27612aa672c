import { expect, test } from "vitest";
import { add, describeFailure, failRepeatedFlaky, type FileTime, nothing, withExitCode } from "./tally.ts";

const file = (name: string): FileTime => ({ file: name, seconds: 1, coreSeconds: 2, tests: [] });
const [a, b] = [file("a.test.ts"), file("b.test.ts")];

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
  const run = { ...nothing, passed: 5, flaky: ["saves", "shares"] };
  expect(failRepeatedFlaky(run, [])).toEqual(run);
  expect(failRepeatedFlaky(run, ["opens", "saves"])).toEqual({
    ...nothing,
    passed: 4,
    failures: ["saves\n    flaky in two runs in a row"],
    flaky: ["shares"],
  });
});

test("describes a failure with the first line of its reason, without colours", () => {
  const message = "\n\u001B[31mError: expected 1\u001B[39m\n    at somewhere";
  expect(describeFailure("a.test.ts › counts", message)).toBe("a.test.ts › counts\n    Error: expected 1");
  expect(describeFailure("a.test.ts › counts", undefined)).toBe("a.test.ts › counts");
});

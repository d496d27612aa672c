import { expect, test } from "vitest";
import { add, describeFailure, withExitCode } from "./tally.ts";

test("sums the tallies of several runners", () => {
  const sum = add(
    { passed: 3, skipped: 0, failures: ["one"] },
    { passed: 2, skipped: 4, failures: ["another"] },
  );
  expect(sum).toEqual({ passed: 5, skipped: 4, failures: ["one", "another"] });
});

test("a runner that fails without a failed test counts as a failure", () => {
  const passed = { passed: 5, skipped: 0, failures: [] };
  expect(withExitCode(passed, "unit tests", 1).failures).toEqual([
    "unit tests: ended with 1, without a failed test",
  ]);
  expect(withExitCode(passed, "unit tests", null).failures).toHaveLength(1);
});

test("failed tests are not counted twice", () => {
  const failed = { passed: 5, skipped: 0, failures: ["one", "another"] };
  expect(withExitCode(failed, "unit tests", 1)).toEqual(failed);
});

test("a failure is told with the first line of why, without colours", () => {
  const message = "\n\u001B[31mError: expected 1\u001B[39m\n    at somewhere";
  expect(describeFailure("a.test.ts › counts", message)).toBe("a.test.ts › counts\n    Error: expected 1");
  expect(describeFailure("a.test.ts › counts", undefined)).toBe("a.test.ts › counts");
});

import { expect, test } from "vitest";
import { add, withExitCode } from "./tally.ts";

test("sums the tallies of several runners", () => {
  const sum = add({ passed: 3, failed: 1, skipped: 0 }, { passed: 2, failed: 0, skipped: 4 });
  expect(sum).toEqual({ passed: 5, failed: 1, skipped: 4 });
});

test("a runner that fails without a failed test counts as a failure", () => {
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode({ passed: 0, failed: 0, skipped: 0 }, null).failed).toBe(1);
});

test("failed tests are not counted twice", () => {
  expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leftOut, leftOutFiles, reasonToLeaveOut } from "./left-out.ts";

const folder = join(import.meta.dirname, "../../backend");

test.each(leftOut)("$file is there, and so are the tests of it that are left out", ({ file, tests = [] }) => {
  expect(existsSync(join(folder, file))).toBe(true);
  const text = readFileSync(join(folder, file), "utf8");
  for (const title of tests) expect(text).toContain(`${title}"`);
});

test("a file is left out whole, or for some of its tests, each with its reason", () => {
  expect(leftOutFiles()).toContain("tests/backend/crash.test.ts");
  expect(leftOutFiles()).not.toContain("tests/backend/auth.test.ts");
  const fresh = "nobody is signed in on a fresh backend";
  expect(reasonToLeaveOut("/project/tests/backend/auth.test.ts", fresh)).toContain("one stack");
  expect(reasonToLeaveOut("/project/tests/backend/auth.test.ts", "nobody can sign up")).toBeUndefined();
  expect(reasonToLeaveOut("/project/tests/backend/policies.test.ts", fresh)).toBeUndefined();
});

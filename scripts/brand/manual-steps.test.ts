import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { manualSteps } from "./manual-steps.ts";

test("names only existing files and folders in the tasks that remain after a rebrand", () => {
  const named = manualSteps.join("\n").match(/\b(?:packages|supabase|docs)\/[\w./-]*\w/g) ?? [];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(join(import.meta.dirname, "../..", path)))).toEqual([]);
});

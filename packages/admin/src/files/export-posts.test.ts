import { keys } from "@brightwren/brand";
import { expect, test } from "vitest";
import { exportName } from "./export-posts.ts";

test("includes the London date in the file name", () => {
  expect(exportName(new Date("2026-07-01T23:30:00Z"))).toBe(`${keys.prefix}-posts-2026-07-02`);
});

import { expect, test } from "vitest";
import { exportName } from "./export-posts.ts";

test("contains London's day", () => {
  expect(exportName(new Date("2026-07-01T23:30:00Z"))).toBe("brightwren-posts-2026-07-02");
});

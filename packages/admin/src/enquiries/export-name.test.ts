import { expect, test } from "vitest";
import { exportName } from "./export-name.ts";

test("the file's name says what it holds and when it was made, by London's calendar", () => {
  expect(exportName("new", new Date("2026-06-30T23:30:00Z"))).toBe("enquiries-new-2026-07-01.csv");
});

import { expect, test } from "vitest";
import { londonTime } from "./london-time.ts";

test("winter is GMT and summer is an hour ahead, named so", () => {
  expect(londonTime(new Date("2026-11-20T09:26:00Z"))).toBe("Friday 20 November 2026 at 09:26 GMT");
  expect(londonTime(new Date("2026-07-01T23:30:00Z"))).toBe("Thursday 2 July 2026 at 00:30 BST");
});

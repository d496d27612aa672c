import { expect, test } from "vitest";
import { oneMonthAfter } from "./practice-subscription.ts";

test.each([
  ["2026-01-15T10:00:00Z", "2026-02-15T10:00:00Z"],
  ["2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
  ["2026-12-31T23:59:59Z", "2027-01-31T23:59:59Z"],
])("adds one month to %s", (from, to) => {
  expect(oneMonthAfter(Date.parse(from) / 1000)).toBe(Date.parse(to) / 1000);
});

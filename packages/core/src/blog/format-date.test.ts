import { expect, test } from "vitest";
import { formatArticleDate, formatBritishDate, formatCardDate } from "./format-date.ts";

test("formats list dates like 'Jan 5, 2024' and article dates like 'March 5, 2024'", () => {
  expect(formatCardDate("2024-01-05T09:00:00Z")).toBe("Jan 5, 2024");
  expect(formatArticleDate("2024-03-05T09:00:00Z")).toBe("March 5, 2024");
});

test("formats other dates in the British style", () => {
  expect(formatBritishDate("2024-03-05T09:00:00Z")).toBe("5 March 2024");
});

test("uses the British date during summer time", () => {
  expect(formatCardDate("2026-07-31T23:30:00Z")).toBe("Aug 1, 2026");
  expect(formatCardDate("2026-12-31T23:30:00+00:00")).toBe("Dec 31, 2026");
});

test("agrees with Intl for every hour of a year", () => {
  const british = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/London",
  });
  const start = Date.UTC(2026, 0, 1, 0, 30);
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const at = new Date(start + hour * 3_600_000);
    expect(formatBritishDate(at.toISOString())).toBe(british.format(at));
  }
});

test("throws when the timestamp is invalid", () => {
  expect(() => formatCardDate("soon")).toThrow(RangeError);
});

import { expect, test } from "vitest";
import { formatArticleDate, formatBritishDate, formatCardDate } from "./format-date.ts";

test("list dates read like 'Jan 5, 2024', article dates like 'March 5, 2024'", () => {
  expect(formatCardDate("2024-01-05T09:00:00Z")).toBe("Jan 5, 2024");
  expect(formatArticleDate("2024-03-05T09:00:00Z")).toBe("March 5, 2024");
});

test("everywhere else a date is British", () => {
  expect(formatBritishDate("2024-03-05T09:00:00Z")).toBe("5 March 2024");
});

test("the British calendar decides the day, summer time included", () => {
  expect(formatCardDate("2026-07-31T23:30:00Z")).toBe("Aug 1, 2026");
  expect(formatCardDate("2026-12-31T23:30:00+00:00")).toBe("Dec 31, 2026");
});

test("every hour of a year is on the day that the browser's own calendar says", () => {
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

test("what is no timestamp is no date", () => {
  expect(() => formatCardDate("soon")).toThrow(RangeError);
});

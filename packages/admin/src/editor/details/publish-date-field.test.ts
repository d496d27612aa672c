import { expect, test } from "vitest";
import { fromLondonTime, toLondonTime } from "./publish-date-field.tsx";

test.each([
  ["2026-01-15T09:30:00.000Z", "2026-01-15T09:30"],
  ["2026-07-01T08:30:00.000Z", "2026-07-01T09:30"],
  ["2026-12-31T23:59:00.000Z", "2026-12-31T23:59"],
  ["2026-06-30T23:30:00.000Z", "2026-07-01T00:30"],
])("converts between %s and %s in London", (iso, local) => {
  expect(toLondonTime(iso)).toBe(local);
  expect(fromLondonTime(local)).toBe(iso);
});

test("interprets the repeated hour in autumn as summer time", () => {
  expect(fromLondonTime("2026-10-25T01:30")).toBe("2026-10-25T00:30:00.000Z");
});

test("moves the skipped hour in spring forward", () => {
  expect(fromLondonTime("2026-03-29T01:30")).toBe("2026-03-29T01:30:00.000Z");
});

test("preserves an empty value", () => {
  expect(toLondonTime(null)).toBe("");
  expect(fromLondonTime("")).toBeNull();
  expect(fromLondonTime("soon")).toBeNull();
});

test.each(["0002", "0020", "0202", "2028"])(
  "does not reformat the year %s while the user types 2028",
  (year) => {
    const typed = `${year}-07-01T09:30`;
    expect(toLondonTime(fromLondonTime(typed))).toBe(typed);
  },
);

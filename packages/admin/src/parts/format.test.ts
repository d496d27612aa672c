import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { formatAge, formatDay, formatMoment, formatRecent, formatShortDay } from "./format.ts";

test("formats a moment in London time in winter and summer", () => {
  expect(formatMoment("2024-01-05T14:05:00Z")).toBe("5 Jan 2024, 14:05");
  expect(formatMoment("2024-07-05T14:05:00Z")).toBe("5 Jul 2024, 15:05");
  expect(formatMoment("2024-06-30T23:30:00Z")).toBe("1 Jul 2024, 00:30");
});

test("formats the date in London", () => {
  expect(formatDay("2024-06-30T23:30:00+00:00")).toBe("1 Jul 2024");
});

test.each(["infinity", "-infinity", "0044-03-15T00:00:00+00:00 BC", "200000-01-01T00:00:00+00:00"])(
  "does not fail when the moment is %s",
  (iso) => {
    for (const text of [formatDay, formatMoment, formatShortDay, formatAge].map((format) => format(iso)))
      expect(text).toBe("unknown date");
  },
);

test("omits the day when the moment is today in London", () => {
  const at = Date.parse("2024-06-30T23:30:00Z");
  expect(formatRecent(at, Date.parse("2024-07-01T20:00:00Z"))).toBe("00:30");
  expect(formatRecent(at, Date.parse("2024-07-02T20:00:00Z"))).toBe("1 Jul, 00:30");
});

test.each([
  ["2024-12-31T23:59:30Z", "1 min ago", "31 Dec 2024"],
  ["2024-12-31T21:30:00Z", "2 h ago", "31 Dec 2024"],
  ["2024-12-30T21:30:00Z", "1 day ago", "30 Dec 2024"],
  ["2024-12-20T10:00:00Z", "20 Dec 2024", "20 Dec 2024"],
  ["2025-01-05T10:00:00Z", "5 Jan, 10:00", "5 Jan"],
])("formats %s as %s and %s at New Year", (iso, age, short) => {
  const now = Date.parse("2025-01-01T00:00:00Z");
  expect([formatAge(iso, now), formatShortDay(iso, now)]).toEqual([age, short]);
});

test("formats nothing in the device's time zone, except today's date for readers of the legal pages", () => {
  const root = join(import.meta.dirname, "../../../..");
  const formatters =
    /(?:toLocale(?:Date|Time)String|DateTimeFormat)\([^;]*|\.get(?:Hours|Date|Day|Month|FullYear)\(/g;
  const local = globSync("{packages,supabase/functions}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules", "**/*.test.ts"],
  })
    .filter((file) =>
      readFileSync(join(root, file), "utf8")
        .match(formatters)
        ?.some((call) => !/timeZone|\.\.\.zone/.test(call)),
    )
    .map((file) => file.replaceAll(sep, "/"));
  expect(local).toEqual(["packages/site/src/features/legal/legal-text.tsx"]);
});

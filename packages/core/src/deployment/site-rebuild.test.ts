import { expect, test } from "vitest";
import { isRebuilding, showsVersion } from "./site-rebuild.ts";

const page = (moment: string) =>
  `<head><meta property="article:modified_time" content="${moment}" data-of-page></head>`;

test("detects that a page shows the post's version or a later one", () => {
  const post = { updated_at: "2026-11-24T10:00:00.123456+00:00" };
  expect(showsVersion(page("2026-11-24T10:00:00.123Z"), post)).toBe(true);
  expect(showsVersion(page("2026-11-24T10:05:00.000Z"), post)).toBe(true);
  expect(showsVersion(page("2026-11-24T10:00:00.122Z"), post)).toBe(false);
});

test.each(["", "<html></html>", page(""), page("soon")])("does not find a version on the page %j", (html) => {
  expect(showsVersion(html, { updated_at: "2000-01-01T00:00:00Z" })).toBe(false);
});

const rebuild = { askedAt: "2026-11-24T10:00:00Z", waitingSince: null, requestedAt: null, lastError: null };

test.each([
  ["no build was ever requested", {}, false],
  ["a change is waiting", { waitingSince: "2026-11-24T09:59:00Z" }, true],
  ["a change has waited for an hour", { waitingSince: "2026-11-24T09:00:00Z" }, false],
  [
    "the hosting provider rejects the request",
    { waitingSince: "2026-11-24T09:59:00Z", lastError: "503" },
    false,
  ],
  ["the hosting provider has just accepted the request", { requestedAt: "2026-11-24T09:58:00Z" }, true],
  ["the hosting provider accepted the request an hour ago", { requestedAt: "2026-11-24T09:00:00Z" }, false],
])("reports whether a build is running when %s", (_, state, expected) =>
  expect(isRebuilding({ ...rebuild, ...state })).toBe(expected),
);

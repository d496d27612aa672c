import { expect, test } from "vitest";
import { daysLeft } from "./post-trash.ts";

test.each([
  ["2026-05-05T12:00:00Z", "30 days left"],
  ["2026-05-04T11:59:00Z", "29 days left"],
  ["2026-04-05T13:00:00Z", "1 day left"],
  ["2026-04-05T12:00:00Z", "Less than a day left"],
])("describes the time left when a post was deleted at %s: %s", (trashedAt, words) => {
  expect(daysLeft(trashedAt, Date.parse("2026-05-05T12:00:00Z"))).toBe(words);
});

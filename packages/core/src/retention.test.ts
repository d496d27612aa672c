import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unusedPictureDays } from "./pictures/library.ts";
import { trashDays } from "./trash/post-trash.ts";

const readSchema = (name: string): string =>
  readFileSync(new URL(`../../../supabase/schemas/${name}.sql`, import.meta.url), "utf8");

const daysIn = (sql: string, column: string): number[] =>
  Array.from(sql.matchAll(/([a-z._]+) < now\(\) - interval '(\d+) days'/g))
    .filter(([, name]) => name === column)
    .map(([, , days]) => Number(days));

test("purges deleted posts after the number of days that the admin states", () => {
  expect(daysIn(readSchema("15_jobs_and_health"), "t.trashed_at")).toEqual([trashDays]);
});

test("deletes unused pictures after the number of days that the admin states", () => {
  expect(daysIn(readSchema("07_pictures"), "c.unused_since")).toEqual([unusedPictureDays]);
});

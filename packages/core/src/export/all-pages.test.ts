import { expect, test } from "vitest";
import { allPages } from "./all-pages.ts";

test("reads every row when the server returns fewer than requested", async () => {
  const stored = Array.from({ length: 25 }, (_, n) => n);
  const rows = await allPages(async (from, to) => ({
    data: stored.slice(from, Math.min(to + 1, from + 10)),
  }));
  expect(rows).toEqual(stored);
});

import { expect, test } from "vitest";
import { pages, sharedParts } from "../src/app/page-table.ts";
import { faultsOfPages } from "./page-sources.ts";

const sources = [...pages, ...Object.values(sharedParts)].map(({ source }) => source);

test("finds no mismatches in the page table, and a different file for every page", () => {
  expect(faultsOfPages()).toEqual([]);
  expect(new Set(sources).size).toBe(sources.length);
});

test("reports a page component without an entry", () => {
  const forgotten = "src/features/forgotten/forgotten-page.tsx";
  expect(faultsOfPages([...sources, forgotten])).toEqual([
    expect.stringMatching(
      /^No page is made of src\/features\/forgotten\/forgotten-page\.tsx\. Give it an entry/,
    ),
  ]);
});

test("reports an entry without a page component", () => {
  const [missing = "", ...files] = sources;
  expect(faultsOfPages(files)).toEqual([
    `src/app/page-table.ts names ${missing}, and there is no such page. Correct the entry.`,
  ]);
});

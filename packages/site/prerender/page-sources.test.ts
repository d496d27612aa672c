import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages, sharedParts } from "../src/app/page-table.ts";
import { faultsOfPages } from "./page-sources.ts";

const sources = [...pages, ...Object.values(sharedParts)].map(({ source }) => source);

test("names a file for every page, and each file once", () => {
  expect(sources).toContain("src/features/legal/privacy-policy-page.tsx");
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources.filter((source) => !existsSync(join(import.meta.dirname, "..", source)))).toEqual([]);
});

test("every page component has an entry, and every label a link", () => {
  expect(faultsOfPages()).toEqual([]);
});

test("a page component that no entry names is told", () => {
  const forgotten = "src/features/prices/prices-page.tsx";
  expect(faultsOfPages({ files: [...sources, forgotten] })).toEqual([
    expect.stringMatching(/^No page is made of src\/features\/prices\/prices-page\.tsx\. Give it an entry/),
  ]);
});

test("an entry without its page component is told", () => {
  const [missing = "", ...files] = sources;
  expect(faultsOfPages({ files })).toEqual([
    `src/app/page-table.ts names ${missing}, and there is no such page. Correct the entry.`,
  ]);
});

test("a page with a label that nothing in the frame links to is told", () => {
  const table = pages.map((page) => (page.path === "/start" ? { ...page, label: "Start" } : page));
  expect(faultsOfPages({ table })).toEqual([
    expect.stringMatching(/^The page \/start is called "Start" .* but neither the navigation nor the footer/),
  ]);
});

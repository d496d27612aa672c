import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const packages = new URL("../../../", import.meta.url);
const sheets = globSync("{admin,site,ui}/src/**/*.css", { cwd: packages }).map((path) => ({
  path,
  css: readFileSync(new URL(path, packages), "utf8"),
}));

/** Returns `path: match` for each match, without the files that define the tokens or draw pictures. */
const find = (pattern: RegExp) =>
  sheets
    .filter(({ path }) => !/styles[/](tokens|media|fonts|share-card[.]module)[.]css$/.test(path))
    .flatMap(({ path, css }) => [...css.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

test("finds the style sheets", () => {
  expect(sheets.length).toBeGreaterThan(150);
});

test("uses only the four breakpoints in width media queries", () => {
  expect(find(/@media[^{]*\bwidth\b[^{]*/g)).toEqual([]);
});

test("uses tokens for bold weights", () => {
  expect(find(/font-weight: (?!400\b)\d+/g)).toEqual([]);
});

test("uses tokens for line heights above 1", () => {
  expect(find(/line-height: 1\.[1-8]\d*;/g)).toEqual([]);
});

test("names utilities in the markup only", () => {
  expect(find(/composes: [^;]* from global/g)).toEqual([]);
});

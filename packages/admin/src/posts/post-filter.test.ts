import { expect, test } from "vitest";
import {
  columnSorts,
  directionOf,
  nameOfValue,
  postSortChoices,
  readPostFilter,
  toChoice,
  toListRequest,
} from "./post-filter.ts";

const read = (address: string) => readPostFilter(new URLSearchParams(address));

test("a bare address shows every post, newest first", () => {
  expect(toListRequest(read(""))).toEqual({
    status: undefined,
    search: undefined,
    sort: { by: "created_at", ascending: false },
    page: 1,
    pageSize: 25,
  });
});

test("the address names tab, search, order and page", () => {
  expect(toListRequest(read("status=draft&q=+local+seo+&sort=title&page=3"))).toEqual({
    status: "draft",
    search: "local seo",
    sort: { by: "title", ascending: true },
    page: 3,
    pageSize: 25,
  });
});

test("the address names category, author, tag and month", () => {
  const address = "category=seo&author=Ann&tag=Local&month=2026-11";
  expect(toChoice(read(address))).toMatchObject({
    category: "seo",
    author: "Ann",
    tag: "Local",
    month: "2026-11",
  });
});

test("what was searched is sorted by how well it matches, unless the address says otherwise", () => {
  expect(toListRequest(read("q=seo")).sort.by).toBe("match");
  expect(toListRequest(read("q=seo&sort=newest")).sort.by).toBe("created_at");
  expect(toListRequest(read("sort=match")).sort.by).toBe("created_at");
  expect(postSortChoices("").map(({ value }) => value)).not.toContain("match");
});

test.each([
  ["changed", "descending", "none"],
  ["changed-reversed", "ascending", "none"],
  ["title", "none", "ascending"],
  ["newest", "none", "none"],
] as const)("sorted by %s, Last changed is %s and Title %s", (sort, changed, title) => {
  expect([directionOf(columnSorts.changed, sort), directionOf(columnSorts.title, sort)]).toEqual([
    changed,
    title,
  ]);
});

test("values are called as people call them", () => {
  const categories = [{ slug: "seo", name: "SEO" }];
  expect(nameOfValue("category", "seo", categories)).toBe("SEO");
  expect(nameOfValue("category", "-", categories)).toBe("No category");
  expect(nameOfValue("month", "2026-11", [])).toBe("November 2026");
});

test("what nobody offers is as the list opens", () => {
  expect(read("status=secret&sort=cheapest&page=x&month=2026-13&tag=")).toEqual(read(""));
});

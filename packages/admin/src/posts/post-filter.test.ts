import { expect, test } from "vitest";
import { directionOf, nameOfValue, postSortChoices, readPostFilter, toListRequest } from "./post-filter.ts";

const read = (address: string) => readPostFilter(new URLSearchParams(address));

const everyPost = { sort: { by: "created_at", ascending: false }, page: 1, pageSize: 25 };
const ofDrafts = { status: "draft", search: "local seo", sort: { by: "title", ascending: true }, page: 3 };
const filters = { category: "seo", author: "Ann", tag: "Local", month: "2026-11" };

test.each([
  ["", everyPost],
  ["status=draft&q=+local+seo+&sort=title&page=3", { ...everyPost, ...ofDrafts }],
  [String(new URLSearchParams(filters)), { ...everyPost, ...filters }],
  ["status=secret&sort=cheapest&page=x&month=2026-13&tag=", everyPost],
])("reads the request for posts from the address %j", (address, request) => {
  expect(toListRequest(read(address))).toEqual(request);
});

test("sorts search results by relevance unless the address has an order", () => {
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
] as const)(
  "returns the sort direction of both columns when sorted by %s: %s, %s",
  (sort, changed, title) => {
    expect([directionOf("changed", sort), directionOf("title", sort)]).toEqual([changed, title]);
  },
);

test("returns the label of a filter value", () => {
  const categories = [{ slug: "seo", name: "SEO" }];
  expect(nameOfValue("category", "seo", categories)).toBe("SEO");
  expect(nameOfValue("category", "-", categories)).toBe("No category");
  expect(nameOfValue("month", "2026-11", [])).toBe("November 2026");
});

import { expect, test } from "vitest";
import { readChoice, readListFilter, readPage, withParam } from "./list-address.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=1e9", 1],
  ["page=two", 1],
])("reads %j as page %i", (address, page) => {
  expect(readPage(new URLSearchParams(address))).toBe(page);
});

test("uses the default choice when the value is unknown", () => {
  const choices = ["newest", "oldest"] as const;
  expect(readChoice(new URLSearchParams("sort=oldest"), "sort", choices)).toBe("oldest");
  expect(readChoice(new URLSearchParams("sort=cheapest"), "sort", choices)).toBe("newest");
  expect(readChoice(new URLSearchParams(), "sort", choices)).toBe("newest");
});

const tab = { label: "", title: "", text: "" };

test.each([
  ["", { tab: "new", search: "", page: 1, request: { state: "new", search: undefined } }],
  [
    "state=spam&q=+roof+&page=2",
    { tab: "spam", search: "roof", page: 2, request: { state: "spam", search: "roof" } },
  ],
  [
    "state=all&q=roof",
    { tab: "all", search: "roof", page: 1, request: { state: undefined, search: "roof" } },
  ],
])("reads tab, search and page from the address %j", (address, filter) => {
  const tabs = { new: tab, spam: tab, all: tab };
  expect(readListFilter(new URLSearchParams(address), "state", tabs)).toEqual(filter);
});

test.each([
  ["q", "local seo", "status=draft&q=local+seo"],
  ["page", "5", "status=draft&page=5"],
  ["status", "", ""],
])("keeps all parameters but the page when %s is set to %j", (name, value, address) => {
  expect(withParam(new URLSearchParams("status=draft&page=4"), name, value).toString()).toBe(address);
});

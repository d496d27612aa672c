import { expect, test } from "vitest";
import { readPostFilter, toListRequest } from "./post-filter.ts";

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

test("what nobody offers is as the list opens", () => {
  expect(read("status=secret&sort=cheapest&page=x")).toEqual(read(""));
});

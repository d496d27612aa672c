import { expect, test } from "vitest";
import { readEnquiryFilter, toAsked } from "./enquiry-filter.ts";

const read = (address: string) => readEnquiryFilter(new URLSearchParams(address));

test("the list opens with the new enquiries", () => {
  expect(read("")).toEqual({ tab: "new", search: "", page: 1 });
  expect(toAsked(read("state=doubtful"))).toEqual({ state: "doubtful", search: undefined });
  expect(toAsked(read(""))).toEqual({ state: "new", search: undefined });
});

test("the address names state, search and page", () => {
  expect(read("state=spam&q=+roof+&page=2")).toEqual({ tab: "spam", search: "roof", page: 2 });
});

test("All asks for every state", () => {
  expect(toAsked(read("state=all&q=roof"))).toEqual({ state: undefined, search: "roof" });
});

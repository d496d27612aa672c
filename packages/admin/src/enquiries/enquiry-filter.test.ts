import { expect, test } from "vitest";
import { readEnquiryFilter, toEnquiryRequest } from "./enquiry-filter.ts";

const read = (address: string) => readEnquiryFilter(new URLSearchParams(address));

test("shows the new enquiries by default", () => {
  expect(read("")).toEqual({ tab: "new", search: "", page: 1 });
  expect(toEnquiryRequest(read("state=doubtful"))).toEqual({ state: "doubtful", search: undefined });
  expect(toEnquiryRequest(read(""))).toEqual({ state: "new", search: undefined });
});

test("reads state, search and page from the address", () => {
  expect(read("state=spam&q=+roof+&page=2")).toEqual({ tab: "spam", search: "roof", page: 2 });
});

test('requests every state for "all"', () => {
  expect(toEnquiryRequest(read("state=all&q=roof"))).toEqual({ state: undefined, search: "roof" });
});

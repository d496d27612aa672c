import { expect, test } from "vitest";
import { readSubscriptionFilter, toSubscriptionRequest } from "./subscription-filter.ts";

const read = (address: string) => readSubscriptionFilter(new URLSearchParams(address));

test("shows the subscriptions to do by default", () => {
  expect(read("")).toEqual({ tab: "to-do", search: "", page: 1 });
  expect(toSubscriptionRequest(read(""))).toEqual({ state: "to-do", search: undefined });
});

test("reads tab, search and page from the address", () => {
  expect(read("state=ended&q=+bakery+&page=2")).toEqual({ tab: "ended", search: "bakery", page: 2 });
});

test('requests every state for "all"', () => {
  expect(toSubscriptionRequest(read("state=all&q=bakery"))).toEqual({ state: undefined, search: "bakery" });
});

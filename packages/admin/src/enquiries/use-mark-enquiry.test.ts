import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { expect, test } from "vitest";
import { withState } from "./use-mark-enquiry.ts";

const list = {
  enquiries: [
    { id: "1", status: "new" },
    { id: "2", status: "new" },
  ] as Enquiry[],
  total: 40,
};

test("marked as handled, an enquiry leaves the new ones", () => {
  expect(withState(list, "new", "1", "handled")).toEqual({ enquiries: [list.enquiries[1]], total: 39 });
});

test("among all enquiries it stays, with its new state", () => {
  const { enquiries, total } = withState(list, undefined, "1", "handled");
  expect(enquiries.map(({ status }) => status)).toEqual(["handled", "new"]);
  expect(total).toBe(40);
});

test("a list that does not show it stays as it is", () => {
  expect(withState(list, "new", "3", "spam")).toBe(list);
});

import { expect, it } from "vitest";
import { poundsOf } from "./structured-site.ts";

it("parses a price in the format that pages show", () => {
  expect(poundsOf("£29.99")).toBe(29.99);
  expect(poundsOf("£29")).toBe(29);
});

it.each(["29.99", "$29", "£29.9", "from £29", "£29/month", ""])("rejects the price %j", (price) => {
  expect(() => poundsOf(price)).toThrow("is not a price in pounds");
});

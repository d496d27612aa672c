import { expect, test } from "vitest";
import { formatPrice } from "./format-price.ts";

test.each([
  [3999, "gbp", "£39.99"],
  [2900, "eur", "€29.00"],
  [4500, "jpy", "JP¥4,500"],
])("formats %d %s as %s", (amount, currency, text) => {
  expect(formatPrice({ amount, currency })).toBe(text);
});

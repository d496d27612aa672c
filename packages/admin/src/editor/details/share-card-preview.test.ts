import { expect, test } from "vitest";
import { titleSize } from "./share-card-preview.tsx";

test("a short title is large, a longer one smaller, none too small to read", () => {
  expect(titleSize("Hello")).toBe(148);
  expect(titleSize("Local SEO for trades, in the order that pays")).toBeLessThan(112);
  expect(titleSize("word ".repeat(40))).toBe(44);
});

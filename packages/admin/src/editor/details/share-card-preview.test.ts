import { expect, test } from "vitest";
import { titleSize } from "./share-card-preview.tsx";

test("never shrinks a long title below a readable size", () => {
  expect(titleSize("Hello")).toBe(148);
  expect(titleSize("Local SEO for trades, in the order that pays")).toBeLessThan(112);
  expect(titleSize("word ".repeat(40))).toBe(44);
});

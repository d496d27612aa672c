import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Emblem } from "./emblem.tsx";

const brand = vi.hoisted(() => ({ perches: true }));
vi.mock("@brightwren/brand/emblem", async (original) => ({
  ...(await original<object>()),
  get perches() {
    return brand.perches;
  },
}));

const html = (perched: boolean) => renderToStaticMarkup(createElement(Emblem, { perched }));

test.each([
  [true, true],
  [false, false],
])("draws a perched emblem when the brand says perches: %s", (perches, drawn) => {
  brand.perches = perches;
  expect(html(true) !== "").toBe(drawn);
  expect(html(false)).toContain("<path");
});

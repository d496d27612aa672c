import { Wren } from "@brightwren/ui/wren";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { styleSheet, wrenSvg } from "./design.ts";

it("has every colour token in its light scheme", () => {
  expect(styleSheet()).not.toContain("light-dark(");
  expect(styleSheet()).toMatch(/--paper: oklch\(/);
});

const shapes = (svg: string) => svg.match(/(?<= )(?:d|cx|cy|r|stroke-width)="[^"]*"/g)?.toSorted();

it("is the brand's wren that stands on the cards", () => {
  const brandWren = shapes(renderToStaticMarkup(createElement(Wren)));
  expect(brandWren?.length).toBeGreaterThan(7);
  expect(shapes(wrenSvg({ body: "#000", wing: "#000", eye: "#000" }))).toStrictEqual(brandWren);
});

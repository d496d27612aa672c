import { expect, it } from "vitest";
import { styleSheet } from "./design.ts";

it("has every colour token in its light scheme", () => {
  expect(styleSheet()).not.toContain("light-dark(");
  expect(styleSheet()).toMatch(/--paper: oklch\(/);
});

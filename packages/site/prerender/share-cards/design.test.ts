import { expect, it } from "vitest";
import { styleSheet } from "./design.ts";

it("contains every colour token of the light scheme", () => {
  expect(styleSheet()).not.toContain("light-dark(");
  expect(styleSheet()).toMatch(/--paper: #/);
});

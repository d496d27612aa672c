import { expect, test } from "vitest";
import { cutText } from "./search-preview.tsx";

test("truncates only long text, at a word boundary if possible", () => {
  expect(cutText("Short enough", 20)).toBe("Short enough");
  expect(cutText("Just a little too long for it", 20)).toBe("Just a little too…");
  expect(cutText("Donaudampfschifffahrtsgesellschaft", 20)).toBe("Donaudampfschifffah…");
});

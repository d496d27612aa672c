import { expect, test } from "vitest";
import { cutText, titleSize } from "./previews.tsx";
import { titleRooms } from "@brightwren/core/pictures/share-card";

test("truncates only long text, at a word boundary if possible", () => {
  expect(cutText("Short enough", 20)).toBe("Short enough");
  expect(cutText("Just a little too long for it", 20)).toBe("Just a little too…");
  expect(cutText("Donaudampfschifffahrtsgesellschaft", 20)).toBe("Donaudampfschifffah…");
});

test("never shrinks a long title below a readable size", () => {
  expect(titleSize("Hello", titleRooms.article)).toBe(148);
  expect(titleSize("Local SEO for trades, in the order that pays", titleRooms.article)).toBeLessThan(112);
  expect(titleSize("word ".repeat(40), titleRooms.article)).toBe(44);
  expect(titleSize("写真の撮り方と選び方", titleRooms.article)).toBe(148);
  expect(titleSize("Accessibility", titleRooms.pictured)).toBeLessThan(54);
  expect(titleSize("word ".repeat(40), titleRooms.pictured)).toBe(30);
});

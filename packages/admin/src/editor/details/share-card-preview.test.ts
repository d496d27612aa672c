import { expect, test } from "vitest";
import { titleRooms } from "@brightwren/core/pictures/share-card";
import { titleSize } from "./share-card-preview.tsx";

test("never shrinks a long title below a readable size", () => {
  expect(titleSize("Hello", titleRooms.article)).toBe(148);
  expect(titleSize("Local SEO for trades, in the order that pays", titleRooms.article)).toBeLessThan(112);
  expect(titleSize("word ".repeat(40), titleRooms.article)).toBe(44);
  expect(titleSize("写真の撮り方と選び方", titleRooms.article)).toBe(148);
  expect(titleSize("Accessibility", titleRooms.pictured)).toBeLessThan(54);
  expect(titleSize("word ".repeat(40), titleRooms.pictured)).toBe(30);
});

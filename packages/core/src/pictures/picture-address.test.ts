import { expect, test } from "vitest";
import { pictureAt, picturePlacement, withPlacement } from "./picture-address.ts";

const hash = "0123456789abcdef0123456789abcdef";
const folder = `https://x.supabase.co/storage/v1/object/public/post-images/${hash}`;

test("reads size, colour and files from an address", () => {
  expect(pictureAt(`${folder}/1000x750-c8a07b.webp#wide`)).toEqual({
    hash,
    width: 1000,
    height: 750,
    colour: "#c8a07b",
    ending: "webp",
    files: [
      { width: 480, address: `${folder}/480.webp` },
      { width: 800, address: `${folder}/800.webp` },
      { width: 1000, address: `${folder}/1000x750-c8a07b.webp` },
    ],
  });
});

test("returns a single file when the picture is a GIF", () => {
  expect(pictureAt(`${folder}/1000x750-c8a07b.gif`)?.files).toHaveLength(1);
});

test.each([
  "https://example.com/a.jpg",
  "/pictures/review.webp",
  `${folder}/480.webp`,
  `${folder}/0x10-c8a07b.webp`,
  `${folder}/1000x750-c8a07b.svg`,
  `https://example.com/${hash.slice(1)}/1000x750-c8a07b.webp`,
])("returns null for the address %s", (address) => {
  expect(pictureAt(address)).toBeNull();
});

test("reads back the placement written to an address", () => {
  const address = `${folder}/1000x750-c8a07b.webp`;
  for (const isWide of [true, false])
    for (const isDecorative of [true, false]) {
      const placed = withPlacement(`${address}#other`, { isWide, isDecorative });
      expect(picturePlacement(placed)).toEqual({ isWide, isDecorative });
      expect(pictureAt(placed)?.width).toBe(1000);
    }
  expect(withPlacement(`${address}#wide`, { isWide: false, isDecorative: false })).toBe(address);
});

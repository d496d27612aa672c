import { expect, test } from "vitest";
import { readGif } from "./file-formats.ts";

const letters = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const header = [...letters("GIF89a"), 2, 0, 3, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const image = [0x2c, 0, 0, 0, 0, 2, 0, 3, 0, 0, 2, 2, 0x84, 0x51, 0];
const timing = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
const loop = [0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0];
const comment = [0x21, 0xfe, 5, ...letters("51.5N"), 0];
const xmp = [0x21, 0xff, 11, ...letters("XMP DataXMP"), 1, 60, 0];
const trailer = [0x3b];

const read = (...blocks: number[][]) => readGif(new DataView(Uint8Array.from(blocks.flat()).buffer));

test("reports an animation when there are two frames", () => {
  expect(read(header, timing, image, trailer)).toMatchObject({ width: 2, height: 3, moves: false });
  expect(read(header, loop, timing, image, timing, image, trailer).moves).toBe(true);
});

test("removes comments, application data and trailing bytes", () => {
  const whole = [header, loop, comment, timing, image, xmp, image, trailer, letters("<script>")];
  const { kept, end } = read(...whole);
  const bytes = whole.flat();
  expect(kept.flatMap(([from, to]) => bytes.slice(from, to))).toEqual(
    [header, loop, timing, image, image, trailer].flat(),
  );
  expect(bytes.slice(end)).toEqual(letters("<script>"));
});

test("throws when the file is truncated", () => {
  const bytes = [header, loop, timing, image, image].flat();
  for (let length = 10; length <= bytes.length; length += 1)
    expect(() => read(bytes.slice(0, length))).toThrow(RangeError);
});

test("throws when a block is unknown", () => {
  expect(() => read(header, image, [0x50, 0x4b], trailer)).toThrow(RangeError);
});

import { expect, test } from "vitest";
import { chunkBytes, mostChunks, splitIntoChunks, valueBytes } from "./chunks.ts";

const sizes = (text: string) => splitIntoChunks(text).map((chunk) => Buffer.byteLength(chunk));

test("an empty text has no chunks", () => {
  expect(splitIntoChunks("")).toEqual([]);
});

test.each([
  [1, [1]],
  [1_999, [1_999]],
  [2_000, [2_000]],
  [2_001, [2_000, 1]],
  [2_560, [2_000, 560]],
  [4_000, [2_000, 2_000]],
])("%d bytes are cut at every 2,000th", (length, expected) => {
  expect(sizes("x".repeat(length))).toEqual(expected);
});

test.each(["é", "€", "🪶"])("no chunk ends inside a %s, wherever the border falls", (letter) => {
  for (const before of [1_996, 1_997, 1_998, 1_999, 2_000]) {
    const text = "x".repeat(before) + letter.repeat(1_500);
    const chunks = splitIntoChunks(text);
    expect(chunks.join("")).toBe(text);
    expect(chunks.every((chunk) => !chunk.includes("\uFFFD"))).toBe(true);
    expect(Math.max(...sizes(text))).toBeLessThanOrEqual(chunkBytes);
  }
});

test("the largest value fits into the most chunks, even when every chunk leaves bytes empty", () => {
  const text = `x${"🪶".repeat(valueBytes / 4 - 1)}xxx`;
  expect(Buffer.byteLength(text)).toBe(valueBytes);
  expect(splitIntoChunks(text).length).toBeLessThanOrEqual(mostChunks);
});

import { readFile } from "node:fs/promises";
import { create } from "fontkitten";
import { expect, it } from "vitest";

const styles = new URL("../packages/ui/src/styles/", import.meta.url);

/** The code points of a `unicode-range`. */
function codePoints(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

it("the ranges in fonts.css name the characters of the cut faces, each once", async () => {
  const css = await readFile(new URL("fonts.css", styles), "utf8");
  const faces = [...css.matchAll(/url\("(\.\/faces\/[^"]+)"\)[^}]*unicode-range:([^;]+);/g)];
  expect(faces).toHaveLength(2);
  const all: number[] = [];
  for (const [, file = "", range = ""] of faces) {
    const face = create(await readFile(new URL(file, styles)));
    // U+FFFF only marks the end of a face's table.
    const drawn = face.isCollection ? [] : face.characterSet.filter((point) => point !== 0xffff);
    expect(codePoints(range).filter((point) => !drawn.includes(point))).toEqual([]);
    expect(drawn.filter((point) => !codePoints(range).includes(point))).toEqual([]);
    all.push(...codePoints(range));
  }
  expect(new Set(all).size).toBe(all.length);
});

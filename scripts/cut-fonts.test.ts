import { readFile } from "node:fs/promises";
import { create } from "fontkitten";
import { expect, it } from "vitest";

const styles = new URL("../packages/ui/src/styles/", import.meta.url);

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

it("lists every character of the subset fonts once in fonts.css", async () => {
  const css = await readFile(new URL("fonts.css", styles), "utf8");
  const rules = [...css.matchAll(/url\("(\.\/fonts\/[^"]+)"\)[^}]*unicode-range:([^;]+);/g)];
  expect(rules).toHaveLength(2);
  const named: number[] = [];
  const drawn: number[] = [];
  for (const [, file = "", range = ""] of rules) {
    const font = create(await readFile(new URL(file, styles)));
    const characters = font.isCollection ? [] : font.characterSet;
    expect(codePoints(range).filter((point) => !characters.includes(point))).toEqual([]);
    named.push(...codePoints(range));
    drawn.push(...characters);
  }
  expect(new Set(named).size).toBe(named.length);
  // U+FFFF only terminates a font's table.
  expect(drawn.filter((point) => !named.includes(point) && point !== 0xffff)).toEqual([]);
});

import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** The file with the most frequent characters is small enough to block the first paint. fonts.css has the ranges. */
const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
);
const folder = new URL("../packages/ui/src/styles/fonts/", import.meta.url);

/** We ship one weight, and browsers use it for every requested weight. */
const weight = 780;

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const letters = [...between(0x41, 0x5a), ...between(0x61, 0x7a), "é"];
const signs = ["\u00a0", "£", "–", "—", "‘", "’", "“", "”", "…"];
const common = new Set([
  ...letters,
  ...between(0x20, 0x22),
  ...between(0x25, 0x29),
  ...between(0x2b, 0x3b),
  "?",
  ...signs,
]);
const latin = [...between(0x21, 0x7e), ...between(0xa1, 0xff), "ı", "Œ", "œ"];
const others = [...latin, "‚", "„", "•", "‹", "›", "⁄", "€", "−"].filter(
  (character) => !common.has(character),
);

const font = await readFile(source);
for (const [name, characters] of [
  ["besley-headings.woff2", common],
  ["besley-headings-others.woff2", others],
] as const) {
  const cut = await subsetFont(font, Array.from(characters).join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    // Without ligatures: browsers disable them in letter-spaced text such as our headings.
    noLayoutClosure: true,
  });
  await writeFile(new URL(name, folder), cut);
  console.log(`${name}  ${cut.length} bytes`);
}

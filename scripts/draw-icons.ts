import { readFile, writeFile } from "node:fs/promises";
import { icoFile } from "./icons/ico-file.ts";
import { drawTile } from "./icons/wren-tile.ts";

/** Draws the bitmap icons of packages/site/public from favicon.svg (`npm run icons`). */
const folder = new URL("../packages/site/public/", import.meta.url);
const favicon = await readFile(new URL("favicon.svg", folder), "utf8");

/** iOS and Android cut the corners themselves; of a maskable icon only the middle four fifths are safe to be seen. */
const tiles = {
  "apple-touch-icon.png": { side: 180, wren: 0.8, corners: 0 },
  "icon-192.png": { side: 192, wren: 0.86, corners: 0.18 },
  "icon-512.png": { side: 512, wren: 0.86, corners: 0.18 },
  "icon-maskable-512.png": { side: 512, wren: 0.62, corners: 0 },
};

for (const [name, tile] of Object.entries(tiles)) {
  const png = await drawTile(favicon, tile);
  await writeFile(new URL(name, folder), png);
  console.log(`${name}  ${png.length} bytes`);
}

const small = await Promise.all(
  [16, 32].map(async (side) => ({
    side,
    png: await drawTile(favicon, { side, wren: 1, corners: 0.16, nudge: 1.7 }),
  })),
);
const ico = icoFile(small);
await writeFile(new URL("favicon.ico", folder), ico);
console.log(`favicon.ico  ${ico.length} bytes`);

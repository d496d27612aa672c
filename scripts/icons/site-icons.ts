import { icoFile } from "./ico-file.ts";
import { drawTile } from "./emblem-tile.ts";

/** iOS and Android round corners themselves. Only the middle 80 % of a maskable icon is always visible. */
const tiles = {
  "apple-touch-icon.png": { side: 180, emblem: 0.8, corners: 0 },
  "icon-192.png": { side: 192, emblem: 0.86, corners: 0.18 },
  "icon-512.png": { side: 512, emblem: 0.86, corners: 0.18 },
  "icon-maskable-512.png": { side: 512, emblem: 0.62, corners: 0 },
};

export async function drawSiteIcons(): Promise<Record<string, Buffer>> {
  const icons: Record<string, Buffer> = {};
  for (const [name, tile] of Object.entries(tiles)) icons[name] = await drawTile(tile);
  const small = [16, 32].map(async (side) => ({
    side,
    bytes: await drawTile({ side, emblem: 1, corners: 0.16, nudge: 1.7 }),
  }));
  icons["favicon.ico"] = icoFile(await Promise.all(small));
  return icons;
}

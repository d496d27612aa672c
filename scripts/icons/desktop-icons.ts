import { icnsBitmap, icnsFile, icnsPngTypes } from "./icns-file.ts";
import { icoBitmap, icoFile } from "./ico-file.ts";
import { drawMacTile } from "./mac-tile.ts";
import { drawTile, tilePicture, type Tile } from "./emblem-tile.ts";

/** Icon sizes that Windows uses at common display scales; Explorer's largest view uses 256. */
export const windowsSides = [16, 20, 24, 32, 40, 48, 64, 128, 256] as const;

export const linuxSides = [16, 24, 32, 48, 64, 128, 256, 512] as const;

const tileOf = (side: number): Tile => ({
  side,
  corners: 0.18,
  ...(side <= 32 ? { emblem: 0.96, nudge: 1.7 } : { emblem: 0.84 }),
});

async function windowsIcon(): Promise<Buffer> {
  const images = windowsSides.map(async (side) => {
    const picture = tilePicture(tileOf(side));
    // A 256 px bitmap would take 256 kB. Windows requires a PNG without a palette.
    const bytes = side < 256 ? icoBitmap(picture, side) : picture.png({ compressionLevel: 9 }).toBuffer();
    return { side, bytes: await bytes };
  });
  return icoFile(await Promise.all(images));
}

async function macIcon(): Promise<Buffer> {
  const small = ([16, 32] as const).map((side) => icnsBitmap(drawMacTile(side), side));
  const large = Object.entries(icnsPngTypes).map(async ([type, side]) => ({
    type,
    bytes: await drawMacTile(side).png({ compressionLevel: 9 }).toBuffer(),
  }));
  return icnsFile([...(await Promise.all(small)).flat(), ...(await Promise.all(large))]);
}

export async function drawDesktopIcons(): Promise<Record<string, Buffer>> {
  const icons: Record<string, Buffer> = {
    "icon.ico": await windowsIcon(),
    "icon.icns": await macIcon(),
  };
  for (const side of linuxSides) icons[`icons/${side}x${side}.png`] = await drawTile(tileOf(side));
  return icons;
}

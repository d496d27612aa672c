import { colours } from "@brightwren/brand";
import { emblemMiddle, smallEmblemSvg } from "@brightwren/brand/emblem";
import sharp from "sharp";

const { paper, ink, accent } = colours;

type Tile = {
  side: number;
  emblem: number;
  /** Corner radius as a fraction of the side; 0 if the device rounds the corners. */
  corners: number;
  /** Shift to the right in 64ths of the side, to align thin lines with the pixel grid at small sizes. */
  nudge?: number;
};

function emblemInMiddle(scale: number, nudge = 0): string {
  const place = `translate(${32 + nudge} 32) scale(${scale}) translate(${-emblemMiddle.x} ${-emblemMiddle.y})`;
  return `<g transform="${place}">${smallEmblemSvg({ ink, accent, ground: paper })}</g>`;
}

const draw = (content: string, side: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">${content}</svg>`),
    { density: (72 * side) / 64 },
  ).resize(side, side);

/** The emblem is drawn in ink, so it needs a light tile. */
const drawTile = ({ side, emblem, corners, nudge }: Tile): Promise<Buffer> =>
  draw(
    `<rect width="64" height="64" rx="${64 * corners}" fill="${paper}"/>${emblemInMiddle(emblem, nudge)}`,
    side,
  )
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** Continuous corners, like macOS icons: each curve passes through the middle of the circular arc. */
function softSquare(start: number, end: number, radius: number): string {
  const reach = 1.25 * radius;
  const pull = (8 * (1 - Math.SQRT1_2) * radius - reach) / 3;
  const [near, far, nearPull, farPull] = [start + reach, end - reach, start + pull, end - pull];
  return [
    `M${near} ${start}H${far}C${farPull} ${start} ${end} ${nearPull} ${end} ${near}`,
    `V${far}C${end} ${farPull} ${farPull} ${end} ${far} ${end}`,
    `H${near}C${nearPull} ${end} ${start} ${farPull} ${start} ${far}`,
    `V${near}C${start} ${nearPull} ${nearPull} ${start} ${near} ${start}Z`,
  ].join("");
}

/** Apple's grid: the tile takes 824 of 1,024 px and has a shadow. */
function drawMacTile(): Promise<Buffer> {
  const margin = 6.25;
  const path = softSquare(margin, 64 - margin, (64 - 2 * margin) * 0.225);
  const content = [
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="0.8"/></filter>`,
    `<path d="${path}" fill="${ink}" fill-opacity=".35" transform="translate(0 0.8)" filter="url(#soft)"/>`,
    `<path d="${path}" fill="${paper}"/>`,
    `<path d="${path}" stroke="${ink}" stroke-opacity=".1" stroke-width="0.2"/>`,
    emblemInMiddle(0.62),
  ];
  return draw(content.join(""), 1024).png({ compressionLevel: 9 }).toBuffer();
}

/** iOS and Android round corners themselves. Only the middle 80 % of a maskable icon is always visible. */
const siteTiles = {
  "apple-touch-icon.png": { side: 180, emblem: 0.8, corners: 0 },
  "icon-192.png": { side: 192, emblem: 0.86, corners: 0.18 },
  "icon-512.png": { side: 512, emblem: 0.86, corners: 0.18 },
  "icon-maskable-512.png": { side: 512, emblem: 0.62, corners: 0 },
};

/** An icon with one PNG. Layout: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const linuxSides = [16, 24, 32, 48, 64, 128, 256, 512];

/** Returns the icons by path. */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const icons: Record<string, Buffer> = {};
  for (const [name, tile] of Object.entries(siteTiles))
    icons[`packages/site/public/${name}`] = await drawTile(tile);
  const favicon = await drawTile({ side: 32, emblem: 1, corners: 0.16, nudge: 1.7 });
  icons["packages/site/public/favicon.ico"] = icoOf(favicon, 32);
  // electron-builder makes an .ico from the first and an .icns from the second.
  icons["build/icon.png"] = await drawTile({ side: 1024, emblem: 0.84, corners: 0.18 });
  icons["build/icon-mac.png"] = await drawMacTile();
  for (const side of linuxSides) {
    const look = side <= 32 ? { emblem: 0.96, nudge: 1.7 } : { emblem: 0.84 };
    icons[`build/icons/${side}x${side}.png`] = await drawTile({ side, corners: 0.18, ...look });
  }
  return icons;
}

import { colours } from "@brightwren/brand";
import { emblemMiddle, smallEmblemSvg } from "@brightwren/brand/emblem";
import sharp, { type Sharp } from "sharp";

export type Tile = {
  side: number;
  emblem: number;
  /** Corner radius as a fraction of the side; 0 if the device rounds the corners. */
  corners: number;
  /** Shift to the right in 64ths of the side, to align thin lines with the pixel grid at small sizes. */
  nudge?: number;
};

const { paper, ink, accent } = colours;

export function emblemInMiddle({ emblem, nudge = 0 }: Pick<Tile, "emblem" | "nudge">): string {
  const place = `translate(${32 + nudge} 32) scale(${emblem}) translate(${-emblemMiddle.x} ${-emblemMiddle.y})`;
  return `<g transform="${place}">${smallEmblemSvg({ ink, accent, ground: paper })}</g>`;
}

export const drawSquare = (svg: string, side: number): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 }).resize(side, side);

/** The emblem is drawn in ink, so it needs a light tile. */
export function tilePicture(tile: Tile): Sharp {
  const rect = `<rect width="64" height="64" rx="${64 * tile.corners}" fill="${paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">${rect}${emblemInMiddle(tile)}</svg>`;
  return drawSquare(svg, tile.side);
}

export const drawTile = (tile: Tile): Promise<Buffer> =>
  tilePicture(tile).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 }).toBuffer();

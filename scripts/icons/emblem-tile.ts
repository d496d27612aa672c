import { colours } from "@brightwren/brand";
import { emblemMiddle, smallEmblemSvg } from "@brightwren/brand/emblem";
import sharp, { type Sharp } from "sharp";

/** How the emblem sits in a square tile. */
export type Tile = {
  /** Pixels of the finished picture. */
  side: number;
  /** The emblem's share of the side. */
  emblem: number;
  /** Radius of the tile's corners as a share of the side; 0 where the device cuts them itself. */
  corners: number;
  /** Moves it to the right, in 64ths of the side: at small sizes its thin lines must meet the grid of pixels. */
  nudge?: number;
};

const { paper, ink, accent } = colours;

/** The emblem in its light colours, in the middle of a picture of 64 by 64, as a part of an SVG file. */
export function emblemInMiddle({ emblem, nudge = 0 }: Pick<Tile, "emblem" | "nudge">): string {
  const place = `translate(${32 + nudge} 32) scale(${emblem}) translate(${-emblemMiddle.x} ${-emblemMiddle.y})`;
  return `<g transform="${place}">${smallEmblemSvg({ ink, accent, ground: paper })}</g>`;
}

/** Draws an SVG file of 64 by 64 as a picture with so many pixels a side. */
export const drawSquare = (svg: string, side: number): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 }).resize(side, side);

/** The emblem on a paper tile: it is drawn in ink, and must stand on something light. */
export function tilePicture(tile: Tile): Sharp {
  const rect = `<rect width="64" height="64" rx="${64 * tile.corners}" fill="${paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">${rect}${emblemInMiddle(tile)}</svg>`;
  return drawSquare(svg, tile.side);
}

/** Draws the emblem on a paper tile as a small PNG. */
export const drawTile = (tile: Tile): Promise<Buffer> =>
  tilePicture(tile).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 }).toBuffer();

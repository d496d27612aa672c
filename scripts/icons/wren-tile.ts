import sharp, { type Sharp } from "sharp";

/** How the wren sits in a square tile. */
export type Tile = {
  /** Pixels of the finished picture. */
  side: number;
  /** The wren's share of the side. */
  wren: number;
  /** Radius of the tile's corners as a share of the side; 0 where the device cuts them itself. */
  corners: number;
  /** Moves the wren to the right, in 64ths of the side: at small sizes its legs must meet the grid of pixels. */
  nudge?: number;
};

/** The light paper of packages/ui/src/styles/tokens.css: the wren is drawn in ink, and must stand on something light. */
export const paper = "#f8f3e9";

/** The middle of what is drawn in favicon.svg's 64 by 64, feet and tail included. */
const middle = { x: 31.9, y: 33 };

/** The wren of favicon.svg in its light colours, in the middle of a picture of 64 by 64, as a part of an SVG file. */
export function wrenInMiddle(favicon: string, { wren, nudge = 0 }: Pick<Tile, "wren" | "nudge">): string {
  const drawing = favicon.replace(/@media[^{]*\{.*\}\s*\}/, "").replace(/<\/?svg[^>]*>/g, "");
  const place = `translate(${32 + nudge} 32) scale(${wren}) translate(${-middle.x} ${-middle.y})`;
  return `<g transform="${place}">${drawing}</g>`;
}

/** Draws an SVG file of 64 by 64 as a picture with so many pixels a side. */
export const drawSquare = (svg: string, side: number): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 }).resize(side, side);

/** The wren on a paper tile. `favicon`: the text of favicon.svg. */
export function tilePicture(favicon: string, tile: Tile): Sharp {
  const rect = `<rect width="64" height="64" rx="${64 * tile.corners}" fill="${paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">${rect}${wrenInMiddle(favicon, tile)}</svg>`;
  return drawSquare(svg, tile.side);
}

/** Draws the wren on a paper tile as a small PNG. `favicon`: the text of favicon.svg. */
export const drawTile = (favicon: string, tile: Tile): Promise<Buffer> =>
  tilePicture(favicon, tile).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 }).toBuffer();

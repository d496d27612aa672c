import sharp from "sharp";

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
const paper = "#f8f3e9";

/** The middle of what is drawn in favicon.svg's 64 by 64, feet and tail included. */
const middle = { x: 31.9, y: 33 };

/** The wren of favicon.svg, in its light colours, on a paper tile. */
function tileSvg(favicon: string, { wren, corners, nudge = 0 }: Tile): string {
  const drawing = favicon.replace(/@media[^{]*\{.*\}\s*\}/, "").replace(/<\/?svg[^>]*>/g, "");
  const place = `translate(${32 + nudge} 32) scale(${wren}) translate(${-middle.x} ${-middle.y})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none"><rect width="64" height="64" rx="${64 * corners}" fill="${paper}"/><g transform="${place}">${drawing}</g></svg>`;
}

/** Draws a tile as a small PNG. Takes the text of favicon.svg. */
export function drawTile(favicon: string, tile: Tile): Promise<Buffer> {
  const density = (72 * tile.side) / 64;
  return sharp(Buffer.from(tileSvg(favicon, tile)), { density })
    .resize(tile.side, tile.side)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

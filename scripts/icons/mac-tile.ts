import { colours } from "@brightwren/brand";
import { drawSquare, emblemInMiddle } from "./emblem-tile.ts";

type MacTile = { margin: number; emblem: number; nudge?: number; shadow?: number; rule?: number };

const { ink, paper } = colours;

/** Apple's grid: the tile takes 824 of 1,024 px. At small sizes it is larger and has no decoration. */
function tileOf(side: number): MacTile {
  if (side <= 16) return { margin: 4, emblem: 0.86, nudge: 1.7 };
  if (side <= 32) return { margin: 4, emblem: 0.78, nudge: 1, shadow: 0.6 };
  return { margin: 6.25, emblem: 0.62, shadow: 0.8, rule: 0.2 };
}

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

function macTileSvg({ margin, emblem, nudge = 0, shadow, rule }: MacTile): string {
  const path = softSquare(margin, 64 - margin, (64 - 2 * margin) * 0.225);
  const soft = `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${shadow}"/></filter>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">`,
    shadow &&
      `${soft}<path d="${path}" fill="${ink}" fill-opacity=".35" transform="translate(0 ${shadow})" filter="url(#soft)"/>`,
    `<path d="${path}" fill="${paper}"/>`,
    rule && `<path d="${path}" stroke="${ink}" stroke-opacity=".1" stroke-width="${rule}"/>`,
    emblemInMiddle({ emblem, nudge }),
    "</svg>",
  ]
    .filter(Boolean)
    .join("");
}

export const drawMacTile = (side: number) => drawSquare(macTileSvg(tileOf(side)), side);

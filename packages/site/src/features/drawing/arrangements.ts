/** What an arrangement is made from. */
export type Drawn = {
  /** SVG within a square of 120. */
  motif: string;
  /** The title's first letter or figure, and a word of it, both fit to stand in SVG. */
  initial: string;
  word: string;
  /** Decides all that is left open; from 0. */
  number: number;
};

export type Arrangement = {
  /** SVG in a picture of 480 by 300. */
  draw: (drawn: Drawn) => string;
  /** Where the emblem sits in it, and its height. */
  emblem?: { x: number; y: number; size: number };
};

/** One of a few; `number` may be a fraction. */
const one = (choices: readonly number[], number: number): number =>
  choices[Math.floor(number) % choices.length] ?? 0;

const place = (motif: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})">${motif}</g>`;

/** A letter as large as the sheet, and the motif on a disc that lies over it. */
const letter: Arrangement = {
  draw({ motif, initial, number }) {
    const [letterAt, discAt] = number % 2 ? [300, 130] : [150, 352];
    const lift = one([0, 14, -16, 30], number / 2);
    return `<text x="${letterAt}" y="${302 + lift}" font-size="410" text-anchor="middle">${initial}</text><circle cx="${discAt}" cy="${150 - lift}" r="${one([122, 134, 112], number / 8)}" fill="var(--c)"/>${place(motif, discAt - 78, 72 - lift, 1.3)}`;
  },
};

/** A browser window that runs off the sheet, a sun behind it, the emblem on top. */
const browser: Arrangement = {
  draw: ({ motif, number }) =>
    `<circle cx="${one([118, 96, 410, 134], number)}" cy="${one([118, 96, 140], number / 4)}" r="${one([92, 76, 84], number / 12)}" fill="var(--b)"/><path fill="var(--c)" stroke="var(--a)" stroke-width="5" d="M108 330V98a14 14 0 0 1 14-14h388v246Z"/><path d="M108 84h400v38H108Z"/><path fill="var(--c)" d="M126 124V104a8 8 0 0 1 8-8h84a8 8 0 0 1 8 8v20Zm264-21a6 6 0 1 0 12 0 6 6 0 1 0-12 0m22 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0m22 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0"/>${place(motif, one([222, 150, 290], number / 36), 138, 1.25)}`,
  emblem: { x: 270, y: 8, size: 82 },
};

/** Rays from the horizon, and the motif before them. */
const sunrise: Arrangement = {
  draw({ motif, number }) {
    const count = one([8, 10, 6, 12], number / 2);
    const centre = one([240, 150, 330], number / 8);
    const rays = Array.from({ length: count + 1 }, (_, index) => {
      const angle = Math.PI * (index / count);
      const [left, right] = [angle - 0.8 / count, angle + 0.8 / count].map((edge) =>
        [centre + 480 * Math.cos(edge), 262 - 480 * Math.sin(edge)].map(Math.round).join(" "),
      );
      return `M${centre} 262 ${left} ${right}Z`;
    }).join("");
    const ground = `<path${number % 2 ? ' fill="var(--b)"' : ""} d="M0 262h480v38H0Z"/>`;
    return `<path fill="var(--c)" d="${rays}"/><circle cx="${centre}" cy="262" r="${one([128, 112, 146], number / 24)}" fill="var(--c)"/>${ground}${place(motif, centre - 90, 78, 1.5)}`;
  },
};

/** A page of a type specimen: one word of the title, over and over. */
const specimen: Arrangement = {
  draw({ motif, word, number }) {
    const discAt = number % 2 ? 372 : 108;
    const line = (x: number, y: number, ink: string) =>
      `<text x="${x}" y="${y}" font-size="112"${ink}>${word} ${word} ${word}</text>`;
    const shift = 20 + (number % 11) * 13;
    return `${line(-shift, 92, "")}${line(-shift - 130, 190, ' fill="var(--b)"')}${line(-shift - 40, 288, "")}<circle cx="${discAt}" cy="150" r="92" fill="var(--c)" stroke="var(--g)" stroke-width="9"/>${place(motif, discAt - 54, 96, 0.9)}`;
  },
};

const tile = 75;
/** The four ways a quarter of a disc lies in its tile. */
const quarters = [
  (x: number, y: number) => `M${x} ${y}h75a75 75 0 0 1-75 75Z`,
  (x: number, y: number) => `M${x + tile} ${y}v75a75 75 0 0 1-75-75Z`,
  (x: number, y: number) => `M${x + tile} ${y + tile}h-75a75 75 0 0 1 75-75Z`,
  (x: number, y: number) => `M${x} ${y + tile}v-75a75 75 0 0 1 75 75Z`,
];

/** Ornaments as printers set borders of them, four to a flower, around the motif. */
const ornaments: Arrangement = {
  draw({ motif, number }) {
    const column = 1 + (number % 4);
    const inks = ["", "", ""];
    for (let index = 0; index < 28; index += 1) {
      const [x, y] = [index % 7, Math.floor(index / 7)];
      if ((x === column || x === column + 1) && (y === 1 || y === 2)) continue;
      const corner = (x % 2) + (y % 2) * 2;
      const [turn, ink] = [(number >> (2 * corner + 2)) % 4, (number >> (corner + 10)) % 2];
      // The tint in every fourth flower keeps the eye on the motif.
      inks[(x >> 1) + (y >> 1) === column ? 2 : ink] += quarters[turn]?.(x * tile - 22, y * tile) ?? "";
    }
    const left = column * tile - 22;
    return `<path d="${inks[0]}"/><path fill="var(--b)" d="${inks[1]}"/><path fill="var(--c)" d="${inks[2]}M${left} 75h150v150h-150Z"/>${place(motif, left + 21, 96, 0.9)}`;
  },
};

/** The motif so near that the sheet cannot hold it. */
const closeUp: Arrangement = {
  draw({ motif, initial, number }) {
    const [motifAt, letterAt, way] = number % 2 ? [-40, 402, -1] : [176, 84, 1];
    const turn = way * one([9, 5, 13, 2, 16], number / 2);
    return `<path fill="var(--c)" d="M0 232h480v68H0Z"/><path d="M0 220h480v5H0Zm0 9h480v2H0Z"/><text x="${letterAt}" y="196" font-size="196" text-anchor="middle" fill="var(--b)">${initial}</text>${place(motif, motifAt, number % 2 ? 20 : -28, 2.7, turn)}`;
  },
};

export const arrangements: readonly Arrangement[] = [letter, browser, sunrise, specimen, ornaments, closeUp];

type Drawn = {
  /** SVG within a 120 by 120 square. */
  motif: string;
  /** Non-negative seed for all variations. */
  number: number;
};

export type Arrangement = {
  /** Returns SVG on a 480 by 300 field. */
  draw: (drawn: Drawn) => string;
  emblem?: { x: number; y: number; size: number };
};

/** Picks a choice by `number`, rounded down, modulo the number of choices. */
const one = <Choice>(choices: readonly [Choice, ...Choice[]], number: number): Choice =>
  choices[Math.floor(number) % choices.length] ?? choices[0];

const place = (motif: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})">${motif}</g>`;

const rings: Arrangement = {
  draw({ motif, number }) {
    const [x, y] = [one([150, 330, 240, 190, 290], number), one([150, 168, 132], number / 5)];
    const grooves = [330, 284, 238, 192, 146]
      .slice(number % 2)
      .map((radius, index) => {
        const ink = index % 2 ? "var(--g)" : index === 2 ? "var(--b)" : "var(--c)";
        return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>`;
      })
      .join("");
    return `${grooves}<circle cx="${x}" cy="${y}" r="106" fill="var(--c)"/>${place(motif, x - 66, y - 66, 1.1)}`;
  },
};

const browser: Arrangement = {
  draw: ({ motif, number }) =>
    `<circle cx="${one([118, 96, 410, 134], number)}" cy="${one([118, 96, 140], number / 4)}" r="${one([92, 76, 84], number / 12)}" fill="var(--b)"/><path fill="var(--c)" stroke="var(--a)" stroke-width="5" d="M108 330V98a14 14 0 0 1 14-14h388v246Z"/><path d="M108 84h400v38H108Z"/><path fill="var(--c)" d="M126 124V104a8 8 0 0 1 8-8h84a8 8 0 0 1 8 8v20Zm264-21a6 6 0 1 0 12 0 6 6 0 1 0-12 0m22 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0m22 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0"/><path stroke="var(--a)" stroke-opacity=".16" stroke-width="7" d="M136 160h352M136 214h352M136 268h352"/>${place(motif, one([222, 150, 290], number / 36), 138, 1.25)}`,
  emblem: { x: 270, y: 8, size: 82 },
};

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

const sheets: Arrangement = {
  draw({ motif, number }) {
    const way = number % 2 ? -1 : 1;
    const x = one([240, 176, 304], number / 2);
    const sheet = (turn: number, ink: string) =>
      `<path transform="translate(${x} 156) rotate(${way * turn})" fill="${ink}" d="M-112-148h224v330h-224Z"/>`;
    const turn = one([4, 6, 3, 7], number / 6);
    const band = `<path fill="var(--c)" d="M0 ${one([196, 60, 128], number / 24)}h480v46H0Z"/>`;
    return `${band}${sheet(turn + 19, "var(--b)")}${sheet(turn + 8, "var(--a)")}${sheet(-turn, "var(--c)")}${place(motif, x - 84, 62, 1.4, -way * turn)}`;
  },
};

const tile = 75;
/** The four orientations of a quarter disc in a tile. */
const quarters = [
  (x: number, y: number) => `M${x} ${y}h75a75 75 0 0 1-75 75Z`,
  (x: number, y: number) => `M${x + tile} ${y}v75a75 75 0 0 1-75-75Z`,
  (x: number, y: number) => `M${x + tile} ${y + tile}h-75a75 75 0 0 1 75-75Z`,
  (x: number, y: number) => `M${x} ${y + tile}v-75a75 75 0 0 1 75 75Z`,
];

const ornaments: Arrangement = {
  draw({ motif, number }) {
    const column = 1 + (number % 4);
    const inks = ["", "", ""];
    for (let index = 0; index < 28; index += 1) {
      const [x, y] = [index % 7, Math.floor(index / 7)];
      if ((x === column || x === column + 1) && (y === 1 || y === 2)) continue;
      const corner = (x % 2) + (y % 2) * 2;
      const [turn, ink] = [(number >> (2 * corner + 2)) % 4, (number >> (corner + 10)) % 2];
      // A tint on every fourth flower draws the eye to the motif.
      inks[(x >> 1) + (y >> 1) === column ? 2 : ink] += quarters[turn]?.(x * tile - 22, y * tile) ?? "";
    }
    const left = column * tile - 22;
    return `<path d="${inks[0]}"/><path fill="var(--b)" d="${inks[1]}"/><path fill="var(--c)" d="${inks[2]}M${left} 75h150v150h-150Z"/>${place(motif, left + 21, 96, 0.9)}`;
  },
};

const closeUp: Arrangement = {
  draw({ motif, number }) {
    const [motifAt, dotsFrom, way] = number % 2 ? [-24, 480, -1] : [180, 0, 1];
    const turn = way * one([9, 5, 13, 2, 16], number / 2);
    // Each column of dots is one line with zero-length dashes and round caps.
    const dots = Array.from(
      { length: 6 },
      (_, column) =>
        `<path stroke-width="${34 - 5 * column}" d="M${dotsFrom + way * (18 + column * 40)} ${(column % 2) * 20}v320"/>`,
    ).join("");
    const ink = one(["--c", "--b"], number / 10);
    return `<g fill="none" stroke="var(${ink})" stroke-linecap="round" stroke-dasharray="0 40">${dots}</g>${place(motif, motifAt, number % 2 ? 8 : -20, 2.6, turn)}`;
  },
};

export const arrangements: readonly Arrangement[] = [rings, browser, sunrise, sheets, ornaments, closeUp];

/** One Tuesday at a cold store, in the 48 half-hour settlement periods of British electricity. */

/** Pence per kilowatt-hour, from midnight. */
export const prices = [
  14.2, 13.1, 12.4, 11.6, 10.9, 10.2, 9.8, 9.6, 9.9, 10.4, 11.8, 13.6, 17.9, 22.4, 26.8, 29.1, 28.3, 25.6,
  22.9, 20.7, 18.8, 17.2, 15.4, 13.9, 12.2, 11.1, 10.6, 11.3, 13.7, 17.6, 24.8, 31.9, 43.5, 49.2, 57.8, 61.4,
  58.9, 51.3, 42.7, 35.2, 29.4, 25.1, 22.3, 20.4, 18.6, 17.1, 15.8, 14.9,
] as const;

export const dearest = Math.max(...prices);

/** Half-hours, end exclusive. */
type Span = readonly [from: number, to: number];

type Machine = { name: string; kilowatts: number; planned: readonly Span[]; habit: readonly Span[] };

/** `planned`: scheduled by Halfhour. `habit`: driven by the plant's own thermostats and sockets. */
export const machines: readonly Machine[] = [
  {
    name: "Blast freezer A",
    kilowatts: 180,
    planned: [
      [0, 11],
      [22, 29],
    ],
    habit: [
      [10, 15],
      [30, 43],
    ],
  },
  {
    name: "Blast freezer B",
    kilowatts: 150,
    planned: [
      [2, 12],
      [23, 28],
      [45, 48],
    ],
    habit: [
      [0, 4],
      [14, 20],
      [31, 39],
    ],
  },
  {
    name: "Forklift chargers",
    kilowatts: 66,
    planned: [
      [4, 11],
      [24, 28],
    ],
    habit: [[33, 44]],
  },
  {
    name: "Ice plant",
    kilowatts: 44,
    planned: [
      [0, 8],
      [20, 30],
    ],
    habit: [
      [10, 18],
      [30, 40],
    ],
  },
];

/** Base load that cannot be shifted: doors, lights, office, evaporator fans. */
function standing(slot: number): number {
  if (slot < 12) return 96;
  if (slot < 14) return 120;
  if (slot < 36) return 168;
  return slot < 40 ? 140 : 104;
}

function load(kind: "planned" | "habit"): readonly number[] {
  return prices.map((_, slot) =>
    machines.reduce(
      (sum, machine) =>
        sum + (machine[kind].some(([from, to]) => slot >= from && slot < to) ? machine.kilowatts : 0),
      standing(slot),
    ),
  );
}

/** Kilowatts per half-hour, with Halfhour and without. */
export const loads = { planned: load("planned"), habit: load("habit") } as const;

/** The clock time at which a half-hour (0 to 48) starts. */
export function clock(slot: number): string {
  const half = slot % 2 === 0 ? "00" : "30";
  return `${String(Math.floor(slot / 2) % 24).padStart(2, "0")}:${half}`;
}

export function band(price: number) {
  if (price < 15) return "cheap";
  return price > 40 ? "dear" : "fair";
}

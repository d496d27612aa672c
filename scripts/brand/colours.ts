import { readFileSync } from "node:fs";
import { colours } from "@brightwren/brand";
import { converter, formatHex, wcagContrast } from "culori";

type Role = keyof typeof colours;

const oklch = converter("oklch");

/** The colours that the scheme was drawn with; a brand's turn its hues and strengthen or weaken them. */
const drawnWith: Record<Role, string> = {
  paper: "#f8f3e9",
  ink: "#18203a",
  accent: "#d9301a",
  calm: "#245145",
};

const scheme = readFileSync(new URL("colour-scheme.css", import.meta.url), "utf8");

/** Whose tone it is, by its hue in the scheme. */
function roleOf(hue: number): Role {
  if (hue < 60) return "accent";
  if (hue < 140) return "paper";
  return hue < 230 ? "calm" : "ink";
}

/** How far a brand's colour is from the one that the scheme was drawn with: degrees of hue, and the ratio of strength. */
function distance(role: Role): { turn: number; strength: number } {
  const [from, to] = [oklch(drawnWith[role]), oklch(colours[role])];
  if (!from || !to)
    throw new Error(`packages/brand/brand.ts: colours.${role} must be six hexadecimal digits behind a #.`);
  // A grey has no hue.
  if (!to.c || to.h === undefined) return { turn: 0, strength: 0 };
  return { turn: to.h - (from.h ?? 0), strength: Math.min(to.c / from.c, 1.4) };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * The colour tokens as a style sheet: each tone as light or dark as it was drawn, since that is what makes text readable, in
 * the hue of the brand's colour. Throws when a colour of the brand is none.
 */
export function colourTokens(): string {
  const distances = {
    paper: distance("paper"),
    ink: distance("ink"),
    accent: distance("accent"),
    calm: distance("calm"),
  };
  return scheme.replaceAll(
    /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g,
    (_, lightness: string, chroma: string, hue: string) => {
      const { turn, strength } = distances[roleOf(Number(hue))];
      const turned = (Number(hue) + turn + 360) % 360;
      return `oklch(${lightness} ${round(Number(chroma) * strength, 3)} ${round(turned, 1)}`;
    },
  );
}

/** A token's colour in both schemes, as hexadecimal digits, for what knows no CSS. */
export function tones(token: string): { light: string; dark: string } {
  const [, pair = ""] = new RegExp(`--${token}: (.*);`).exec(colourTokens()) ?? [];
  const [light = "", dark = light] = pair.match(/oklch\([^)]*\)/g) ?? [];
  return { light: formatHex(light) ?? "", dark: formatHex(dark) ?? "" };
}

/** What is read on what, and how many times darker it must be (WCAG 2.2, 1.4.3). */
const readable: [text: string, ground: string, ratio: number][] = [
  ["ink", "paper", 7],
  ["ink-soft", "paper", 4.5],
  ["accent-text", "paper", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-calm", "calm", 4.5],
  ["on-slab", "slab", 7],
];

/** A sentence for each pair of the brand's tones that is hard to read; none when all can be read. */
export const contrastFaults = (): string[] =>
  readable.flatMap(([text, ground, least]) =>
    (["light", "dark"] as const).flatMap((shade) => {
      const ratio = wcagContrast(tones(text)[shade], tones(ground)[shade]);
      return ratio >= least
        ? []
        : [`--${text} on --${ground} (${shade}) has a contrast of ${ratio.toFixed(1)}, less than ${least}.`];
    }),
  );

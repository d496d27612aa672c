import { readFileSync } from "node:fs";
import { colours } from "@brightwren/brand";
import { blend, converter, formatHex, formatHex8, wcagContrast } from "culori";

type Role = keyof typeof colours;

const oklch = converter("oklch");

/** The scheme's original colours. A brand's colours rotate their hue and scale their chroma. */
const drawnWith: Record<Role, string> = {
  paper: "#f8f3e9",
  ink: "#18203a",
  accent: "#d9301a",
  calm: "#245145",
};

const scheme = readFileSync(new URL("colour-scheme.css", import.meta.url), "utf8");

function roleOf(hue: number): Role {
  if (hue < 60) return "accent";
  if (hue < 140) return "paper";
  return hue < 230 ? "calm" : "ink";
}

function distance(role: Role): { turn: number; strength: number } {
  const [from, to] = [oklch(drawnWith[role]), oklch(colours[role])];
  if (!from || !to)
    throw new Error(`packages/brand/brand.ts: colours.${role} must be a # and six hexadecimal digits.`);
  // A grey has no hue.
  if (!to.c || to.h === undefined) return { turn: 0, strength: 0 };
  return { turn: to.h - (from.h ?? 0), strength: Math.min(to.c / from.c, 1.4) };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Text and background pairs with their minimum contrast (WCAG 2.2, 1.4.3) and which of the two may change. */
const readable: { text: string; ground: string; least: number; yields?: "text" | "ground" }[] = [
  { text: "ink", ground: "paper", least: 7 },
  { text: "ink-soft", ground: "paper", least: 4.5, yields: "text" },
  { text: "accent-text", ground: "paper", least: 4.5, yields: "text" },
  { text: "on-accent", ground: "accent", least: 4.5, yields: "ground" },
  { text: "on-calm", ground: "calm", least: 4.5, yields: "ground" },
  { text: "on-slab", ground: "slab", least: 7 },
  // The focus ring on each background (1.4.11).
  ...["paper", "paper-raised", "paper-sunk", "calm-tint"].map((ground) => ({
    text: "calm",
    ground,
    least: 3,
  })),
  { text: "on-band", ground: "band", least: 3 },
];

const shades = ["light", "dark"] as const;
type Shade = (typeof shades)[number];

const toneOf = (css: string, token: string, shade: Shade): string => {
  const [, pair = ""] = new RegExp(`--${token}: (.*);`).exec(css) ?? [];
  const [light = "", dark = light] = pair.match(/oklch\([^)]*\)/g) ?? [];
  return shade === "light" ? light : dark;
};

const contrast = (css: string, text: string, ground: string, shade: Shade) =>
  wcagContrast(toneOf(css, text, shade), toneOf(css, ground, shade));

function stronger(css: string, token: string, shade: Shade): string {
  const tone = toneOf(css, token, shade);
  const next = tone.replace(/[\d.]+/, (lightness) =>
    String(round(Number(lightness) + (shade === "light" ? -0.01 : 0.01), 3)),
  );
  return css.replace(new RegExp(`(?<=--${token}: .*)${tone.replaceAll(/[().]/g, "\\$&")}`), next);
}

/** Applies the brand's hue to each tone and changes its lightness only if contrast is too low. */
function colourTokens(): string {
  let css = scheme.replaceAll(
    /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g,
    (_, lightness: string, chroma: string, hue: string) => {
      const { turn, strength } = distance(roleOf(Number(hue)));
      const turned = (Number(hue) + turn + 360) % 360;
      return `oklch(${lightness} ${round(Number(chroma) * strength, 3)} ${round(turned, 1)}`;
    },
  );
  for (const { text, ground, least, yields } of readable) {
    const token = yields === "text" ? text : ground;
    for (const shade of yields ? shades : [])
      for (let step = 0; step < 20 && contrast(css, text, ground, shade) < least; step += 1)
        css = stronger(css, token, shade);
  }
  return css;
}

/** In hexadecimal notation: the build would write every `oklch()` twice, because the oldest browsers do not support it. */
export const colourVariables = (): string =>
  colourTokens().replaceAll(
    /oklch\([^)]*\)/g,
    (colour) => (colour.includes("/") ? formatHex8(colour) : formatHex(colour)) ?? colour,
  );

/** Hexadecimal colours for files that cannot use CSS variables. */
export function tones(token: string): Record<Shade, string> {
  const css = colourTokens();
  const seen = (shade: Shade) => formatHex(blend([toneOf(css, "paper", shade), toneOf(css, token, shade)]));
  return { light: seen("light"), dark: seen("dark") };
}

export function contrastFaults(): string[] {
  const css = colourTokens();
  return readable.flatMap(({ text, ground, least }) =>
    shades.flatMap((shade) => {
      const ratio = contrast(css, text, ground, shade);
      return ratio >= least
        ? []
        : [`--${text} on --${ground} (${shade}) has a contrast of ${ratio.toFixed(1)}, but needs ${least}.`];
    }),
  );
}

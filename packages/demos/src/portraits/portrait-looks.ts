import type { PortraitLook } from "./portrait.tsx";

const skin = {
  fair: "oklch(0.86 0.05 60)",
  warm: "oklch(0.75 0.075 58)",
  brown: "oklch(0.54 0.085 50)",
  dark: "oklch(0.4 0.06 45)",
} as const;

const hair = {
  black: "oklch(0.22 0.02 262)",
  brown: "oklch(0.34 0.05 45)",
  red: "oklch(0.52 0.12 48)",
  grey: "oklch(0.66 0.015 80)",
  straw: "oklch(0.78 0.09 85)",
} as const;

const cloth = {
  green: "oklch(0.42 0.062 172)",
  navy: "oklch(0.28 0.05 262)",
  vermilion: "oklch(0.575 0.205 31)",
  ochre: "oklch(0.74 0.11 75)",
  grey: "oklch(0.6 0.02 250)",
} as const;

const ground = {
  sage: "oklch(0.88 0.04 160)",
  straw: "oklch(0.9 0.06 80)",
  rose: "oklch(0.86 0.05 30)",
  sky: "oklch(0.87 0.03 250)",
} as const;

/** Each person's appearance, under the keys used in content/testimonials/. */
export const portraitLooks: Record<string, PortraitLook> = {
  "priya-raman": {
    hair: "long",
    skin: skin.brown,
    hairColour: hair.black,
    clothing: cloth.green,
    ground: ground.sky,
    wears: "apron",
  },
  "gareth-probert": {
    hair: "beard",
    skin: skin.fair,
    hairColour: hair.grey,
    clothing: cloth.navy,
    ground: ground.straw,
    wears: "collar",
  },
  "yemi-lawal": {
    hair: "curls",
    skin: skin.dark,
    hairColour: hair.black,
    clothing: cloth.ochre,
    ground: ground.sage,
    wears: "roll-neck",
  },
  "ruth-ibbotson": {
    hair: "bun",
    skin: skin.fair,
    hairColour: hair.red,
    clothing: cloth.navy,
    ground: ground.sky,
    wears: "overalls",
  },
  "dean-ackerley": {
    hair: "crop",
    skin: skin.warm,
    hairColour: hair.brown,
    clothing: cloth.navy,
    ground: ground.straw,
  },
  "rhian-morse": {
    hair: "bob",
    skin: skin.fair,
    hairColour: hair.brown,
    clothing: cloth.vermilion,
    ground: ground.sage,
    wears: "apron",
  },
  "colin-baptiste": {
    hair: "short",
    skin: skin.dark,
    hairColour: hair.grey,
    clothing: cloth.green,
    ground: ground.rose,
    wears: "collar",
  },
  "anna-kowalczyk": {
    hair: "bun",
    skin: skin.fair,
    hairColour: hair.straw,
    clothing: cloth.grey,
    ground: ground.rose,
    wears: "roll-neck",
  },
};

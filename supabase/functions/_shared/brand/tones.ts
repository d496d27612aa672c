// Written by `npm run brand` from packages/brand. Do not edit.

/** Colours for places where CSS variables are unavailable. */
export const tones = {
  paper: { light: "#f9f4e9", dark: "#101621" },
  paperRaised: { light: "#fefbf5", dark: "#1a222f" },
  ink: { light: "#131e32", dark: "#f3eee4" },
  inkSoft: { light: "#465063", dark: "#c0baae" },
  rule: { light: "#d2cfca", dark: "#3d4148" },
  accent: { light: "#d7311b", dark: "#fb7c54" },
  accentText: { light: "#bc2315", dark: "#ff9670" },
  onAccent: { light: "#fefbf6", dark: "#0c1421" },
  calm: { light: "#235849", dark: "#90cdb7" },
  calmTint: { light: "#d1eadb", dark: "#11332d" },
} as const;

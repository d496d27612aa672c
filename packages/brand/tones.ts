// Written by `npm run brand` from packages/brand. Change that, not this.

/** Colours for what knows no CSS. */
export const tones = {
  paper: { light: "#f9f4e9", dark: "#101621" },
  ink: { light: "#131e32", dark: "#f3eee4" },
  accent: { light: "#d7311b", dark: "#fb7c54" },
  calm: { light: "#235849", dark: "#90cdb7" },
} as const;

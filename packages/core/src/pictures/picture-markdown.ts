/** Escapes a description for Markdown. The database does the same, and trims it. */
export const markdownDescription = (alt: string): string =>
  alt.replace(/\s+/gu, " ").replace(/[[\]\\`*_~<]|&(?=#?[0-9A-Za-z]+;)/g, String.raw`\$&`);

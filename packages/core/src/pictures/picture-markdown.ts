/**
 * A description as Markdown holds it: one line, and nothing in it that is more than a sign. The database does the same,
 * and takes the blanks around it away.
 */
export const markdownDescription = (alt: string): string =>
  alt.replace(/\s+/gu, " ").replace(/[[\]\\`*_~<]|&(?=#?[0-9A-Za-z]+;)/g, String.raw`\$&`);

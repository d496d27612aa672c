const wordsPerMinute = 200;

/** How many words a Markdown text has; marks without a letter or digit are none. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** Minutes it takes to read a Markdown text, rounded up, at least one. */
export function readingTime(markdown: string): number {
  return Math.max(1, Math.ceil(countWords(markdown) / wordsPerMinute));
}

const wordsPerMinute = 200;

/** Minutes it takes to read a Markdown text, rounded up, at least one. */
export function readingTime(markdown: string): number {
  const words = markdown.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}

const wordsPerMinute = 200;

/** Ignores tokens without a letter or digit, such as Markdown markup. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** Minutes, rounded up; at least one. */
export function readingTime(markdown: string): number {
  return Math.max(1, Math.ceil(countWords(markdown) / wordsPerMinute));
}

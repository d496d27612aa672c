/** Longer texts are cut: PostgREST answers an over-long address with HTTP 431. Characters. */
export const searchTextLimit = 200;

/** What a search looks for: trimmed and cut to the limit; empty when there is nothing to look for. */
export function normaliseSearch(text: string): string {
  return Array.from(text.replaceAll("\u0000", "").trim()).slice(0, searchTextLimit).join("");
}

/**
 * The PostgREST filter for posts whose title or excerpt may hold `text`.
 *
 * Characters with a meaning in ILIKE are escaped; those with a meaning in PostgREST's `or=(…)` syntax become the
 * one-character wildcard, because backends read their quoted form differently. So the answer can hold a few posts too
 * many, never too few: `matchesSearch` keeps exactly the right ones.
 */
export function searchFilter(text: string): string {
  return `${titleFilter(text)},excerpt.ilike.%${pattern(text)}%`;
}

/** The same for titles alone. */
export const titleFilter = (text: string): string => `title.ilike.%${pattern(text)}%`;

const pattern = (text: string) => text.replace(/[\\%_]/g, "\\$&").replace(/[,(){}"*\s]/gu, "_");

const fold = (text: string) => text.toLowerCase().replace(/\s/gu, " ");

/** Whether title or excerpt holds `text`, every character taken literally, case aside. */
export function matchesSearch(post: { title: string; excerpt: string }, text: string): boolean {
  const needle = fold(text);
  return fold(post.title).includes(needle) || fold(post.excerpt).includes(needle);
}

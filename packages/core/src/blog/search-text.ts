/** In characters; PostgREST rejects longer URLs with HTTP 431. */
export const searchTextLimit = 200;

export function normaliseSearch(text: string): string {
  return Array.from(text.normalize("NFC").replaceAll("\u0000", "").trim()).slice(0, searchTextLimit).join("");
}

/**
 * PostgREST filter on title or excerpt. Escapes ILIKE wildcards; characters of the `or=(…)` syntax become a wildcard,
 * because backends parse their quoted form differently. Filter the result again with `matchesSearch`.
 */
export const searchFilter = (text: string): string => `${titleFilter(text)},excerpt.ilike.%${pattern(text)}%`;

export const titleFilter = (text: string): string => `title.ilike.%${pattern(text)}%`;

/** Characters that look the same in many fonts, or that phones and word processors replace. */
const alike = /[\s'"ʼ′″‚„−\p{Pd}\p{Pi}\p{Pf}]/gu;

const unsafe = new RegExp(`[,(){}*]|${alike.source}`, "gu");

const pattern = (text: string) => text.replace(/[\\%_]/g, "\\$&").replace(unsafe, "_");

/** Ignores case and the forms of letters, spaces, quotation marks and dashes. */
export const foldText = (text: string): string => text.normalize("NFC").toLowerCase().replace(alike, " ");

/** Matches literally and case-insensitively. */
export function matchesSearch(post: { title: string; excerpt: string }, text: string): boolean {
  const needle = foldText(text);
  return foldText(post.title).includes(needle) || foldText(post.excerpt).includes(needle);
}

const mostWords = 8;

/**
 * Narrows a query to rows that contain each word of `text` in any of the columns, and that match the other PostgREST
 * conditions. One filter for all, because the embedded backend reads only one `or`.
 */
export function matchingWords<Query extends { or: (filters: string) => Query }>(
  query: Query,
  text: string | undefined,
  columns: readonly string[],
  conditions: readonly string[] = [],
): Query {
  const all = [...conditions, ...wordsFilter(normaliseSearch(text ?? ""), columns)];
  return all.length > 0 ? query.or(`and(${all.join(",")})`) : query;
}

/** One PostgREST condition per word of a normalised text, each of which must be in any of the columns. */
export const wordsFilter = (text: string, columns: readonly string[]): string[] =>
  text
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `or(${columns.map((column) => `${column}.ilike.%${pattern(word)}%`).join(",")})`);

import { transliterate } from "transliteration";

/** Words that cannot be an address: the Data API reads them as values in a filter; the last is the list's own file. */
const reserved = new Set(["null", "true", "false", "unknown", "index"]);

const longest = 80;

/**
 * Accepts a title in any script; returns an address for it: small Latin letters, digits and single hyphens, 80 characters
 * at most, cut between words. A title without any letter or digit gives "post".
 */
export function suggestSlug(title: string): string {
  const plain = title
    // Compatibility forms become the usual letters, and letters and marks one character, which is what the library knows.
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => transliterate(word).toLowerCase())
    .replace(/[\u0300-\u036F'’ʼ`]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const slug = plain.length > longest ? cut(plain) : plain;
  if (slug === "") return "post";
  return reserved.has(slug) ? `${slug}-post` : slug;
}

function cut(slug: string): string {
  const end = slug.lastIndexOf("-", longest);
  return slug.slice(0, end > 0 ? end : longest);
}

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const spelledOut: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** Words that cannot be an address: the Data API reads them as values in a filter; the last is the list's own file. */
const reserved = new Set(["null", "true", "false", "unknown", "index"]);

const longest = 80;

/**
 * Accepts a title; returns an address for it: small Latin letters, digits and single hyphens, 80 characters at most, cut
 * between words. A title without any Latin letter or digit gives "post".
 */
export function suggestSlug(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => spelledOut[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
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

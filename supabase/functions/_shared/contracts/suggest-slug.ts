import { transliterate } from "transliteration";

/** Data API filters treat these as values, and `index` is the file name of the blog list. */
const reserved = new Set(["null", "true", "false", "unknown", "index"]);

const longest = 80;

/** Accepts any script. Returns at most 80 characters: lower-case ASCII words joined by hyphens, or "post". */
export function suggestSlug(title: string): string {
  const plain = title
    // The library supports only composed letters, not compatibility forms.
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

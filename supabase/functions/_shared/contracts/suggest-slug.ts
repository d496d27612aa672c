import { transliterate } from "transliteration";

/** The Data API's filters read these as values; "index" is the file of the list. */
const reserved = new Set(["null", "true", "false", "unknown", "index"]);

const longest = 80;

/** Accepts any script. Returns lower-case ASCII words joined by hyphens, or "post"; at most 80 characters. */
export function suggestSlug(title: string): string {
  const plain = title
    // The library only knows composed letters without compatibility forms.
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

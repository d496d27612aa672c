import { transliterate } from "transliteration";

/** Data API filters read some as values, two have another page, and Windows cannot store the others. */
const reserved = /^(?:null|true|false|unknown|index|feed|con|prn|aux|nul|(?:com|lpt)\d)$/;

export const isReservedSlug = (slug: string): boolean => reserved.test(slug);

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
  return isReservedSlug(slug) ? `${slug}-post` : slug;
}

function cut(slug: string): string {
  const end = slug.lastIndexOf("-", longest);
  return slug.slice(0, end > 0 ? end : longest);
}

import { isSlug } from "../post-editing/slug.ts";
import { suggestSlug } from "../post-editing/suggest-slug.ts";

/** Names that Windows keeps for devices, whatever ending they have. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Characters of a name without number and ending. The desktop's names, all in all, are cut at 120. */
const longest = 100;

/**
 * The name of a post's Markdown file, from its slug, else its title. Noted in `taken`, and unlike every name that is
 * there already.
 */
export function markdownFileName(post: { slug: string; title: string }, taken = new Set<string>()): string {
  const slug = isSlug(post.slug) ? post.slug : suggestSlug(post.slug || post.title);
  const stem = reserved.test(slug) ? `${slug}-post` : slug.slice(0, longest).replace(/-$/, "");
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? "" : `-${number}`}.md`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

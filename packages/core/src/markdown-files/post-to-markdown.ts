import { type PostFieldName, postFieldNames, postFields } from "@brightwren/functions/contracts/post-fields";
import { stringify } from "yaml";
import type { PostStatus } from "../admin-posts/post.ts";
import type { Category } from "../blog/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import { isSlug, suggestSlug } from "../post-editing/slug.ts";

type Surroundings = {
  /** Undefined for an unsaved post. */
  status: PostStatus | undefined;
  categories: readonly Category[];
  more?: Record<string, string | undefined>;
};

// One line per value, with quotes where YAML 1.1 would read another type.
const style = {
  version: "1.2",
  compat: "yaml-1.1",
  lineWidth: 0,
  blockQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  aliasDuplicateObjects: false,
} as const;

/** Writes a post as Markdown with YAML front matter, without empty fields; `markdownToPost` reads it back exactly. */
export function postToMarkdown(
  post: PostFields,
  { status = "draft", categories, more = {} }: Surroundings,
): string {
  const given = (name: PostFieldName): string | readonly string[] | null =>
    name === "category_id"
      ? (categories.find(({ id }) => id === post.category_id)?.slug ?? post.category_id)
      : post[name];
  const named = postFieldNames.flatMap((name) => {
    const { head, inEveryFile } = postFields[name];
    const [key] = head;
    const value = given(name);
    return key !== undefined && (inEveryFile || value?.length) ? [[key, value]] : [];
  });
  const head = stringify({ ...Object.fromEntries(named), status, ...more }, style);
  return `---\n${head}---\n\n${post.content}\n`;
}

/** Device names reserved by Windows, whatever the extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** In characters; the desktop app truncates names at 120. */
const longest = 100;

/** Returns a file name from slug or title that is not in `taken`, and adds it to `taken`. */
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

import { type PostFieldName, postFieldNames, postFields } from "@brightwren/functions/contracts/post-fields";
import { stringify } from "yaml";
import type { PostStatus } from "../admin-posts/post.ts";
import type { Category } from "../blog/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import { isSlug, suggestSlug } from "../post-editing/slug.ts";
import { joinFrontMatter } from "./front-matter.ts";

type Surroundings = {
  /** None: the post has never been stored. */
  status: PostStatus | undefined;
  categories: readonly Category[];
  /** Further fields, which only an export of everything has. */
  more?: Record<string, string | undefined>;
};

// Every value on a line of its own, and quoted where an older reader would take it for something else than text.
const style = {
  version: "1.2",
  compat: "yaml-1.1",
  lineWidth: 0,
  blockQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  aliasDuplicateObjects: false,
} as const;

/**
 * A Markdown file of a post: its fields as YAML front matter, then its text, both as they are to the letter. Fields
 * that are empty are left out. `markdownToPost` reads it.
 */
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
  const head = {
    ...Object.fromEntries(named),
    status,
    ...more,
  };
  return joinFrontMatter({ head: stringify(head, style), body: post.content });
}

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

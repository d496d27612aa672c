import { stringify } from "yaml";
import type { PostStatus } from "../admin-posts/post.ts";
import type { Category } from "../blog/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import { joinFrontMatter } from "./front-matter.ts";

type Surroundings = {
  /** None: the post has never been stored. */
  status: PostStatus | undefined;
  categories: readonly Category[];
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
export function postToMarkdown(post: PostFields, { status = "draft", categories }: Surroundings): string {
  const category = categories.find(({ id }) => id === post.category_id)?.slug ?? post.category_id;
  const head = {
    title: post.title,
    slug: post.slug || undefined,
    excerpt: post.excerpt || undefined,
    description: post.seo_meta_description || undefined,
    category: category || undefined,
    tags: post.tags.length > 0 ? post.tags : undefined,
    author: post.author,
    featured_image: post.featured_image_url || undefined,
    date: post.published_at || undefined,
    status,
  };
  return joinFrontMatter({ head: stringify(head, style), body: post.content });
}

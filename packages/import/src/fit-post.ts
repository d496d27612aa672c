import { postDraftSchema, postLimits, normaliseTags } from "@brightwren/core/post-editing/post-draft";
import { isSlug, suggestSlug } from "@brightwren/core/post-editing/slug";
import { isWebImage } from "@brightwren/core/post-editing/web-image";
import { type ImportedPost, listed } from "./imported-post.ts";

const oneLine = (text: string): string => text.replaceAll("\u0000", "").replace(/\s+/gu, " ").trim();

/** Truncates long values with a notice and turns extra categories into tags. Our own exports are unchanged. */
export function fitPost(post: ImportedPost): ImportedPost {
  const notices = [...post.notices];
  const cut = (text: string, longest: number, what: string): string => {
    const line = oneLine(text);
    if (line.length <= longest) return line;
    notices.push(
      `${what} has more than ${longest} characters, so the end was cut: “…${line.slice(longest - 20, longest + 200)}”.`,
    );
    return line.slice(0, longest).trimEnd();
  };
  const { fields } = post;
  const title = cut(fields.title, postLimits.title, "The title") || "Untitled";
  const [category, ...others] = [...new Set(post.categories.map(oneLine).filter(Boolean))];
  if (others.length > 0)
    notices.push(
      `A post can have only one category: “${category}” was used, and the others became tags: ${others.join(", ")}.`,
    );
  const wanted = normaliseTags([...fields.tags, ...others].flatMap((tag) => oneLine(tag).split(",")));
  const long = wanted.filter((tag) => tag.length > postLimits.tag);
  notices.push(...listed(`Tags of more than ${postLimits.tag} characters were left out`, long));
  const tags = wanted.filter((tag) => tag.length <= postLimits.tag);
  const more = `A post can have at most ${postLimits.tags} tags, so these were left out`;
  notices.push(...listed(more, tags.slice(postLimits.tags)));
  const isPublic = post.status === "published" || post.status === "scheduled";
  const isEmpty = isPublic && fields.content.trim() === "";
  if (isEmpty) notices.push("It has no text, so it will be a draft.");
  const published_at = fitDate(fields.published_at, isPublic && !isEmpty, notices);
  // Without its date, a post would be listed as today's or published too early.
  const isDateless = isPublic && fields.published_at !== "" && published_at === "";
  return {
    ...post,
    ...((isEmpty || isDateless) && { status: "draft" as const }),
    categories: category ? [category] : [],
    notices,
    fields: {
      ...fields,
      title,
      slug: fitSlug(fields.slug, title, notices),
      excerpt: cut(fields.excerpt, postLimits.excerpt, "The excerpt"),
      author: cut(fields.author, postLimits.author, "The author’s name"),
      tags: tags.slice(0, postLimits.tags),
      featured_image_alt: cut(fields.featured_image_alt, postLimits.alt, "The alt text"),
      seo_title: cut(fields.seo_title, postLimits.title, "The SEO title"),
      seo_meta_description: cut(fields.seo_meta_description, postLimits.metaDescription, "The description"),
      published_at,
    },
  };
}

function fitSlug(slug: string, title: string, notices: string[]): string {
  if (isSlug(slug) && slug.length <= postLimits.slug) return slug;
  const made = suggestSlug(slug || title)
    .slice(0, postLimits.slug)
    .replace(/-$/, "");
  const fitting = isSlug(made) ? made : `post-${made || "untitled"}`;
  if (slug !== "") notices.push(`Its address “${slug}” isn’t valid here, so it became “${fitting}”.`);
  return fitting;
}

export const numberedSlug = (slug: string, number: number): string =>
  `${slug.slice(0, postLimits.slug - 6).replace(/-+$/, "")}-${number}`;

function fitDate(date: string, isPublic: boolean, notices: string[]): string {
  if (date === "" || postDraftSchema.shape.published_at.safeParse(date).success) return date;
  notices.push(
    `The date “${date}” is not within 2000 to 2099, so it was left out${isPublic ? " and the post will be a draft" : ""}.`,
  );
  return "";
}

/** Returns why a post cannot be stored, or undefined if it can. */
export function faultOf(post: ImportedPost, author: string): string | undefined {
  const { featured_image_url, ...fields } = post.fields;
  const shown = isWebImage(featured_image_url) ? featured_image_url : "";
  const parsed = postDraftSchema.safeParse({
    ...fields,
    author: fields.author || author,
    category_id: "",
    featured_image_url: shown,
  });
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

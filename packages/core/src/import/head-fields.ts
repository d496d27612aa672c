import { emptyFields, postFields } from "@brightwren/functions/contracts/post-fields";
import type { PostStatus } from "../admin-posts/post.ts";
import { readDate } from "../markdown-files/read-date.ts";
import { tagsFromText } from "../post-editing/post-draft.ts";
import { serverNow } from "../supabase/server-clock.ts";
import type { HeadReader } from "./head-reader.ts";
import { fromNames, statusOf } from "./head-status.ts";
import type { ImportedFields } from "./imported-post.ts";

export type HeadFields = {
  fields: Omit<ImportedFields, "content">;
  categories: string[];
  status: PostStatus;
  notices: string[];
};

const pictureNames = [
  "featured_image",
  "featured_image_url",
  "featured",
  "feature_image",
  "image",
  "image.url",
  "image.path",
  "image.src",
  "hero_image",
  "hero",
  "cover",
  "cover.image",
  "cover_image",
  "header_image",
  "header.image",
  "header.teaser",
  "banner",
  "thumbnail",
  "thumb",
  "og_image",
  "social_image",
  "photo",
  "images",
];
const altNames = [
  "featured_image_alt",
  "feature_image_alt",
  "image_alt",
  "image.alt",
  "hero_image_alt",
  "hero_alt",
  "hero.alt",
  "cover_alt",
  "cover_image_alt",
  "cover.alt",
  "thumbnail_alt",
  "banner_alt",
];
const dateNames = [
  "date",
  "date.published",
  "date.created",
  "created",
  "created_at",
  "created_on",
  "date_created",
  "post_date",
  "posted",
  "time",
];
/** When a post was changed last says nothing here. */
const changedNames = [
  "lastmod",
  "updated",
  "updated_at",
  "updated_date",
  "modified",
  "last_modified_at",
  "date.updated",
  "date.modified",
];

export type HeadOptions = {
  /** The day in the file's name, where it has one: for a post whose fields say none that is understood. */
  dayOfName: string;
  /** Parts a single text of several categories or tags. */
  separator: RegExp;
};

/** What Hugo, Jekyll and plain Markdown files have in common. */
export function commonFields(head: HeadReader, { dayOfName, separator }: HeadOptions): HeadFields {
  const notices: string[] = [];
  const { date, isUnclear } = dateOf(head, notices);
  const { status, reasons } = statusOf(head, date || dayOfName, serverNow());
  const title = head.text("title");
  const tags = head.texts("tags", "tag", "taxonomies.tags");
  const keywords = head.texts("keywords", "taxonomies.keywords");
  if (tags.length > 0 && keywords.length > 0)
    notices.push(`The keywords became tags: ${keywords.join(", ")}.`);
  const categories = head.texts("categories", "taxonomies.categories");
  const category = head.texts("category", "taxonomies.category");
  const authors = head.texts("author", "authors", "taxonomies.authors");
  if (authors.length > 1)
    notices.push(`A post has one author: “${authors[0]}” was taken of ${authors.join(", ")}.`);
  head.pass("layout", "type", "template", "weight", ...changedNames);
  const pictures = head.texts(...pictureNames);
  if (pictures.length > 1)
    notices.push(`A post has one featured image: “${pictures[0]}” was taken of ${pictures.join(", ")}.`);
  return {
    fields: {
      ...byOwnNames(head),
      title,
      excerpt: head.text("excerpt", "summary", "abstract", "teaser", "intro"),
      author: authors[0] ?? "",
      tags: [...parted(tags, separator), ...parted(keywords, /,/)],
      featured_image_url: pictures[0] ?? "",
      featured_image_alt: head.text(...altNames),
      seo_title: head.text("seo_title", "linktitle", "seo.title"),
      seo_meta_description: head.text(
        "description",
        "seo_meta_description",
        "seo_description",
        "meta_description",
        "seo.description",
      ),
      published_at: date || dayOfName,
    },
    categories: [...parted(categories, separator), ...parted(category, /,/)],
    status: isUnclear ? "draft" : status,
    notices: [...notices, ...reasons],
  };
}

/** The fields by the names that they have in files of ours. */
function byOwnNames(head: HeadReader): Omit<ImportedFields, "content"> {
  const { content: _, category_id: __, ...nothing } = emptyFields();
  const texts = Object.keys(nothing).filter((name) => !apart.has(name)) as (keyof typeof nothing)[];
  return {
    ...nothing,
    ...Object.fromEntries(texts.map((name) => [name, head.text(...postFields[name].head)])),
  };
}

/** Read by names of many programs. */
const apart: ReadonlySet<string> = new Set(["tags", "author", "featured_image_url", "published_at"]);

/** The date of a post. One that is there and is not understood makes a draft of it. */
function dateOf(head: HeadReader, notices: string[]): { date: string; isUnclear: boolean } {
  // Hugo's `published` is a day, everybody else's whether.
  const names = [...fromNames, "published", ...dateNames];
  let date = "";
  let isUnclear = false;
  for (const name of names) {
    const tree = head.tree(name);
    if (tree === undefined || tree === "" || (date !== "" && !fromNames.includes(name))) continue;
    const written = typeof tree === "string" ? tree.trim() : "";
    const read = written === "" ? null : readDate(written.replace(/^(\d{4}-\d\d-\d\d)(?=\d)/, "$1 "));
    const isWhether = /^(?:true|yes|false|no|on|off)$/i.test(written);
    if (read !== null && (date === "" || Date.parse(read) > Date.parse(date))) date = read;
    else if (read === null && written !== "" && !isWhether && name !== "published") {
      isUnclear = true;
      notices.push(
        `The date “${written}” could not be understood, so it was left out and the post comes as a draft.`,
      );
    }
    if (typeof tree === "string") head.pass(name);
    // A list, or values within it that are no known ones.
    else if (!names.some((one) => one.startsWith(`${name}.`) && head.text(one) !== "")) {
      isUnclear = true;
      notices.push(`The date in “${name}” could not be understood, so the post comes as a draft.`);
    }
  }
  return { date, isUnclear };
}

const parted = (texts: string[], separator: RegExp): string[] =>
  texts.length === 1 ? tagsFromText((texts[0] ?? "").split(separator).join(",")) : texts;

/** The sentence for fields that posts here have nothing for; none where there are none. */
export function unreadNotice(head: HeadReader): string[] {
  const names = head.unread();
  const others = names.length - 8;
  if (names.length === 0) return [];
  return [
    `Left out, because posts here have nothing of the kind: ${names.slice(0, 8).join(", ")}${others > 0 ? ` and ${others} more` : ""}.`,
  ];
}

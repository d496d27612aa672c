import { emptyFields, postFields } from "@brightwren/functions/contracts/post-fields";
import { readDate } from "@brightwren/core/markdown-files/read-date";
import { enumerate } from "@brightwren/core/markdown-files/read-fields";
import { tagsFromText } from "@brightwren/core/post-editing/post-draft";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import type { HeadReader } from "./head-reader.ts";
import { fromNames, statusOf } from "./head-status.ts";
import { type ImportedFields, listed } from "./imported-post.ts";

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
const dateNames = ["date", "date.published", "date.created"];
const createdNames = /^(?:date)?(?:created|creation|posted|postdate|time)(?:date|time|at|on)*$/;
const changedNames = /^(?:date|last)?(?:mod|modified|updated?|edited|changed)(?:date|time|at|on)*$/;

/**
 * Fields common to Hugo, Jekyll and plain Markdown files. `dayOfName`: the date from the file's name, used if the date is
 * missing or unclear.
 */
export function commonFields(
  head: HeadReader,
  { dayOfName, separator }: { dayOfName: string; separator: RegExp },
) {
  const notices: string[] = [];
  const { date, isUnclear } = dateOf(head, notices);
  const { status, reasons } = statusOf(head, date || dayOfName, serverNow());
  const title = head.text("title");
  const tags = head.texts("tags", "tag", "taxonomies.tags");
  const keywords = head.texts("keywords", "taxonomies.keywords");
  if (tags.length > 0) notices.push(...listed("The keywords became tags", keywords));
  const categories = head.texts("categories", "taxonomies.categories");
  const category = head.texts("category", "taxonomies.category");
  const authors = head.texts("author", "authors", "taxonomies.authors");
  if (authors.length > 1)
    notices.push(`A post can have only one author: “${authors[0]}” was chosen from ${authors.join(", ")}.`);
  head.pass("layout", "type", "template", "weight", "date.updated", "date.modified");
  head.pass(...head.named(changedNames));
  const pictures = head.texts(...pictureNames);
  if (pictures.length > 1)
    notices.push(
      `A post can have only one featured image: “${pictures[0]}” was chosen from ${pictures.join(", ")}.`,
    );
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
    status: isUnclear ? ("draft" as const) : status,
    notices: [...notices, ...reasons],
  };
}

function byOwnNames(head: HeadReader): Omit<ImportedFields, "content"> {
  const { content: _, category_id: __, ...nothing } = emptyFields();
  const texts = Object.keys(nothing).filter((name) => !apart.has(name)) as (keyof typeof nothing)[];
  return {
    ...nothing,
    ...Object.fromEntries(texts.map((name) => [name, head.text(...postFields[name].head)])),
  };
}

const apart: ReadonlySet<string> = new Set(["tags", "author", "featured_image_url", "published_at"]);

/** An unclear date makes the post a draft. */
function dateOf(head: HeadReader, notices: string[]): { date: string; isUnclear: boolean } {
  // In Hugo, `published` is a date; elsewhere it is a boolean.
  const names = [...head.named(fromNames), "published", ...dateNames, ...head.named(createdNames)];
  let date = "";
  let isUnclear = false;
  for (const name of names) {
    const tree = head.tree(name);
    if (tree === undefined || tree === "" || (date !== "" && !fromNames.test(name))) continue;
    const written = typeof tree === "string" ? tree.trim() : "";
    const read = written === "" ? null : readDate(written.replace(/^(\d{4}-\d\d-\d\d)(?=\d)/, "$1 "));
    const isBoolean = /^(?:true|yes|false|no|on|off)$/i.test(written);
    if (read !== null && (date === "" || Date.parse(read) > Date.parse(date))) date = read;
    else if (read === null && written !== "" && !isBoolean && name !== "published") {
      isUnclear = true;
      notices.push(
        `The date “${written}” could not be understood, so it was left out and the post will be a draft.`,
      );
    }
    if (typeof tree === "string") head.pass(name);
    // A list, or an object without a known key.
    else if (!names.some((one) => one.startsWith(`${name}.`) && head.text(one) !== "")) {
      isUnclear = true;
      notices.push(`The date in “${name}” could not be understood, so the post will be a draft.`);
    }
  }
  return { date, isUnclear };
}

const parted = (texts: string[], separator: RegExp): string[] =>
  texts.length === 1 ? tagsFromText((texts[0] ?? "").split(separator).join(",")) : texts;

export function unreadNotice(head: HeadReader): string[] {
  const names = head.unread();
  return names.length > 0 ? [`Left out, because posts here have no equivalent: ${enumerate(names)}.`] : [];
}

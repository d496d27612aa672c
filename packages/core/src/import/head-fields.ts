import { readDate } from "../markdown-files/read-fields.ts";
import { tagsFromText } from "../post-editing/post-draft.ts";
import { textAt, textsAt, type Tree, treeAt } from "./front-tree.ts";
import type { ImportedFields } from "./imported-post.ts";

/** Reads a front matter by the names that programs have for a thing, and notes which it has read. */
export class HeadReader {
  readonly #head: Record<string, Tree>;
  readonly #read = new Set<string>();

  constructor(head: Record<string, Tree>) {
    this.#head = head;
  }

  /** The first text that there is at one of these names, `cover.image` within another; empty for none. */
  text(...names: string[]): string {
    const found = names.map((name) => this.#note(name, textAt(this.#head, name)));
    return found.find((text) => text !== "") ?? "";
  }

  /** The texts of the first list, or single text, at one of these names. */
  texts(...names: string[]): string[] {
    const found = names.map((name) => this.#note(name, textsAt(this.#head, name)));
    return found.find((texts) => texts.length > 0) ?? [];
  }

  is(name: string): boolean {
    return /^(?:true|yes|on|1)$/i.test(this.text(name));
  }

  /** Names that say nothing of a post: they are not told as left out. */
  pass(...names: string[]): void {
    for (const name of names) this.#note(name, undefined);
  }

  /** The names that nobody has asked for. */
  unread(): string[] {
    return Object.keys(this.#head).filter((name) => !this.#read.has(name));
  }

  #note<Value>(name: string, value: Value): Value {
    const [outer = name] = name.split(".");
    // Of values within another one, only that which was found counts as read.
    if (outer === name || (value !== "" && treeAt(this.#head, name) !== undefined)) this.#read.add(outer);
    return value;
  }
}

export type HeadFields = {
  fields: Omit<ImportedFields, "content">;
  categories: string[];
  remarks: string[];
};

/** What Hugo, Jekyll and plain Markdown files have in common. */
export function commonFields(head: HeadReader, dates: readonly string[]): HeadFields {
  const remarks: string[] = [];
  const tags = head.texts("tags", "tag", "keywords");
  const categories = head.texts("categories", "category");
  const written = head.text(...dates);
  const date = written === "" ? "" : readDate(written.replace(/^(\d{4}-\d\d-\d\d)(?=T?\d)(?=\d)/, "$1 "));
  if (date === null) remarks.push(`The date “${written}” could not be understood, so it was left out.`);
  const authors = head.texts("author", "authors");
  if (authors.length > 1)
    remarks.push(`A post has one author: “${authors[0]}” was taken of ${authors.join(", ")}.`);
  const fields = {
    title: head.text("title"),
    slug: head.text("slug"),
    excerpt: head.text("excerpt", "summary"),
    author: authors[0] ?? head.text("author.name"),
    tags: tags.length === 1 ? tagsFromText(tags[0] ?? "") : tags,
    featured_image_url:
      head.text(
        "featured_image",
        "featured_image_url",
        "featuredimage",
        "image",
        "images",
        "image.path",
        "image.src",
        "cover.image",
        "cover",
        "thumbnail",
        "feature_image",
        "header.image",
        "header.teaser",
      ) ||
      head.texts("images")[0] ||
      "",
    featured_image_alt: head.text("featured_image_alt", "image_alt", "image.alt", "cover.alt"),
    seo_title: head.text("seo_title", "linktitle"),
    seo_meta_description: head.text("description", "seo_meta_description"),
    published_at: date ?? "",
  };
  return {
    fields,
    categories: categories.length === 1 ? splitCategories(categories[0] ?? "") : categories,
    remarks,
  };
}

const splitCategories = (text: string): string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/** The sentence for fields that posts here have nothing for; none where there are none. */
export function unreadRemark(head: HeadReader): string[] {
  const names = head.unread();
  const others = names.length - 8;
  if (names.length === 0) return [];
  return [
    `Left out, because posts here have nothing of the kind: ${names.slice(0, 8).join(", ")}${others > 0 ? ` and ${others} more` : ""}.`,
  ];
}

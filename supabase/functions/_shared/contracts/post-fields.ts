import type { Row } from "./database-types.ts";

type Post = Row<"blog_posts">;

/** The columns that are no part of a post's text: the database writes them, or a command such as Publish. */
export const systemColumns = ["id", "status", "first_public_at", "created_at", "updated_at"] as const;

/** What a person writes of a post, by the names of the columns. The reading time follows from the content. */
export type PostFieldName = Exclude<keyof Post, (typeof systemColumns)[number] | "read_time_minutes">;

type PostField<Name extends PostFieldName> = {
  /** What the screens call it. */
  label: string;
  /** Whether an empty value is stored as null. */
  nullable: null extends Post[Name] ? true : false;
  /**
   * What it is called in the front matter of a Markdown file: by the first name in files of ours; the others are read as
   * well. None: it is the text below.
   */
  head: readonly string[];
  /** Files have it even when it is empty, because a file without it gets one: the first heading, the usual author. */
  inEveryFile?: true;
};

/**
 * The fields of a post, in the order in which comparisons and files show them. Forms, mappers, pending versions, kept
 * versions, duplicates, files, import and export are made of this table; a column that is missing or described differently
 * here is a type error. What a field may hold is in core's `post-draft.ts`. docs/make-it-yours.md has the recipe for a new
 * one.
 */
export const postFields: { readonly [Name in PostFieldName]: PostField<Name> } = {
  title: { label: "Title", nullable: false, head: ["title"], inEveryFile: true },
  slug: { label: "Address", nullable: false, head: ["slug"] },
  content: { label: "Text", nullable: false, head: [] },
  excerpt: { label: "Excerpt", nullable: false, head: ["excerpt", "summary"] },
  seo_title: { label: "SEO title", nullable: true, head: ["seo_title"] },
  seo_meta_description: {
    label: "Meta description",
    nullable: true,
    head: ["description", "seo_meta_description"],
  },
  // In files by its slug.
  category_id: { label: "Category", nullable: true, head: ["category", "categories"] },
  tags: { label: "Tags", nullable: false, head: ["tags"] },
  author: { label: "Author", nullable: false, head: ["author"], inEveryFile: true },
  featured_image_url: {
    label: "Featured image",
    nullable: true,
    head: ["featured_image", "featured_image_url", "image"],
  },
  featured_image_alt: {
    label: "What the featured image shows",
    nullable: true,
    head: ["featured_image_alt"],
  },
  published_at: { label: "Publish date", nullable: true, head: ["date", "published_at"] },
};

export const postFieldNames = Object.keys(postFields) as PostFieldName[];

/** What is stored of a post's fields. */
export type StoredFields = Pick<Post, PostFieldName>;

/** The same with an empty text for nothing, as forms and files have it. */
export type TextFields = { [Name in PostFieldName]: NonNullable<Post[Name]> };

const eachField = (valueOf: (name: PostFieldName) => unknown): unknown =>
  Object.fromEntries(postFieldNames.map((name) => [name, valueOf(name)]));

/** The fields of a row. */
export const pickFields = (row: StoredFields) => eachField((name) => row[name]) as StoredFields;

/** Fields with an empty text for nothing. */
export const emptyForNull = (fields: StoredFields) => eachField((name) => fields[name] ?? "") as TextFields;

/** Fields with null for nothing, where the column takes it. */
export const nullForEmpty = (fields: TextFields) =>
  eachField((name) =>
    postFields[name].nullable && fields[name] === "" ? null : fields[name],
  ) as StoredFields;

/** A text in which nothing was written. */
export const emptyFields = () => eachField((name) => (name === "tags" ? [] : "")) as TextFields;

/** Every column that visitors are shown of a post, but the body. */
export const listedColumns = [
  "id",
  "status",
  "read_time_minutes",
  "created_at",
  "updated_at",
  ...postFieldNames.filter((name) => name !== "content"),
].join(", ");

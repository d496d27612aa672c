import type { Row } from "./database-types.ts";

type Post = Row<"blog_posts">;

/** In characters. Search results truncate longer titles and descriptions. */
export const searchLengths = { title: 60, description: 160 } as const;

/** Columns written only by the database or by commands such as Publish. */
export const systemColumns = ["id", "status", "first_public_at", "created_at", "updated_at"] as const;

/** The columns that the author edits. The reading time is derived from the content. */
export type PostFieldName = Exclude<keyof Post, (typeof systemColumns)[number] | "read_time_minutes">;

type PostField<Name extends PostFieldName> = {
  label: string;
  nullable: null extends Post[Name] ? true : false;
  /** Front matter keys: exports write the first, imports accept all. Empty for the body. */
  head: readonly string[];
  /** Exported even when empty, because imports fill in a missing field (first heading, default author). */
  inEveryFile?: true;
};

/**
 * Post fields in display order. Forms, mappers, versions, duplicates, files, import and export are derived from this
 * table; a missing or incorrect entry is a type error. Core's `post-draft.ts` validates the fields. To add a field,
 * see docs/make-it-yours.md.
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
  // Files contain the category's slug, not its id.
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

export type StoredFields = Pick<Post, PostFieldName>;

/** Uses empty strings instead of null, for forms and files. */
export type TextFields = { [Name in PostFieldName]: NonNullable<Post[Name]> };

const eachField = (valueOf: (name: PostFieldName) => unknown): unknown =>
  Object.fromEntries(postFieldNames.map((name) => [name, valueOf(name)]));

export const pickFields = (row: StoredFields) => eachField((name) => row[name]) as StoredFields;

export const emptyForNull = (fields: StoredFields) => eachField((name) => fields[name] ?? "") as TextFields;

export const nullForEmpty = (fields: TextFields) =>
  eachField((name) =>
    postFields[name].nullable && fields[name] === "" ? null : fields[name],
  ) as StoredFields;

export const emptyFields = () => eachField((name) => (name === "tags" ? [] : "")) as TextFields;

/** All public columns except the body. */
export const listedColumns = [
  "id",
  "status",
  "read_time_minutes",
  "created_at",
  "updated_at",
  ...postFieldNames.filter((name) => name !== "content"),
].join(", ");

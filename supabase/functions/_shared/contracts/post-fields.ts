import type { Row } from "./database-types.ts";

type Post = Row<"blog_posts">;

/** Columns that only the database or a command such as Publish writes. */
export const systemColumns = ["id", "status", "first_public_at", "created_at", "updated_at"] as const;

/** The columns that the author edits. The reading time follows from the content. */
export type PostFieldName = Exclude<keyof Post, (typeof systemColumns)[number] | "read_time_minutes">;

type PostField<Name extends PostFieldName> = {
  label: string;
  nullable: null extends Post[Name] ? true : false;
  /** Names in front matter: exports write the first, imports read all. Empty: the field is the body. */
  head: readonly string[];
  /** Exported even when empty, because an import would otherwise fill it (first heading, default author). */
  inEveryFile?: true;
};

/**
 * The fields of a post in display order. Forms, mappers, versions, duplicates, files, import and export derive from
 * this table; a missing or wrong entry is a type error. Validation is in core's `post-draft.ts`. To add a field, see
 * docs/make-it-yours.md.
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
  // Files contain the category's slug.
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

/** Empty texts in place of null, for forms and files. */
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

/** Every public column except the body. */
export const listedColumns = [
  "id",
  "status",
  "read_time_minutes",
  "created_at",
  "updated_at",
  ...postFieldNames.filter((name) => name !== "content"),
].join(", ");

import { emptyFields, type TextFields } from "@brightwren/functions/contracts/post-fields";
import type { PostStatus } from "@brightwren/core/admin-posts/post";
import type { ImportFiles } from "./import-files.ts";

/** Fields before storage: empty strings for missing values, original addresses for pictures. */
export type ImportedFields = Omit<TextFields, "category_id">;

export type ImportedPost = {
  /** A unique label: a file's path, or a number and title. */
  source: string;
  /** Base folder for relative picture paths. */
  folder: string;
  id?: string | undefined;
  fields: ImportedFields;
  /** Names or slugs; only the first is used. */
  categories: string[];
  status: PostStatus;
  createdAt?: string | undefined;
  firstPublicAt?: string | undefined;
  /** A published post's changes that visitors have not seen. */
  pending?: ImportedPost | undefined;
  /** Former addresses: paths, or full URLs if exported. */
  oldAddresses: string[];
  alsoAt?: string[] | undefined;
  pictures?: string[];
  /** Sentences about changed or removed content. */
  notices: string[];
};

export const programs = {
  own: "an export of this site",
  hugo: "Hugo",
  jekyll: "Jekyll",
  ghost: "Ghost",
  wordpress: "WordPress",
  markdown: "Markdown files",
  several: "several programs",
} as const;

export type Program = keyof typeof programs;

export type ImportedBlog = {
  program: Program;
  files: ImportFiles;
  posts: ImportedPost[];
  /** Sentences about skipped content outside the posts. */
  notices: string[];
};

/** Returns the slug if the old address is `/blog/<slug>`; only these can be redirected. */
export const oldSlug = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/]+)?\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(address)?.[1];

const { category_id: _, ...nothing } = emptyFields();

export const importedPost = (
  source: string,
  fields: Partial<ImportedFields>,
  more: Partial<Omit<ImportedPost, "source" | "fields">> = {},
): ImportedPost => ({
  source,
  folder: source.split("/").slice(0, -1).join("/"),
  fields: { ...nothing, ...fields },
  categories: [],
  status: "draft",
  oldAddresses: [],
  notices: [],
  ...more,
});

/** Returns a notice that names what it is about, or none if there is nothing to name. */
export function listed(sentence: string, names: Iterable<string>): string[] {
  const all = [...names];
  return all.length > 0 ? [`${sentence}: ${all.join(", ")}.`] : [];
}

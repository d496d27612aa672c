import { emptyFields } from "@brightwren/functions/contracts/post-fields";
import type { PostStatus } from "../admin-posts/post.ts";
import type { MarkdownFields } from "../markdown-files/read-fields.ts";
import type { ImportFiles } from "./import-files.ts";

/** The fields of a post as an import finds them: an empty text for nothing, pictures by the names that they had. */
export type ImportedFields = Omit<MarkdownFields, "category_id">;

/** A post of another blog, or of an export of this one. */
export type ImportedPost = {
  /** Where it stands in what was chosen: a file's path, or a number and title. Unlike every other one's. */
  source: string;
  /** The folder that its pictures' names begin at, and its own id where it has one. */
  folder: string;
  id?: string;
  fields: ImportedFields;
  /** The first counts, by name or slug. */
  categories: string[];
  status: PostStatus;
  createdAt?: string;
  firstPublicAt?: string;
  /** An edit of it that visitors don't see yet. */
  pending?: { fields: ImportedFields; categories: string[]; hasOwnSlug: boolean };
  /** Addresses that it had before: paths, or whole where the program tells them. */
  oldAddresses: string[];
  /** Other spellings of its address, only for links between the posts of an import. */
  alsoAt?: string[];
  /** The addresses of the pictures that it shows, as its text names them. */
  pictures?: string[];
  /** What was left out or changed, in sentences for the person. */
  notices: string[];
};

/** Which program an import comes from. */
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

/** All that was read of what a person chose. */
export type ImportedBlog = {
  program: Program;
  files: ImportFiles;
  posts: ImportedPost[];
  /** What belongs to no post and was left out, in sentences. */
  notices: string[];
};

/** The slug of an old address that is one of this blog's own, `/blog/<slug>`: the only ones that redirects are kept for. */
export const oldSlug = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/]+)?\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(address)?.[1];

const { category_id: _, ...nothing } = emptyFields();

/** A post of these fields; what is not given is empty. */
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

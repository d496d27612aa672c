import { authors } from "@brightwren/brand";
import type { StoredPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import type { Post } from "@brightwren/core/admin-posts/post";
import {
  type PostFieldName,
  postFieldNames,
  postFields,
  systemColumns,
} from "@brightwren/core/post-editing/post-draft";
import { type ColumnType, readTime } from "./column-values.ts";
import { ApiError } from "./api-error.ts";

export type StoredPost = Post & { first_public_at: string | null };

const eachField = <Value>(valueOf: (field: (typeof postFields)[PostFieldName]) => Value) =>
  Object.fromEntries(postFieldNames.map((name) => [name, valueOf(postFields[name])])) as Record<
    PostFieldName,
    Value
  >;

export const postColumns: Readonly<Record<keyof StoredPost, ColumnType>> = {
  ...eachField<ColumnType>(({ nullable }) => (nullable ? "text" : "text!")),
  category_id: "uuid",
  published_at: "timestamptz",
  tags: "text[]!",
  id: "uuid!",
  status: "text!",
  read_time_minutes: "integer!",
  created_at: "timestamptz!",
  updated_at: "timestamptz!",
  first_public_at: "timestamptz",
};

export const newPost = {
  ...eachField(({ nullable }) => (nullable ? null : "")),
  title: null,
  slug: null,
  author: authors.owner,
  tags: [],
  status: "draft",
  read_time_minutes: 1,
};

const centuryStart = readTime("2000-01-01T00:00:00Z");
const centuryEnd = readTime("2100-01-01T00:00:00Z");

const isOfThisCentury = (timestamp: string) => {
  const time = readTime(timestamp);
  return time >= centuryStart && time <= centuryEnd;
};

const characters = (text: string) => Array.from(text).length;

/** In alphabetical order, because Postgres checks constraints in this order and reports the first violation. */
const postChecks: Record<string, (post: StoredPost) => boolean> = {
  blog_posts_featured_image_alt_check: ({ featured_image_alt }) =>
    characters(featured_image_alt ?? "") <= 500,
  blog_posts_read_time_minutes_check: (post) => post.read_time_minutes > 0,
  blog_posts_slug_check: (post) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(post.slug),
  blog_posts_status_check: (post) => ["draft", "scheduled", "published", "archived"].includes(post.status),
  blog_posts_title_check: (post) => /[^ ]/.test(post.title),
  post_slugs_are_short: (post) => characters(post.slug) <= 100,
  post_tags_are_a_short_list: ({ tags }) => tags.length <= 50 && characters(tags.join("")) <= 5000,
  posts_are_dated_in_this_century: ({ published_at, created_at }) =>
    isOfThisCentury(created_at) && (published_at === null || isOfThisCentury(published_at)),
  posts_have_no_empty_tag: (post) => post.tags.every(Boolean),
  published_posts_have_a_date: (post) =>
    (post.status !== "published" && post.status !== "scheduled") || post.published_at !== null,
};

export function checkPost(post: StoredPost): void {
  for (const [name, holds] of Object.entries(postChecks)) {
    if (!holds(post)) throw brokenCheck("blog_posts", name);
  }
}

export const pendingVersionColumns: Readonly<Record<keyof StoredPendingVersion, ColumnType>> = {
  post_id: "uuid!",
  fields: "jsonb!",
  base_updated_at: "timestamptz!",
  saved_by: "text",
  created_at: "timestamptz!",
  updated_at: "timestamptz!",
};

export const isTextColumn = (name: string): boolean =>
  name in postColumns && !systemColumns.some((column) => column === name);

export function checkPendingVersion({ fields }: StoredPendingVersion): void {
  const isObject = typeof fields === "object" && fields !== null && !Array.isArray(fields);
  if (isObject && Object.keys(fields).every(isTextColumn)) return;
  throw brokenCheck("blog_post_pending_versions", "blog_post_pending_versions_fields_check");
}

const brokenCheck = (table: string, name: string) =>
  new ApiError(400, "23514", `new row for relation "${table}" violates check constraint "${name}"`);

export const notUnique = (constraint: string): ApiError =>
  new ApiError(409, "23505", `duplicate key value violates unique constraint "${constraint}"`);

export const brokenReference = (table: string, constraint: string, referenced: string): ApiError =>
  new ApiError(
    409,
    "23503",
    `insert or update on table "${table}" violates foreign key constraint "${constraint}"`,
    `Key is not present in table "${referenced}".`,
  );

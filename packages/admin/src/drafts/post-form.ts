import { authors } from "@brightwren/brand";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import { serverNow } from "@brightwren/core/supabase/server-clock";

/** What the editor's form holds: the columns, with an empty text for nothing. */
export type PostForm = { [Name in keyof PostFields]: NonNullable<PostFields[Name]> };

export const emptyPostForm: PostForm = {
  title: "",
  slug: "",
  content: "",
  excerpt: "",
  category_id: "",
  tags: [],
  author: authors.owner,
  featured_image_url: "",
  featured_image_alt: "",
  seo_title: "",
  seo_meta_description: "",
  published_at: "",
};

/** The text of a form as it is, whether it can be stored or not. */
export const toPostFields = (form: PostForm): PostFields => ({
  ...form,
  category_id: form.category_id || null,
  featured_image_url: form.featured_image_url || null,
  featured_image_alt: form.featured_image_alt || null,
  seo_title: form.seo_title || null,
  seo_meta_description: form.seo_meta_description || null,
  published_at: form.published_at || null,
});

const names = Object.keys(emptyPostForm) as (keyof PostForm)[];

/** The form of a stored text. */
export const toPostForm = (fields: PostFields): PostForm => ({
  ...fields,
  category_id: fields.category_id ?? "",
  featured_image_url: fields.featured_image_url ?? "",
  featured_image_alt: fields.featured_image_alt ?? "",
  seo_title: fields.seo_title ?? "",
  seo_meta_description: fields.seo_meta_description ?? "",
  published_at: fields.published_at ?? "",
});

/** Whether one value of the form is the same as another; tags are the same in the same order. */
export const isSameValue = (one: string | string[], other: string | string[]): boolean =>
  Array.isArray(one) ? one.join("\n") === [other].flat().join("\n") : one === other;

/** The fields in which two forms differ. */
export const changedFields = (one: PostForm, other: PostForm): (keyof PostForm)[] =>
  names.filter((name) => !isSameValue(one[name], other[name]));

export const isSameForm = (one: PostForm, other: PostForm): boolean =>
  names.every((name) => isSameValue(one[name], other[name]));

/** A form from whatever was kept on this computer: what is missing or of another kind is as in a new post. */
export function readPostForm(kept: unknown): PostForm {
  const values = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const form: Record<string, unknown> = { ...emptyPostForm };
  for (const name of names) {
    const value = values[name];
    if (name === "tags" && Array.isArray(value)) form[name] = value.filter((tag) => typeof tag === "string");
    if (name !== "tags" && typeof value === "string") form[name] = value;
  }
  return form as PostForm;
}

/** Whether a moment is still to come on the server; no moment is not. */
export const isFuture = (iso: string | null, now = serverNow()): boolean =>
  Boolean(iso) && Date.parse(iso ?? "") > now;

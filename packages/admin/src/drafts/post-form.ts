import { authors } from "@brightwren/brand";
import {
  emptyFields,
  emptyForNull,
  nullForEmpty,
  postFieldNames,
  type PostFields,
  type TextFields,
} from "@brightwren/core/post-editing/post-draft";
import { serverNow } from "@brightwren/core/supabase/server-clock";

export type PostForm = TextFields;

export const emptyPostForm: PostForm = { ...emptyFields(), author: authors.owner };

export const toPostFields = (form: PostForm): PostFields => nullForEmpty(form);

export const toPostForm = (fields: PostFields): PostForm => emptyForNull(fields);

export const isSameValue = (one: string | string[], other: string | string[]): boolean =>
  Array.isArray(one) ? one.join("\n") === [other].flat().join("\n") : one === other;

export const changedFields = (one: PostForm, other: PostForm): (keyof PostForm)[] =>
  postFieldNames.filter((name) => !isSameValue(one[name], other[name]));

export const isSameForm = (one: PostForm, other: PostForm): boolean => changedFields(one, other).length === 0;

/** Replaces missing values and values of the wrong type with those of a new post. */
export function readPostForm(stored: unknown): PostForm {
  const values = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const form: Record<string, unknown> = { ...emptyPostForm };
  for (const name of postFieldNames) {
    const value = values[name];
    if (name === "tags" && Array.isArray(value)) form[name] = value.filter((tag) => typeof tag === "string");
    if (name !== "tags" && typeof value === "string") form[name] = value;
  }
  return form as PostForm;
}

/** Whether a time is in the future by the server's clock. False for null. */
export const isFuture = (iso: string | null, now = serverNow()): boolean =>
  Boolean(iso) && Date.parse(iso ?? "") > now;

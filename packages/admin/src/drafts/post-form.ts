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

/** What the editor's form holds: the columns, with an empty text for nothing. */
export type PostForm = TextFields;

export const emptyPostForm: PostForm = { ...emptyFields(), author: authors.owner };

/** The text of a form as it is, whether it can be stored or not. */
export const toPostFields = (form: PostForm): PostFields => nullForEmpty(form);

/** The form of a stored text. */
export const toPostForm = (fields: PostFields): PostForm => emptyForNull(fields);

/** Whether one value of the form is the same as another; tags are the same in the same order. */
export const isSameValue = (one: string | string[], other: string | string[]): boolean =>
  Array.isArray(one) ? one.join("\n") === [other].flat().join("\n") : one === other;

/** The fields in which two forms differ. */
export const changedFields = (one: PostForm, other: PostForm): (keyof PostForm)[] =>
  postFieldNames.filter((name) => !isSameValue(one[name], other[name]));

export const isSameForm = (one: PostForm, other: PostForm): boolean =>
  postFieldNames.every((name) => isSameValue(one[name], other[name]));

/** A form from whatever was kept on this computer: what is missing or of another kind is as in a new post. */
export function readPostForm(kept: unknown): PostForm {
  const values = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const form: Record<string, unknown> = { ...emptyPostForm };
  for (const name of postFieldNames) {
    const value = values[name];
    if (name === "tags" && Array.isArray(value)) form[name] = value.filter((tag) => typeof tag === "string");
    if (name !== "tags" && typeof value === "string") form[name] = value;
  }
  return form as PostForm;
}

/** Whether a moment is still to come on the server; no moment is not. */
export const isFuture = (iso: string | null, now = serverNow()): boolean =>
  Boolean(iso) && Date.parse(iso ?? "") > now;

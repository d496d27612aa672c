import { postDraftSchema, type PostFields } from "@brightwren/core/post-editing/post-draft";
import type { EditorState } from "./editor-state.ts";
import { isFuture, type PostForm, toPostFields } from "./post-form.ts";
import { type Command, storesText } from "./save-request.ts";
import type { SaveError } from "./save-error.ts";

export function checkForm(
  state: EditorState,
  form: PostForm,
  command: Command,
): { fields: PostFields } | { error: SaveError } {
  const fault = (message: string, field: keyof PostForm) => ({
    error: { kind: "incomplete" as const, message, field },
  });
  // This command does not store the form, so the form may be invalid.
  if (!storesText(command)) return { fields: toPostFields(form) };
  const checked = postDraftSchema.safeParse(form);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return fault(issue?.message ?? "", issue?.path[0] as keyof PostForm);
  }
  const message = dateFault(state, command, checked.data.published_at);
  return message ? fault(message, "published_at") : { fields: checked.data };
}

/** Why a command would be refused for the post's date. */
export function dateFault(
  { post, stored }: Pick<EditorState, "post"> & Partial<EditorState>,
  command: Command,
  publishedAt: string | null,
): string | undefined {
  const status = post?.status;
  const keepsStatus = command === "save" || command === "background";
  if (status === "published" && isFuture(publishedAt) && (command === "publish" || command === "pending"))
    return "A published post can’t have a future date. Unpublish it first, then schedule it.";
  // The stored date may have passed in the meantime.
  if (status === "scheduled" && keepsStatus && !isFuture(publishedAt) && publishedAt !== stored?.published_at)
    return "A scheduled post needs a future date. To go live now, publish it instead.";
  return status === "published" && !publishedAt ? "A published post needs a date." : undefined;
}

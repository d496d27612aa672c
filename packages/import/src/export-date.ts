import { readDate } from "@brightwren/core/markdown-files/read-date";
import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { serverNow } from "@brightwren/core/supabase/server-clock";

/** Returns "" if there is no date, and undefined if it is invalid or out of range. Old exports use milliseconds. */
export function exportDate(value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return "";
  // `toJSON` returns null for an invalid date.
  const date =
    typeof value === "number" ? new Date(value).toJSON() : typeof value === "string" && readDate(value);
  return date && postDraftSchema.shape.published_at.safeParse(date).success ? date : undefined;
}

export const unknownStatus = (status: string): string =>
  status === ""
    ? "The export does not say whether it was public, so it will be a draft."
    : `We don’t recognise its status “${status}”, so it will be a draft.`;

export const isAhead = (date: string | undefined): boolean =>
  date !== undefined && date !== "" && Date.parse(date) > serverNow();

/**
 * Makes a post public only if status, visibility and date are all clear. `hidden`: sentences that explain why it was
 * not public. `date`: undefined if unclear. `written`: the date as exported.
 */
export function safeStatus(given: {
  status: PostStatus;
  hidden: readonly string[];
  date: string | undefined;
  written: string;
}): { status: PostStatus; notices: string[] } {
  const { status, hidden, date, written } = given;
  const notices = [...hidden];
  const isPublic = status === "published" || status === "scheduled";
  const asDraft = isPublic ? ", and the post will be a draft" : "";
  if (date === undefined)
    notices.push(
      `Its date “${written}” could not be understood, or is not within 2000 to 2099, so it was left out${asDraft}.`,
    );
  else if (isPublic && date === "") notices.push("It has no date, so it will be a draft.");
  else if (status === "published" && isAhead(date))
    notices.push(`It was public, but its date ${date} is in the future, so it will be a draft.`);
  return { status: isPublic && notices.length > 0 ? "draft" : status, notices };
}

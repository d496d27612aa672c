import { readDate } from "../markdown-files/read-date.ts";
import type { PostStatus } from "../admin-posts/post.ts";
import { postDraftSchema } from "../post-editing/post-draft.ts";
import { serverNow } from "../supabase/server-clock.ts";

/**
 * A date in an export, as posts here have it. Empty where there is none, undefined where it cannot be understood or lies
 * outside the years that a post may have. Old exports have milliseconds. Never throws.
 */
export function exportDate(value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return "";
  const date =
    typeof value === "number" ? ofMilliseconds(value) : typeof value === "string" && readDate(value);
  return date && postDraftSchema.shape.published_at.safeParse(date).success ? date : undefined;
}

function ofMilliseconds(value: number): string | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export const isAhead = (date: string | undefined): boolean =>
  date !== undefined && date !== "" && Date.parse(date) > serverNow();

/**
 * The status of an imported post. A post is public only when its status, its visibility and its date are understood;
 * otherwise it is a draft. `hidden` says why visitors could not see it, in sentences; `date` is undefined where it could
 * not be understood and `written` how it stands in the export.
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
  const asDraft = isPublic ? ", and the post comes as a draft" : "";
  if (date === undefined)
    notices.push(
      `Its date “${written}” could not be understood, or is not within 2000 to 2099: it was left out${asDraft}.`,
    );
  else if (isPublic && date === "") notices.push("It has no date, so it comes as a draft.");
  else if (status === "published" && isAhead(date))
    notices.push(`It was public, but its date ${date} lies ahead, so it comes as a draft.`);
  return { status: isPublic && notices.length > 0 ? "draft" : status, notices };
}

import { SlugFrozenError, SlugTakenError } from "@brightwren/core/admin-posts/write-posts";
import { UnreachableError } from "@brightwren/core/supabase/unreachable-error";
import { isSessionExpired, SignInDeclined } from "../session/with-session.ts";
import type { PostForm } from "./post-form.ts";

/** Why a save did not happen. `message` is a sentence; `field` is where the person can mend it. */
export type SaveTrouble = {
  kind: "offline" | "signed-out" | "incomplete" | "refused";
  message: string;
  field?: keyof PostForm;
};

const isUnreachable = (error: unknown): boolean => {
  if (error instanceof UnreachableError || error instanceof TypeError) return true;
  if (error instanceof Error && error.name === "AuthRetryableFetchError") return true;
  // supabase-js hands a failed fetch on as an error of its own, with the browser's sentence.
  return /^(TypeError|AbortError|TimeoutError|UnreachableError)\b/.test(messageOf(error));
};

const messageOf = (error: unknown): string => {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : "";
};

/** What an error of a save means to the person. */
export function saveTroubleFrom(error: unknown): SaveTrouble {
  if (error instanceof SignInDeclined || isSessionExpired(error))
    return {
      kind: "signed-out",
      message: "Not saved: you are signed out. The text is kept on this computer.",
    };
  if (error instanceof SlugTakenError || error instanceof SlugFrozenError)
    return { kind: "incomplete", message: error.message, field: "slug" };
  if (isUnreachable(error)) return { kind: "offline", message: "Not saved: offline, kept on this computer" };
  return { kind: "refused", message: messageOf(error) || "The server refused to save this." };
}

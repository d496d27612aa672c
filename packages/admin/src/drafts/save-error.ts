import { CategoryGoneError, SlugFrozenError, SlugTakenError } from "@brightwren/core/admin-posts/write-posts";
import { PictureRejectedError } from "@brightwren/core/pictures/prepared-picture";
import { AccessError } from "@brightwren/core/session/access";
import { UnreachableError } from "@brightwren/core/supabase/unreachable-error";
import { savedPlace } from "../device/saved-place.ts";
import { isSessionExpired, SignInDeclined } from "../session/with-session.ts";
import { OtherAccountError } from "./draft-owner.ts";
import type { PostForm } from "./post-form.ts";

/**
 * Why a save failed. `offline`: no response, so the save may have succeeded; it is retried. `failed`: a temporary
 * server error; it is retried. `signed-out`: the owner must sign in. `incomplete`: the owner must fix `field`.
 * `refused`: no retry can succeed. `message` is a sentence.
 */
export type SaveError = {
  kind: "offline" | "failed" | "signed-out" | "incomplete" | "refused";
  message: string;
  field?: keyof PostForm;
};

const kept = () => `Your text is safe ${savedPlace()}.`;

/** Whether the server did not respond. */
export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof UnreachableError) return true;
  if (error instanceof Error && error.name === "AuthRetryableFetchError") return true;
  // When a request gets no response, supabase-js wraps the error and preserves only its name.
  return textOf(error, "message").startsWith("UnreachableError:");
};

const textOf = (error: unknown, name: "message" | "code"): string => {
  const text = (error as { message?: unknown; code?: unknown } | null)?.[name];
  return typeof text === "string" ? text : "";
};

/**
 * Errors that a retry cannot resolve: invalid data, a violated constraint, a missing permission (postgresql.org,
 * "PostgreSQL Error Codes", classes 22, 23, 42 and P0; docs.postgrest.org, "Errors", groups 1 and 2).
 */
const isRefusal = (code: string): boolean => /^(?:22|23|42|P0|PGRST[12])/.test(code);

/** Also logs bugs in our code to the console. */
export function toSaveError(error: unknown): SaveError {
  if (error instanceof OtherAccountError)
    return { kind: "signed-out", message: `${error.message} ${kept()}` };
  if (error instanceof SignInDeclined || isSessionExpired(error))
    return { kind: "signed-out", message: `Not saved: you’re signed out. ${kept()}` };
  const incomplete = (field: keyof PostForm, message: string): SaveError => ({
    kind: "incomplete",
    message,
    field,
  });
  if (error instanceof SlugTakenError || error instanceof SlugFrozenError)
    return incomplete("slug", error.message);
  if (error instanceof CategoryGoneError) return incomplete("category_id", error.message);
  if (error instanceof PictureRejectedError)
    return incomplete("content", `A picture couldn’t be uploaded. ${error.message}`);
  if (error instanceof AccessError)
    return { kind: "refused", message: `Not saved: your account can no longer edit posts. ${kept()}` };
  if (isUnreachable(error)) return { kind: "offline", message: `Offline. ${kept()}` };
  const code = textOf(error, "code");
  if (isRefusal(code))
    return { kind: "refused", message: `Not saved: the server didn’t accept it. ${kept()}` };
  if (code === "" && error instanceof Error) {
    console.error("A save failed by a mistake of ours:", error);
    return { kind: "refused", message: `Not saved: something went wrong in the app. ${kept()}` };
  }
  return { kind: "failed", message: `Not saved: the server is having problems. ${kept()}` };
}

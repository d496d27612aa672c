import { CategoryGoneError, SlugFrozenError, SlugTakenError } from "@brightwren/core/admin-posts/write-posts";
import { PictureRefusedError } from "@brightwren/core/pictures/prepared-picture";
import { AccessError } from "@brightwren/core/session/access";
import { UnreachableError } from "@brightwren/core/supabase/unreachable-error";
import { keptPlace } from "../device/kept-here.ts";
import { isSessionExpired, SignInDeclined } from "../session/with-session.ts";
import { OtherAccountError } from "./draft-owner.ts";
import type { PostForm } from "./post-form.ts";

/**
 * Why a save did not happen. `offline`: no answer came, so it may have been stored all the same; it is tried again.
 * `failed`: the server could not do it just now; it is tried again. `signed-out`: the person signs in. `incomplete`: the
 * person mends the `field`. `refused`: it will not be stored as it is. `message` is a sentence.
 */
export type SaveError = {
  kind: "offline" | "failed" | "signed-out" | "incomplete" | "refused";
  message: string;
  field?: keyof PostForm;
};

const kept = () => `Your text is kept ${keptPlace()}.`;

/** Whether an error means that no answer came. */
export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof UnreachableError) return true;
  if (error instanceof Error && error.name === "AuthRetryableFetchError") return true;
  // supabase-js hands a request without an answer on as an error of its own, with the first one's name.
  return textOf(error, "message").startsWith("UnreachableError:");
};

const textOf = (error: unknown, name: "message" | "code"): string => {
  const text = (error as { message?: unknown; code?: unknown } | null)?.[name];
  return typeof text === "string" ? text : "";
};

/**
 * Codes of what the database does not accept, now or later: wrong data, a broken rule, a missing right
 * (postgresql.org, "PostgreSQL Error Codes", classes 22, 23, 42 and P0; docs.postgrest.org, "Errors", groups 1 and 2).
 */
const isRefusal = (code: string): boolean => /^(?:22|23|42|P0|PGRST[12])/.test(code);

/** What an error of a save means to the person. What is a mistake of ours goes to the console as well. */
export function toSaveError(error: unknown): SaveError {
  if (error instanceof OtherAccountError)
    return { kind: "signed-out", message: `${error.message} ${kept()}` };
  if (error instanceof SignInDeclined || isSessionExpired(error))
    return { kind: "signed-out", message: `Not saved: you are signed out. ${kept()}` };
  if (error instanceof SlugTakenError || error instanceof SlugFrozenError)
    return { kind: "incomplete", message: error.message, field: "slug" };
  if (error instanceof CategoryGoneError)
    return { kind: "incomplete", message: error.message, field: "category_id" };
  if (error instanceof PictureRefusedError)
    return {
      kind: "incomplete",
      message: `A picture could not be stored. ${error.message}`,
      field: "content",
    };
  if (error instanceof AccessError)
    return { kind: "refused", message: `Not saved: your account may no longer change posts. ${kept()}` };
  if (isUnreachable(error)) return { kind: "offline", message: `Not saved: offline, kept ${keptPlace()}` };
  const code = textOf(error, "code");
  if (isRefusal(code))
    return { kind: "refused", message: `Not saved: the server does not accept it as it is. ${kept()}` };
  if (code === "" && error instanceof Error) {
    console.error("A save failed by a mistake of ours:", error);
    return { kind: "refused", message: `Not saved: something went wrong in the app. ${kept()}` };
  }
  return { kind: "failed", message: `Not saved: the server could not do it just now. ${kept()}` };
}

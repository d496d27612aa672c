import { FileRefusedError } from "@brightwren/core/markdown-files/text-file";
import { AccessError } from "@brightwren/core/session/access-error";
import { FunctionError } from "@brightwren/core/supabase/invoke-function";
import { SignInDeclined } from "../../session/session-gate.ts";
import { SpokenError } from "./spoken-error.ts";

const spoken = [SpokenError, FileRefusedError, AccessError, FunctionError, SignInDeclined];

/** The sentence of an error that is meant for the person; none for errors that only a log should show. */
export function failureDetail(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.message) return undefined;
  return spoken.some((kind) => error instanceof kind) ? error.message : undefined;
}

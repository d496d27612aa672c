import { FunctionError } from "@brightwren/core/supabase/invoke-function";
import { SignInDeclined } from "../session/session-gate.ts";

/** What the owner is told (specification section 8): the server's message, or 'Failed to generate post'. */
export function failureSentence(error: unknown): string {
  const told = error instanceof FunctionError || error instanceof SignInDeclined ? error.message : "";
  return told || "Failed to generate post";
}

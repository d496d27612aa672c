import { AccessError } from "@brightwren/core/session/access-error";
import { FunctionError } from "@brightwren/core/supabase/invoke-function";

/** PostgREST's codes for a token that is missing, broken or over (docs.postgrest.org, "Group 3 - JWT errors"). */
const refusedToken = new Set(["PGRST301", "PGRST302", "PGRST303"]);

/** Whether an error of an operation means that the session is over: signing in again and trying once more may help. */
export function isSessionExpired(error: unknown): boolean {
  if (error instanceof AccessError) return error.reason === "signed-out";
  if (error instanceof FunctionError) return error.code === "unauthorized" || error.code === "http_401";
  return error instanceof Error && "code" in error && refusedToken.has(String(error.code));
}

import { stillWritingCode } from "@brightwren/functions/contracts/generate-blog-post";
import { FunctionError } from "../supabase/invoke-function.ts";

/** What the hosted platform answers when it gives up waiting for a function, or ends it. */
const givenUp = ["http_502", "http_503", "http_504", "http_546"];

/**
 * Whether a failed generation may have made a post all the same, so that trying again should carry the same key: the
 * answer was lost, or somebody is still writing. After any other refusal nothing was kept, and either key is right.
 */
export function mayHaveBeenWritten(error: unknown): boolean {
  if (!(error instanceof FunctionError)) return false;
  return ["unreachable", "no_post", "not_stored", stillWritingCode, ...givenUp].includes(error.code);
}

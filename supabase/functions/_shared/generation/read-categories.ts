import { HttpError } from "../http-error.ts";
import { logEvent } from "../log.ts";
import type { DatabaseClient } from "../service-client.ts";
import type { Category } from "./post-draft.ts";

/** Throws HttpError 503 when the database fails. */
export async function readCategories(database: DatabaseClient): Promise<Category[]> {
  const { data, error, status } = await database
    .from("blog_categories")
    .select("id, name, slug")
    .retry(false);
  if (error === null) return data;
  logEvent("categories not read", { status, code: error.code });
  throw new HttpError(
    503,
    "unavailable",
    "The categories could not be read just now. Please try again in a minute.",
  );
}

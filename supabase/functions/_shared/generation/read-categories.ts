import { databaseFailed } from "../http-error.ts";
import type { DatabaseClient } from "../service-client.ts";
import type { Category } from "./post-draft.ts";

/** Throws HttpError 503 when the database fails. */
export async function readCategories(database: DatabaseClient): Promise<Category[]> {
  const answer = await database.from("blog_categories").select("id, name, slug").retry(false);
  if (answer.error === null) return answer.data;
  const sentence = "The categories could not be read just now. Please try again in a minute.";
  throw databaseFailed("categories not read", answer, sentence);
}

import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { HttpError } from "../http-error.ts";
import { logEvent } from "../log.ts";
import type { Category } from "./post-draft.ts";

const categoriesSchema = z.array(z.object({ id: z.guid(), name: z.string(), slug: z.string() }));

/** All categories of the blog. Throws HttpError 503 when they cannot be read. */
export async function readCategories(database: SupabaseClient): Promise<Category[]> {
  const { data, error, status } = await database
    .from("blog_categories")
    .select("id, name, slug")
    .retry(false);
  const categories = categoriesSchema.safeParse(data);
  if (error === null && categories.success) return categories.data;
  logEvent("categories not read", { status, code: error?.code ?? "unexpected answer" });
  throw new HttpError(
    503,
    "unavailable",
    "The categories could not be read just now. Please try again in a minute.",
  );
}

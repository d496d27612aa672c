import type { Row } from "@brightwren/functions/contracts/database-types";
import { getReader } from "../supabase/client.ts";
import { queryOf } from "../supabase/query.ts";
import { blogKeys, type Category } from "./post.ts";

/** Sorted by the owner's order, then by name. */
export const inShownOrder = (byName: readonly Row<"blog_categories">[]): Category[] =>
  [...byName].sort((a, b) => a.position - b.position).map(({ id, name, slug }) => ({ id, name, slug }));

export async function listCategories(signal: AbortSignal): Promise<Category[]> {
  const tables = await getReader();
  const { data } = await tables
    .from("blog_categories")
    .select("*")
    .order("name")
    .abortSignal(signal)
    .throwOnError();
  return inShownOrder(data);
}

export const categoriesQuery = () =>
  queryOf(blogKeys.categories(), listCategories, "Error fetching categories");

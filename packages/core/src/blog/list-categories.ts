import { getReader } from "../supabase/client.ts";
import { blogKeys, type Category } from "./post.ts";

/** All categories by name. Throws the backend's error. */
export async function listCategories(signal: AbortSignal): Promise<Category[]> {
  const tables = await getReader();
  const { data } = await tables
    .from("blog_categories")
    .select("*")
    .order("name")
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** Query options for `listCategories`. */
export const categoriesQuery = () => ({
  queryKey: blogKeys.categories(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listCategories(signal),
  meta: { failure: "Error fetching categories" },
});

import type { Category } from "../blog/post.ts";
import { askAsOwner, assertAdmin, getSignedInClient, toAccessError } from "../session/access.ts";
import { isMissingReference, isUniqueViolation } from "../supabase/data-api.ts";
import { CategoryChangedError, CategoryTakenError, CategoryUsedError } from "./taxonomy.ts";

type NewCategory = Pick<Category, "name" | "slug"> & {
  position: number;
};

/** Adds a category. Throws a `CategoryTakenError`. */
export async function addCategory(category: NewCategory): Promise<void> {
  const supabase = await getSignedInClient();
  const { error } = await supabase.from("blog_categories").insert(category);
  if (error) throw await writeFault(error, category);
}

/**
 * Renames a category if it still matches `shown`, and redirects its old address. Throws a `CategoryChangedError` or a
 * `CategoryTakenError`.
 */
export async function changeCategory(
  shown: Category,
  changes: Pick<Category, "name" | "slug">,
): Promise<void> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase
    .from("blog_categories")
    .update(changes)
    .eq("id", shown.id)
    .eq("name", shown.name)
    .eq("slug", shown.slug)
    .select("id");
  if (error) throw await writeFault(error, changes);
  if (data.length === 0) await explainUnchanged(shown.id);
}

export async function orderCategories(ids: string[]): Promise<void> {
  await askAsOwner((supabase) => supabase.rpc("order_categories", { categories: ids }));
}

/**
 * Moves all posts to another category, deletes this one and redirects its address, in one transaction. Returns the
 * number of posts. Throws a `CategoryChangedError` if either no longer exists.
 */
export async function mergeCategories(id: string, into: string): Promise<number> {
  const changed: number | null = await askAsOwner((supabase) =>
    supabase.rpc("merge_categories", { category: id, target: into }),
  );
  if (changed === null) throw new CategoryChangedError(null);
  return changed;
}

/** Deletes an unused category; a missing one counts as deleted. Throws a `CategoryUsedError`. */
export async function deleteCategory(id: string): Promise<void> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.from("blog_categories").delete().eq("id", id).select("id");
  if (error && isMissingReference(error)) throw new CategoryUsedError(error.message);
  if (error) throw await toAccessError(error);
  if (data.length === 0) await assertAdmin();
}

/** Renames a tag in every post, in one transaction, or merges it into an existing tag. Returns the number of posts. */
export const renameTag = (tag: string, replacement: string): Promise<number> =>
  askAsOwner((supabase) => supabase.rpc("replace_tag", { tag, replacement }));

/** Returns the number of changed posts. */
export const deleteTag = (tag: string): Promise<number> =>
  askAsOwner((supabase) => supabase.rpc("replace_tag", { tag }));

async function explainUnchanged(id: string): Promise<never> {
  await assertAdmin();
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_categories")
    .select("name")
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  throw new CategoryChangedError(data);
}

async function writeFault(
  error: { code: string; message: string },
  { name, slug }: Pick<Category, "name" | "slug">,
): Promise<unknown> {
  if (!isUniqueViolation(error)) return await toAccessError(error);
  const isName = error.message.includes("name_key");
  return new CategoryTakenError(isName ? "name" : "address", isName ? name : slug);
}

import type { Category } from "../blog/post.ts";
import { assertAdmin, getSignedInClient, refusalOf } from "../session/access.ts";
import { isMissingReference, isTaken } from "../supabase/data-api.ts";
import { CategoryChangedError, CategoryTakenError, CategoryUsedError } from "./taxonomy.ts";

type NewCategory = Pick<Category, "name" | "slug"> & {
  /** Behind the others, where they have an order. */
  position: number;
};

/** Adds a category. Throws a `CategoryTakenError`, an `AccessError` or the backend's error. */
export async function addCategory(category: NewCategory): Promise<void> {
  const supabase = await getSignedInClient();
  const { error } = await supabase.from("blog_categories").insert(category);
  if (error) throw await writeFault(error, category);
}

/**
 * Gives a category another name and address, if it still has those that the person was shown. Its old address leads to the
 * new one. Throws a `CategoryChangedError`, a `CategoryTakenError`, an `AccessError` or the backend's error.
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

/** Puts the categories into this order. Throws an `AccessError` or the backend's error. */
export async function orderCategories(ids: string[]): Promise<void> {
  const supabase = await getSignedInClient();
  const { error } = await supabase.rpc("order_categories", { categories: ids });
  if (error) throw await refusalOf(error);
}

/**
 * Gives the posts of a category to another one, whole or not at all, and deletes it: its address leads to the other one.
 * Returns how many posts it were. Throws a `CategoryChangedError` when one of them is gone, an `AccessError` or the
 * backend's error.
 */
export async function mergeCategories(id: string, into: string): Promise<number> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("merge_categories", { category: id, target: into });
  if (error) throw await refusalOf(error);
  const changed = data as number | null;
  if (changed === null) throw new CategoryChangedError(null);
  return changed;
}

/**
 * Deletes a category that no post has; one that is gone counts as deleted. Throws a `CategoryUsedError`, an `AccessError`
 * or the backend's error.
 */
export async function deleteCategory(id: string): Promise<void> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.from("blog_categories").delete().eq("id", id).select("id");
  if (error && isMissingReference(error)) throw new CategoryUsedError(error.message);
  if (error) throw await refusalOf(error);
  if (data.length === 0) await assertAdmin();
}

/**
 * Renames a tag in every post, whole or not at all; where the new one is there already, the two become one. Returns in how
 * many posts. Throws an `AccessError` or the backend's error.
 */
export const renameTag = (tag: string, replacement: string): Promise<number> =>
  replaceTag({ tag, replacement });

/** Takes a tag out of every post; returns out of how many. Throws an `AccessError` or the backend's error. */
export const deleteTag = (tag: string): Promise<number> => replaceTag({ tag });

async function replaceTag(change: { tag: string; replacement?: string }): Promise<number> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("replace_tag", change);
  if (error) throw await refusalOf(error);
  return data;
}

/** Throws why an update of a category found no row. */
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
  if (!isTaken(error)) return await refusalOf(error);
  const isName = error.message.includes("name_key");
  return new CategoryTakenError(isName ? "name" : "address", isName ? name : slug);
}

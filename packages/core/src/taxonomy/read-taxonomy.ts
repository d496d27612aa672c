import { ownerQuery } from "../session/access.ts";
import { type CountedCategory, type CountedTag, taxonomyKeys } from "./taxonomy.ts";

export const countedCategoriesQuery = () =>
  ownerQuery(taxonomyKeys.categories(), async (supabase, signal): Promise<CountedCategory[]> => {
    const [categories, counts] = await Promise.all([
      supabase.from("blog_categories").select("*").order("name").abortSignal(signal).throwOnError(),
      supabase.from("blog_category_counts").select("*").abortSignal(signal).throwOnError(),
    ]);
    const postsOf = new Map(counts.data.map(({ category_id, posts }) => [category_id, posts ?? 0]));
    return categories.data
      .map((category) => ({ ...category, posts: postsOf.get(category.id) ?? 0 }))
      .sort((a, b) => a.position - b.position);
  });

/** Ordered by name; at most a thousand. */
export const countedTagsQuery = () =>
  ownerQuery([...taxonomyKeys.all, "tags"], async (supabase, signal): Promise<CountedTag[]> => {
    const { data } = await supabase.from("blog_post_tags").select("*").abortSignal(signal).throwOnError();
    const { compare } = new Intl.Collator("en-GB");
    return data
      .map(({ tag, posts }) => ({ tag: tag ?? "", posts: posts ?? 0 }))
      .sort((a, b) => compare(a.tag, b.tag));
  });

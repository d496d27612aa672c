import { getCollection } from "astro:content";
export const posts = (await getCollection("posts")).sort((a, b) => b.data.date.localeCompare(a.data.date));
export const byCategory = Map.groupBy(posts, ({ data }) => data.category);

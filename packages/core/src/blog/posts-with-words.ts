import { getReader } from "../supabase/client.ts";
import { queryOf } from "../supabase/query.ts";
import { blogKeys } from "./post.ts";
import { matchingWords } from "./search-text.ts";

/** Up to six published posts whose body contains each word, newest first. */
export const postsWithWordsQuery = (text: string) => {
  const read = async (signal: AbortSignal) => {
    if (text.trim() === "") return [];
    const tables = await getReader();
    const published = tables.from("blog_posts").select("id, title, slug").eq("status", "published");
    const { data } = await matchingWords(published, text, ["content"])
      .order("published_at", { ascending: false })
      .limit(6)
      .abortSignal(signal)
      .throwOnError();
    return data;
  };
  return queryOf([...blogKeys.posts(), "words", text], read, "Error searching the articles' text");
};

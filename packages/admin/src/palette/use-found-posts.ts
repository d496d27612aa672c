import type { PostList } from "@brightwren/core/admin-posts/read-posts";
import { postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useReachable } from "../host/connectivity.ts";
import { useTypedWords } from "../parts/list/typed-words.ts";
import { fits } from "./palette-commands.ts";

type FoundPost = Pick<Post, "id" | "title" | "status">;

const most = 8;

/** Posts that match the typed text. The database ranks title matches first; offline, searches the cached titles. */
export function useFoundPosts(typed: string): { posts: FoundPost[]; isCurrent: boolean } {
  const queryClient = useQueryClient();
  const isReachable = useReachable();
  const search = useTypedWords(typed);
  const { data, isError } = useQuery({
    ...postListQuery({ search, sort: { by: "match", ascending: false }, page: 1, pageSize: most }),
    enabled: isReachable && search !== "",
    staleTime: 10_000,
  });
  const found = isReachable && search === typed ? data?.posts : undefined;
  const isCurrent = !isReachable || typed === "" || (search === typed && (isError || found !== undefined));
  return { posts: found ?? (typed === "" ? [] : keptPosts(queryClient, typed)), isCurrent };
}

/** Searches the titles of posts in cached lists and of cached single posts. */
function keptPosts(queryClient: QueryClient, typed: string): FoundPost[] {
  const lists = queryClient.getQueriesData<PostList>({ queryKey: postKeys.lists() });
  const whole = queryClient.getQueriesData<Post | null>({ queryKey: postKeys.posts() });
  const posts = [
    ...lists.flatMap(([, list]) => list?.posts ?? []),
    // The post's query key is also a prefix of the key for its pending version, which has no `title`.
    ...whole.flatMap(([, post]) => (post && "title" in post ? [post] : [])),
  ];
  const found = new Map(posts.filter(({ title }) => fits(title, typed)).map((post) => [post.id, post]));
  return [...found.values()].slice(0, most);
}

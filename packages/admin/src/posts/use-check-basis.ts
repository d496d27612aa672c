import { postContentsQuery } from "@brightwren/core/admin-posts/list-post-contents";
import { publishedSlugsQuery } from "@brightwren/core/admin-posts/list-published-slugs";
import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

/** What the posts of one page are checked with; `failed` when it could not be read, nothing while it is being read. */
export type CheckBasis = { contents: Map<string, string>; slugs: Set<string> } | "failed" | undefined;

/** Reads the bodies of the posts shown and the addresses that exist. */
export function useCheckBasis(posts: PostListItem[]): CheckBasis {
  const ids = useMemo(() => posts.map(({ id }) => id), [posts]);
  const contents = useQuery({ ...postContentsQuery(ids), enabled: ids.length > 0 });
  const slugs = useQuery({ ...publishedSlugsQuery(), staleTime: 60_000 });
  const basis = useMemo(() => {
    if (contents.data && slugs.data) return { contents: contents.data, slugs: slugs.data };
    return contents.isError || slugs.isError ? ("failed" as const) : undefined;
  }, [contents.data, slugs.data, contents.isError, slugs.isError]);
  // Twenty-five long texts take a while to parse: deferred, the list stays at hand meanwhile.
  return useDeferredValue(basis);
}

import { categoriesQuery, listCategories } from "@brightwren/core/blog/list-categories";
import { listVersionQuery, publishedPostsQuery } from "@brightwren/core/blog/list-published-posts";
import type { Category, PostFilter, PostPage } from "@brightwren/core/blog/post";
import { visitorSignal } from "@brightwren/core/supabase/client";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useBuiltFile } from "../../page/built-file.ts";

const none: PostPage = { posts: [], total: 0, next: null };
const noCategories: Category[] = [];

/** The query of a list that has further posts; undefined when the list is read to its end. */
export type FurtherPosts = { filter: PostFilter; queryKey: QueryKey } | undefined;

/** Returns the last value during a reload and after a failed reload. */
function useLastKnown<Value>(value: Value | undefined, initial: Value): Value {
  const [last, setLast] = useState(initial);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/**
 * Shows the built list, and reads it from the backend only if it has changed since. The query key is the raw text, because
 * the request normalises whitespace.
 */
export function usePosts(categorySlug: string | null, search: string) {
  const isFileRead = useBuiltFile();
  const client = useQueryClient();
  const categories = useQuery({
    ...categoriesQuery(),
    queryFn: ({ signal }) => listCategories(visitorSignal(signal)),
  });
  const categoryId = categories.data?.find(({ slug }) => slug === categorySlug)?.id;
  const versionQuery = listVersionQuery(categoryId);
  const isBuilt = search === "" && client.getQueryData(versionQuery.queryKey) !== undefined;
  const { data: version } = useQuery({ ...versionQuery, enabled: isBuilt });
  // Without the categories, the list stays as it was, because an unfiltered one would be wrong.
  const enabled = categorySlug === null || categories.data !== undefined;
  const filter = { categoryId, search };
  const query = publishedPostsQuery(filter, isBuilt ? version : undefined);
  const posts = useQuery({ ...query, enabled: enabled && isFileRead });
  const list = useLastKnown(posts.data, none);

  return {
    categories: useLastKnown(categories.data, noCategories),
    list,
    loading: (enabled ? posts : categories).isPending,
    further: posts.data?.next ? { filter, queryKey: query.queryKey } : undefined,
  };
}

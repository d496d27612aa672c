import { categoriesQuery, listCategories } from "@brightwren/core/blog/list-categories";
import { publishedPostsQuery } from "@brightwren/core/blog/list-published-posts";
import type { Category, PostCard } from "@brightwren/core/blog/post";
import { visitorSignal } from "@brightwren/core/supabase/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHostFile } from "../../page/host-file.ts";

const none: PostCard[] = [];
const noCategories: Category[] = [];

/** Returns the last value during a reload and after a failed reload. */
function useLastKnown<Value>(value: Value | undefined, initial: Value): Value {
  const [last, setLast] = useState(initial);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The query key is the raw text, because the request normalises whitespace. */
export function usePosts(categorySlug: string | null, search: string) {
  const categories = useQuery({
    ...categoriesQuery(),
    queryFn: ({ signal }) => listCategories(visitorSignal(signal)),
  });
  const known = categories.data?.find(({ slug }) => slug === categorySlug);
  // Without the categories, the list stays as it was, because an unfiltered one would be wrong.
  const enabled = categorySlug === null || categories.data !== undefined;
  const posts = useQuery({
    ...publishedPostsQuery({ categoryId: known?.id, search }),
    enabled,
  });
  const loading = (enabled ? posts : categories).isPending;
  const lastKnown = useLastKnown(posts.data, none);
  const hasNoFile = useHostFile({ isUnread: lastKnown === none, isPending: loading });
  return {
    categories: useLastKnown(categories.data, noCategories),
    posts: lastKnown,
    loading: loading || (lastKnown === none && !hasNoFile),
  };
}

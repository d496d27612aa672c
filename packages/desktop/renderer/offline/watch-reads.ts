import { postKeys } from "@brightwren/core/admin-posts/post-keys";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { kindOf } from "./kept-kinds.ts";

type Reading = {
  /** Something that is kept was read, changed or dropped. */
  onKept: () => void;
  /** The server gave a list of posts: there may be new ones. */
  onList: () => void;
};

const isList = (key: QueryKey): boolean =>
  [postKeys.lists(), postKeys.recent()].some((prefix) => prefix.every((part, index) => key[index] === part));

/** Tells of what comes into the cache. */
export function watchReads(queryClient: QueryClient, { onKept, onList }: Reading): void {
  queryClient.getQueryCache().subscribe((event) => {
    const { queryKey } = event.query;
    const isNews = event.type === "updated" && event.action.type === "success";
    if ((isNews || event.type === "removed") && kindOf(queryKey)) onKept();
    if (isNews && isList(queryKey)) onList();
  });
}

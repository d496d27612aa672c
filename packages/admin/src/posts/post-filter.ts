import type { PostListRequest, PostSort, PostStatus } from "@brightwren/core/admin-posts/post";
import { pageSize, readChoice, readPage } from "../parts/list/list-address.ts";
import { statusLabels } from "../parts/post-status.ts";

export type PostTab = "all" | PostStatus;

export const postTabs: readonly [PostTab, ...PostTab[]] = [
  "all",
  "published",
  "scheduled",
  "draft",
  "archived",
];

/** What the tabs are called. */
export const tabLabels: Record<PostTab, string> = { all: "All", ...statusLabels, draft: "Drafts" };

const sorts = {
  newest: { by: "created_at", ascending: false },
  oldest: { by: "created_at", ascending: true },
  title: { by: "title", ascending: true },
  changed: { by: "updated_at", ascending: false },
  published: { by: "published_at", ascending: false },
} satisfies Record<string, PostSort>;

export type PostSortName = keyof typeof sorts;

export const postSortChoices: readonly { value: PostSortName; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "title", label: "Title" },
  { value: "changed", label: "Last changed" },
  { value: "published", label: "Publish date" },
];

/** What the list of posts shows. */
export type PostFilter = { tab: PostTab; search: string; sort: PostSortName; page: number };

/** The filter in the address; whatever it doesn't name or misnames is as the list opens. */
export function readPostFilter(params: URLSearchParams): PostFilter {
  return {
    tab: readChoice(params, "status", postTabs),
    search: (params.get("q") ?? "").trim(),
    sort: readChoice(params, "sort", ["newest", "oldest", "title", "changed", "published"]),
    page: readPage(params),
  };
}

/** The request to core. */
export const toListRequest = ({ tab, search, sort, page }: PostFilter): PostListRequest => ({
  status: tab === "all" ? undefined : tab,
  search: search || undefined,
  sort: sorts[sort],
  page,
  pageSize,
});

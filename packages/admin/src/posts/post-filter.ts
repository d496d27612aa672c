import {
  noCategory,
  type PostChoice,
  type PostListRequest,
  type PostSort,
  type PostStatus,
} from "@brightwren/core/admin-posts/post";
import { formatCount } from "../parts/format.ts";
import { type ListKind, pageSize, readChoice, readListFilter } from "../parts/list/list-address.ts";
import { statusLabels } from "../parts/post-status-badge.tsx";

const tabs: ListKind<PostStatus>["tabs"] = {
  all: {
    label: "All",
    title: "No posts yet",
    text: "Write the first one, or generate one from the overview.",
  },
  published: {
    label: statusLabels.published,
    title: "No published posts",
    text: "Visitors see an empty blog. Publish a draft, or write a new post.",
  },
  scheduled: {
    label: statusLabels.scheduled,
    title: "No scheduled posts",
    text: "Posts with a future publish date wait here and go live automatically.",
  },
  draft: { label: "Drafts", title: "No drafts", text: "Posts you haven’t published yet appear here." },
  archived: {
    label: statusLabels.archived,
    title: "No archived posts",
    text: "Archived posts are hidden from visitors but not lost. You can restore them as drafts.",
  },
};

export const postList: ListKind<PostStatus> = {
  label: "Posts",
  count: (posts) => formatCount(posts, "post", "posts"),
  tabs,
  tabsLabel: "Posts by status",
  param: "status",
};

const sorts = {
  match: { by: "match", ascending: false, label: "Best match" },
  newest: { by: "created_at", ascending: false, label: "Created, newest first" },
  oldest: { by: "created_at", ascending: true, label: "Created, oldest first" },
  title: { by: "title", ascending: true, label: "Title, A to Z" },
  "title-reversed": { by: "title", ascending: false, label: "Title, Z to A" },
  status: { by: "status", ascending: true, label: "Status, A to Z" },
  "status-reversed": { by: "status", ascending: false, label: "Status, Z to A" },
  changed: { by: "updated_at", ascending: false, label: "Last changed, newest first" },
  "changed-reversed": { by: "updated_at", ascending: true, label: "Last changed, oldest first" },
  published: { by: "published_at", ascending: false, label: "Publish date, newest first" },
  "published-reversed": { by: "published_at", ascending: true, label: "Publish date, oldest first" },
} satisfies Record<string, PostSort & { label: string }>;

export type PostSortName = keyof typeof sorts;

const sortNames = Object.keys(sorts) as [PostSortName, ...PostSortName[]];
const withoutMatch = sortNames.filter((name) => name !== "match") as [PostSortName, ...PostSortName[]];

const sortsFor = (search: string): [PostSortName, ...PostSortName[]] => (search ? sortNames : withoutMatch);

export const postSortChoices = (search: string): { value: PostSortName; label: string }[] =>
  sortsFor(search).map((value) => ({ value, label: sorts[value].label }));

/** The first order of a column that can be sorted. Pressed again, its heading reverses the order. */
export type ColumnSort = "title" | "status" | "changed";

export function directionOf(column: ColumnSort, current: PostSortName): "ascending" | "descending" | "none" {
  const { by, ascending } = sorts[current];
  if (by !== sorts[column].by) return "none";
  return ascending ? "ascending" : "descending";
}

export const filterNames = ["category", "author", "tag", "month"] as const;

export type FilterName = (typeof filterNames)[number];

export const filterLabels: Record<FilterName, string> = {
  category: "Category",
  author: "Author",
  tag: "Tag",
  month: "Month",
};

export type PostFilter = { sort: PostSortName } & ReturnType<typeof readListFilter<PostStatus>> &
  Partial<Record<FilterName, string>>;

const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

export function readPostFilter(params: URLSearchParams): PostFilter {
  const list = readListFilter(params, postList.param, tabs);
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value && (name !== "month" || isMonth(value)) ? [[name, value] as const] : [];
  });
  return {
    ...list,
    sort: readChoice(params, "sort", sortsFor(list.search)),
    ...Object.fromEntries(filters),
  };
}

export const toChoice = ({ request, category, author, tag, month }: PostFilter): PostChoice => ({
  status: request.state,
  search: request.search,
  category,
  author,
  tag,
  month,
});

export function toListRequest(filter: PostFilter): PostListRequest {
  const { by, ascending } = sorts[filter.sort];
  return { ...toChoice(filter), sort: { by, ascending }, page: filter.page, pageSize };
}

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

export function nameOfValue(
  name: FilterName,
  value: string,
  categories: readonly { slug: string; name: string }[],
): string {
  if (name === "month") return monthName.format(new Date(`${value}-01T00:00:00Z`));
  if (name !== "category") return value;
  if (value === noCategory) return "No category";
  return categories.find(({ slug }) => slug === value)?.name ?? value;
}

import { countedCategoriesQuery, countedTagsQuery } from "@brightwren/core/taxonomy/read-taxonomy";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount } from "../parts/format.ts";
import { pageSize, readChoice, useListFilter } from "../parts/list/list-address.ts";
import { offlineMessage } from "../parts/list/list-states.tsx";
import { ListWindow } from "../parts/list/list-window.tsx";
import { useExistingPage } from "../parts/list/pager.tsx";
import { BackLink, Screen } from "../parts/screen.tsx";
import { SortSelect } from "../posts/post-filters.tsx";
import { AddCategory, Categories } from "./categories.tsx";
import { findTags, Tags } from "./tags.tsx";
import styles from "./taxonomy.module.css";

const kind = {
  tabs: {
    all: { label: "Categories", title: "No categories yet", text: "Add the first one above." },
    tags: {
      label: "Tags",
      title: "No tags yet",
      text: "Tags exist while at least one post uses them. Add new ones in the editor.",
    },
  },
  tabsLabel: "Categories or tags",
  param: "show",
};

const sorts = [
  { value: "use", label: "Most used" },
  { value: "name", label: "Name" },
] as const;

export function Component() {
  const categories = useQuery(countedCategoriesQuery());
  const tags = useQuery(countedTagsQuery());
  const top = useRef<HTMLParagraphElement>(null);
  const filter = useListFilter(kind);
  const sort = readChoice(useSearchParams()[0], "sort", ["use", "name"]);
  const isTags = filter.tab === "tags";
  const query = isTags ? tags : categories;
  const found = findTags(tags.data ?? [], filter.search, sort);
  // All categories are on one page.
  const total = isTags ? found.length : Math.min(categories.data?.length ?? 0, pageSize);
  useExistingPage(filter.page, query.data && total);
  const start = (filter.page - 1) * pageSize;
  const list = {
    ...kind,
    label: kind.tabs[filter.tab].label,
    count: (terms: number) =>
      isTags ? formatCount(terms, "tag", "tags") : formatCount(terms, "category", "categories"),
    filter,
    top,
    query: { ...query, data: query.data && { total } } as UseQueryResult<{ total: number }>,
  };
  return (
    <Screen title="Categories and tags" back={<BackLink to={adminPaths.posts}>All posts</BackLink>}>
      <ListWindow
        list={list}
        counts={{ all: categories.data?.length, tags: tags.data?.length }}
        hasSearch={isTags}
        tools={
          isTags ? (
            <SortSelect choices={sorts} current={sort} />
          ) : (
            <AddCategory categories={categories.data ?? []} />
          )
        }
        offline={offlineMessage("Categories and tags are stored on the server.")}
      >
        {() => (
          <div className={isTags ? styles.tags : styles.rows}>
            {isTags ? (
              <Tags tags={tags.data ?? []} shown={found.slice(start, start + pageSize)} />
            ) : (
              <Categories categories={categories.data ?? []} />
            )}
          </div>
        )}
      </ListWindow>
      {isTags ? null : <p className="fine mt-3">Visitors see them in this order, above the list of posts.</p>}
    </Screen>
  );
}

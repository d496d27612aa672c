import { buttonClass } from "@brightwren/ui/button-class";
import { EmptyState } from "@brightwren/ui/empty-state";
import { Part } from "@brightwren/ui/part";
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useRef, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useReachable } from "../../host/connectivity.ts";
import { useCurrentInView } from "../use-current-in-view.ts";
import { type ListKind, pageSize, useListFilter, withParam } from "./list-address.ts";
import { type Figure, Figures } from "../figures.tsx";
import { ListFailure, ListSkeleton } from "./list-states.tsx";
import styles from "./list-window.module.css";
import { Pager, useExistingPage } from "./pager.tsx";
import { SearchBox } from "./search-box.tsx";

type Listed = { total: number };

export type Query<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

type ListRequest<State extends string> = {
  state: State | undefined;
  search?: string | undefined;
  page: number;
  pageSize: number;
};

type QueryOf<State extends string, Data> = (request: ListRequest<State>) => Query<Data>;

/**
 * Reads the page of a list that the address asks for. Keeps the previous page while the next one loads. `top` receives
 * the focus when the focused element disappears.
 */
export function useList<State extends string, Data extends Listed>(
  kind: ListKind<State>,
  queryOf: QueryOf<State, Data>,
) {
  const filter = useListFilter(kind);
  const { page, request } = filter;
  const isReachable = useReachable();
  const query = useQuery({
    ...queryOf({ ...request, page, pageSize }),
    // Omit placeholder data offline, because it would never be replaced.
    ...(isReachable && { placeholderData: keepPreviousData }),
  });
  useExistingPage(page, query.isPlaceholderData ? undefined : query.data?.total);
  return { ...kind, filter, query, top: useRef<HTMLParagraphElement>(null) };
}

export type List<State extends string, Data extends Listed> = Omit<
  ReturnType<typeof useList<State, Data>>,
  "query"
> & { query: UseQueryResult<Data> };

export type Counts<State extends string> = Partial<Record<State | "all", number | undefined>>;

/** Counts what each tab lists, except figures and those that are already known. */
export function useTabCounts<State extends string>(
  { tabs }: ListKind<State>,
  queryOf: QueryOf<State, Listed>,
  known: Counts<State> = {},
): Counts<State> {
  const names = (Object.keys(tabs) as (State | "all")[]).filter(
    (name) => !(name in known) && !tabs[name].isFigure,
  );
  const stateOf = (name: State | "all") => (name === "all" ? undefined : name);
  const totals = useQueries({
    queries: names.map((name) => queryOf({ state: stateOf(name), page: 1, pageSize: 1 })),
  });
  return { ...known, ...Object.fromEntries(names.map((name, index) => [name, totals[index]?.data?.total])) };
}

type Message = ComponentProps<typeof EmptyState>;

export type ListWindowProps<State extends string, Data extends Listed> = {
  list: List<State, Data>;
  counts: Counts<State> | undefined;
  /** Figures that filter the list by their tab, beside the tabs of the list. */
  figures?: readonly (Pick<Figure, "value" | "note"> & { tab: State })[];
  hasSearch?: boolean;
  tools?: ReactNode;
  /** Default: 'Loading the enquiries…'. */
  loading?: string;
  skeleton?: ReactNode;
  offline: Message;
  /** An error that a retry cannot resolve. */
  fault?: Message | undefined;
  /** Where the search looked, as a sentence. */
  searched?: string;
  /** Whether the address has filters besides the search. */
  isFiltered?: boolean;
  emptyAction?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A list with its tabs, tools, states and pages. */
export function ListWindow<State extends string, Data extends Listed>(props: ListWindowProps<State, Data>) {
  const { list, counts, figures, hasSearch = true, tools } = props;
  const { label, count, query, top } = list;
  const { loading = `Loading the ${label.toLowerCase()}…` } = props;
  const { page } = list.filter;
  const isReachable = useReachable();
  const shownPage = useRef(page);
  const total = query.data?.total;
  // Unless a search or filter narrows the list, its tab says how long it is.
  const isSaid = total !== undefined && counts?.[list.filter.tab] === total;
  const isReading = !query.isError && isReachable;

  // The page link may not exist on the new page, so focus the top of the list.
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    top.current?.focus();
  }, [page, top]);

  return (
    <>
      {figures ? <FigureFilters list={list} figures={figures} /> : null}
      <section className={`panel ${styles.window}`} aria-label={label}>
        <TabStrip list={list} counts={counts} />
        <div>
          <div className={`cluster spread gap-3 gap-x-4 ${styles.tools}`}>
            {hasSearch ? <SearchBox label={`Search ${label.toLowerCase()}`} /> : null}
            <p
              ref={top}
              role="status"
              tabIndex={-1}
              className={isSaid ? "visually-hidden" : `hint snug ${styles.summary}`}
            >
              {total !== undefined ? count(total) : isReading ? loading : ""}
            </p>
            {tools}
          </div>
          <div
            className={`relative ${styles.content}`}
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={query.isLoading || query.isPlaceholderData}
          >
            <Part>
              <Content {...props} isReachable={isReachable} />
            </Part>
          </div>
          {total ? <Pager page={page} total={total} /> : null}
        </div>
      </section>
    </>
  );
}

function Content<State extends string, Data extends Listed>({
  list: { label, tabs, param, filter, query },
  hasSearch = true,
  skeleton = <ListSkeleton />,
  offline,
  fault,
  searched = "",
  isFiltered = false,
  emptyAction,
  children,
  isReachable,
}: ListWindowProps<State, Data> & { isReachable: boolean }) {
  const { tab } = filter;
  const search = hasSearch && filter.search;
  const what = label.toLowerCase();
  const { data } = query;
  if (!data) {
    if (!isReachable) return <EmptyState {...offline} />;
    if (!query.isError) return skeleton;
    return fault ? <EmptyState {...fault} /> : <ListFailure what={`The ${what}`} query={query} />;
  }
  if (data.total > 0) return children(data);
  if (!search && !isFiltered) {
    const { title, text } = tabs[tab];
    return <EmptyState title={title} text={text} action={emptyAction} />;
  }
  const where = tab === "all" ? "" : " in this tab";
  const isFirst = tab === Object.keys(tabs)[0];
  return (
    <EmptyState
      title={`No ${what} found`}
      text={
        search
          ? `No ${what}${where} match “${search}”.${searched && ` ${searched}`}`
          : `No ${what}${where} match these filters.`
      }
      action={
        <Link to={{ search: isFirst ? "" : `?${param}=${tab}` }} className={buttonClass({ kind: "outline" })}>
          {search ? "Clear the search" : "Clear the filters"}
        </Link>
      }
    />
  );
}

type Filtered<State extends string> = ListKind<State> & { filter: { tab: State | "all" } };

type FigureFiltersProps<State extends string> = {
  list: Filtered<State>;
  figures: NonNullable<ListWindowProps<State, Listed>["figures"]>;
};

/** The current figure links to the list without its filter. */
function FigureFilters<State extends string>({ list, figures }: FigureFiltersProps<State>) {
  const { tabs, param, label, filter } = list;
  const [params] = useSearchParams();
  return (
    <div className="mb-5">
      <Figures
        label={`${label} in figures`}
        figures={figures.map(({ tab, ...figure }) => {
          const isCurrent = tab === filter.tab;
          const search = `?${withParam(params, param, isCurrent ? "" : tab).toString()}`;
          return { ...figure, label: tabs[tab].label, to: { search }, isCurrent };
        })}
      />
    </div>
  );
}

type TabStripProps<State extends string> = { list: Filtered<State>; counts: Counts<State> | undefined };

function TabStrip<State extends string>({ list, counts = {} }: TabStripProps<State>) {
  const { tabs, param, tabsLabel } = list;
  const current = list.filter.tab;
  const [params] = useSearchParams();
  const strip = useRef<HTMLElement>(null);
  const names = (Object.keys(tabs) as (State | "all")[]).filter((name) => !tabs[name].isFigure);
  useCurrentInView(strip, current);

  return (
    <nav ref={strip} className={`flex ${styles.strip}`} aria-label={tabsLabel}>
      {names.map((name, index) => (
        <Link
          key={name}
          className={`hint rigid ${styles.tab}`}
          to={{ search: `?${withParam(params, param, index === 0 ? "" : name).toString()}` }}
          aria-current={name === current ? "page" : undefined}
        >
          <span>{tabs[name].label}</span>
          <span className={`fine numeric ${styles.count}`}>
            {counts[name]?.toLocaleString("en-GB") ?? "\u2007"}
          </span>
        </Link>
      ))}
    </nav>
  );
}

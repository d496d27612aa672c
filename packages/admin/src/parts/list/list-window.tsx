import { buttonClass } from "@brightwren/ui/button-class";
import { EmptyState } from "@brightwren/ui/empty-state";
import { Part } from "@brightwren/ui/part";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useRef, type ReactNode, type RefObject } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useReachable } from "../../host/connectivity.ts";
import { useCurrentInView } from "../use-current-in-view.ts";
import { type Tabs, withParam } from "./list-address.ts";
import { ListFailure, ListSkeleton } from "./list-states.tsx";
import styles from "./list-window.module.css";
import { Pager, useExistingPage } from "./pager.tsx";

type Listed = { total: number };

type ListQuery<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

/** Reads one page of a list. Keeps the previous page while the next one loads. */
export function useListPage<Data extends Listed>(query: ListQuery<Data>, page: number) {
  const isReachable = useReachable();
  const list = useQuery({
    ...query,
    // Omit placeholder data offline, because it would never be replaced.
    ...(isReachable && { placeholderData: keepPreviousData }),
  });
  useExistingPage(page, list.isPlaceholderData ? undefined : list.data?.total);
  return list;
}

type Message = ComponentProps<typeof EmptyState>;

type ListWindowProps<State extends string, Data extends Listed> = {
  /** What the list contains, such as 'Enquiries'. */
  label: string;
  count: (total: number) => string;
  tabs: TabStripProps<State>;
  filter: { tab: State | "all"; search: string; page: number };
  query: UseQueryResult<Data>;
  tools: ReactNode;
  /** Receives focus when the focused element disappears. */
  summaryRef: RefObject<HTMLParagraphElement | null>;
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
  const { label, count, tabs, filter, query, tools, summaryRef } = props;
  const { loading = `Loading the ${label.toLowerCase()}…` } = props;
  const { page } = filter;
  const isReachable = useReachable();
  const shownPage = useRef(page);
  const total = query.data?.total;
  const isReading = !query.isError && isReachable;

  // The page link may not exist on the new page, so focus the top of the list.
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    summaryRef.current?.focus();
  }, [page, summaryRef]);

  return (
    <section className={`panel ${styles.window}`} aria-label={label}>
      <TabStrip {...tabs} current={filter.tab} />
      <div>
        <div className={`cluster spread gap-3 gap-x-4 ${styles.tools}`}>{tools}</div>
        <p ref={summaryRef} role="status" tabIndex={-1} className={`hint ${styles.summary}`}>
          {total !== undefined ? count(total) : isReading ? loading : ""}
        </p>
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
  );
}

function Content<State extends string, Data extends Listed>({
  label,
  tabs: { of: tabs, param },
  filter: { tab, search },
  query,
  skeleton = <ListSkeleton />,
  offline,
  fault,
  searched = "",
  isFiltered = false,
  emptyAction,
  children,
  isReachable,
}: ListWindowProps<State, Data> & { isReachable: boolean }) {
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

type TabStripProps<State extends string> = {
  label: string;
  /** The parameter in the address. */
  param: string;
  of: Tabs<State>;
  counts: Partial<Record<State | "all", number | undefined>> | undefined;
};

function TabStrip<State extends string>({
  label,
  param,
  of: tabs,
  counts = {},
  current,
}: TabStripProps<State> & { current: string }) {
  const [params] = useSearchParams();
  const strip = useRef<HTMLElement>(null);
  const names = Object.keys(tabs) as (State | "all")[];

  // Counts widen the tabs.
  const isCounted = names.every((name) => counts[name] !== undefined);
  useCurrentInView(strip, `${current} ${isCounted}`);

  return (
    <nav ref={strip} className={`flex ${styles.strip}`} aria-label={label}>
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

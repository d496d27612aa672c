import type { Elements } from "@brightwren/ui/elements";
import { Part } from "@brightwren/ui/part";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { withParam } from "./list-address.ts";
import styles from "./list-window.module.css";

type ListWindowProps = {
  /** Names the list. */
  label: string;
  tabs: Elements;
  /** Search, sorting and what else concerns the whole list. */
  tools: ReactNode;
  /** How much was found; read out whenever it changes. */
  summary: string;
  /** The top of the list: where the focus goes when what had it is gone. */
  summaryRef: RefObject<HTMLParagraphElement | null>;
  page: number;
  /** The query of the list: whether it is being read, and whether what is shown is about to be replaced. */
  query: { isLoading: boolean; isPlaceholderData: boolean };
  children: Elements;
  pager: Elements;
};

/** A list with its tabs, its tools and its pages. */
export function ListWindow(props: ListWindowProps) {
  const { label, tabs, tools, summary, summaryRef, page, query, children, pager } = props;
  const shownPage = useRef(page);

  // The link to another page may be gone on that page: the focus goes to the top of the list instead.
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    summaryRef.current?.focus();
  }, [page, summaryRef]);

  return (
    <section className={styles.window} aria-label={label}>
      {tabs}
      <div className={styles.page}>
        <div className={styles.tools}>{tools}</div>
        <p ref={summaryRef} role="status" tabIndex={-1} className={styles.summary}>
          {summary}
        </p>
        <div
          className={styles.content}
          data-stale={query.isPlaceholderData || undefined}
          aria-busy={query.isLoading || query.isPlaceholderData}
        >
          <Part>{children}</Part>
        </div>
        {pager}
      </div>
    </section>
  );
}

type ListTab = {
  /** What stands in the address; the first tab is the one that it leaves out. */
  value: string;
  label: string;
  /** Unknown until it is read. */
  count: number | undefined;
};

type ListTabsProps = {
  /** Names the row of tabs. */
  label: string;
  /** The parameter of the address that names the tab. */
  param: string;
  tabs: ListTab[];
  current: string;
};

/** The tabs on top of a list: links, so that each is an address of its own. */
export function ListTabs({ label, param, tabs, current }: ListTabsProps) {
  const [params] = useSearchParams();
  const strip = useRef<HTMLElement>(null);

  const counted = tabs.every(({ count }) => count !== undefined);
  // On a phone the strip is wider than the screen; the tab one is on must be in sight. The counts widen it.
  useEffect(() => {
    const row = strip.current;
    const tab = row?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !tab) return;
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current, counted]);

  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {tabs.map((tab, index) => (
        <Link
          key={tab.value}
          className={styles.tab}
          to={{ search: `?${withParam(params, param, index === 0 ? "" : tab.value).toString()}` }}
          aria-current={tab.value === current ? "page" : undefined}
        >
          <span>{tab.label}</span>
          <span className={styles.count}>{tab.count?.toLocaleString("en-GB") ?? "\u2007"}</span>
        </Link>
      ))}
    </nav>
  );
}

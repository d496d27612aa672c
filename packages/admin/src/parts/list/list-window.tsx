import type { Elements } from "@brightwren/ui/elements";
import { Part } from "@brightwren/ui/part";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { withParam } from "./list-address.ts";
import { useCurrentInView } from "../use-current-in-view.ts";
import styles from "./list-window.module.css";

type ListWindowProps = {
  label: string;
  tabs: Elements;
  tools: ReactNode;
  summary: string;
  /** Receives focus when the focused element disappears. */
  summaryRef: RefObject<HTMLParagraphElement | null>;
  page: number;
  query: { isLoading: boolean; isPlaceholderData: boolean };
  children: Elements;
  pager: Elements;
};

export function ListWindow(props: ListWindowProps) {
  const { label, tabs, tools, summary, summaryRef, page, query, children, pager } = props;
  const shownPage = useRef(page);

  // The page link may not exist on the new page, so focus the top of the list.
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
  value: string;
  label: string;
  count: number | undefined;
};

type ListTabsProps = {
  label: string;
  param: string;
  tabs: ListTab[];
  current: string;
};

export function ListTabs({ label, param, tabs, current }: ListTabsProps) {
  const [params] = useSearchParams();
  const strip = useRef<HTMLElement>(null);

  const counted = tabs.every(({ count }) => count !== undefined);
  // Counts widen the tabs.
  useCurrentInView(strip, `${current} ${counted}`);

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

import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import styles from "./list-window.module.css";

type ListWindowProps = {
  /** Names the list. */
  label: string;
  tabs: ReactNode;
  /** Search, sorting and what else concerns the whole list. */
  tools: ReactNode;
  /** How much was found; read out whenever it changes. */
  summary: string;
  /** The top of the list: where the focus goes when what had it is gone. */
  summaryRef: RefObject<HTMLParagraphElement | null>;
  page: number;
  /** The query of the list: whether it is being read, and whether what is shown is about to be replaced. */
  query: { isLoading: boolean; isPlaceholderData: boolean };
  children: ReactNode;
  pager: ReactNode;
};

/** A list in the brand's device: its tabs are the window's, the list is the page. */
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
          {children}
        </div>
        {pager}
      </div>
    </section>
  );
}

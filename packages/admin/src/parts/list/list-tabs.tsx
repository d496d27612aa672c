import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { withParam } from "./list-address.ts";
import styles from "./list-tabs.module.css";

export type ListTab = {
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

/** The tabs on top of a list's window: links, so that each is an address of its own. */
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
          {tab.label}
          <span className={styles.count}>{tab.count?.toLocaleString("en-GB") ?? "\u2007"}</span>
        </Link>
      ))}
    </nav>
  );
}

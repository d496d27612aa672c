import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { PostCard } from "./post-card.tsx";
import type { PostGridProps } from "./post-grid.tsx";
import gridStyles from "./post-grid.module.css";
import styles from "./virtual-post-grid.module.css";

type Layout = { columns: number; rowHeight: number; top: number };

/** Reads the layout from the style sheet: columns, row height with gap, and the list's offset on the page, in px. */
function measure(list: HTMLElement): Layout {
  const style = getComputedStyle(list);
  return {
    columns: style.gridTemplateColumns.split(" ").length,
    rowHeight: Number.parseFloat(style.gridAutoRows) + Number.parseFloat(style.rowGap),
    top: list.getBoundingClientRect().top + window.scrollY,
  };
}

const same = (a: Layout, b: Layout) =>
  a.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;

/** Virtualises a very long grid of equal-height cards: renders only the rows near the viewport. */
export default function VirtualPostGrid({ posts, stale, led }: PostGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [layout, setLayout] = useState<Layout>({ columns: 1, rowHeight: 400, top: 0 });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () =>
      setLayout((before) => {
        const now = measure(element);
        return same(before, now) ? before : now;
      });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.documentElement);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const { columns, rowHeight, top } = layout;
  // The lead story fills the first row.
  const lead = led ? 1 : 0;
  const rowCount = lead + Math.ceil((posts.length - lead) / columns);
  const startOf = (row: number) => (row < lead ? row : lead + (row - lead) * columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const rows = virtualizer.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  const after = (rows.at(-1)?.index ?? -1) + 1;
  const from = startOf(first);
  const visible = posts.slice(from, startOf(after));
  return (
    <ul
      role="list"
      ref={list}
      className={`equal medium-2 xlarge-3 ${gridStyles.grid} ${styles.grid}`}
      data-stale={stale}
      style={{ paddingTop: first * rowHeight, paddingBottom: (rowCount - after) * rowHeight }}
    >
      {visible.map((post, index) => (
        <li
          key={post.id}
          aria-setsize={posts.length}
          aria-posinset={from + index + 1}
          data-lead={from + index < lead || undefined}
        >
          <PostCard post={post} lead={from + index < lead} />
        </li>
      ))}
    </ul>
  );
}

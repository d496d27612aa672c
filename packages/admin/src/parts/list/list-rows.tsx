import type { Elements } from "@brightwren/ui/elements";
import type { ReactNode } from "react";
import { breakpoints, useMedia } from "../use-media.ts";
import styles from "./list-rows.module.css";

/** Table and cards have separate markup, because a restyled table loses its semantics for screen readers. */
export const useWide = (): boolean => useMedia(breakpoints.large);

export type ListColumn = {
  label: string;
  width?: string;
  sort?: { direction: "ascending" | "descending" | "none"; onSort: () => void };
};

type ListTableProps = {
  caption: string;
  columns: ListColumn[];
  /** Each row starts with a `th scope="row"` and ends with the menu. */
  children: ReactNode;
};

export function ListTable({ caption, columns, children }: ListTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, width, sort }) => (
            <th key={label} scope="col" style={{ width }} aria-sort={sort?.direction}>
              {sort ? (
                <button type="button" className={styles.sort} onClick={sort.onSort}>
                  <span>{label}</span>
                  <svg viewBox="0 0 10 12" width="9" height="11" aria-hidden="true" fill="currentColor">
                    <path className={styles.up} d="M5 0 9 5H1z" />
                    <path className={styles.down} d="M5 12 1 7h8z" />
                  </svg>
                </button>
              ) : (
                label
              )}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type ListCardProps = { title: ReactNode; menu: Elements; facts: ReactNode; rowId?: string };

export function ListCard({ title, menu, facts, rowId }: ListCardProps) {
  return (
    <li className={styles.card} data-row={rowId}>
      <div className={styles.title}>{title}</div>
      {menu}
      <div className={styles.facts}>{facts}</div>
    </li>
  );
}

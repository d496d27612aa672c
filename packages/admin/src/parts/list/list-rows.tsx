import { Fragment, type ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { breakpoints, useMedia } from "../use-media.ts";
import styles from "./list-rows.module.css";

/** Table and cards have separate markup, because a restyled table loses its semantics for screen readers. */
export const useWide = (): boolean => useMedia(breakpoints.large);

type Column = {
  width?: string;
  sort?: { direction: "ascending" | "descending" | "none"; onSort: () => void };
};

type Row<Label extends string> = {
  id: string;
  /** By the column's label. The first names the row. */
  cells: Record<Label, ReactNode>;
  menu: ReactNode;
};

type ListRowsProps<Label extends string> = {
  caption: string;
  /** By label, in order. */
  columns: Record<Label, Column>;
  /** The columns that a card shows below the row's name. */
  facts: NoInfer<Label>[];
  rows: Row<NoInfer<Label>>[];
};

/** A table, or on narrow screens cards. */
export function ListRows<Label extends string>({ caption, columns, facts, rows }: ListRowsProps<Label>) {
  const [name, ...others] = Object.keys(columns) as [Label];
  if (!useWide())
    return (
      <ul role="list">
        {rows.map(({ id, cells, menu }) => (
          <li key={id} className={`grid gap-1 gap-x-2 ${styles.card}`} data-row={id}>
            <div className="shrinks">{cells[name]}</div>
            {menu}
            <div className={`cluster spread gap-x-3 ${styles.cardFacts}`}>
              {facts.map((label) => (
                <Fragment key={label}>{cells[label]}</Fragment>
              ))}
            </div>
          </li>
        ))}
      </ul>
    );
  return (
    <table className={`full ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {Object.entries<Column>(columns).map(([label, { width, sort }]) => (
            <th key={label} scope="col" style={{ width }} aria-sort={sort?.direction}>
              {sort ? (
                <button type="button" className={`bare ${styles.sort}`} onClick={sort.onSort}>
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
      <tbody>
        {rows.map(({ id, cells, menu }) => (
          <tr key={id} data-row={id}>
            <th scope="row">{cells[name]}</th>
            {others.map((label) => (
              <td key={label}>{cells[label]}</td>
            ))}
            <td>{menu}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RowTitleProps = { to?: To; isStrong?: boolean; children: string; note?: ReactNode };

/** Names a row, with a line of text below. */
export function RowTitle({ to, isStrong = false, children, note }: RowTitleProps) {
  const props = { dir: "auto", className: styles.title, "data-strong": isStrong || undefined };
  return (
    <div className="shrinks">
      {to ? (
        <Link {...props} to={to}>
          {children}
        </Link>
      ) : (
        <span {...props}>{children}</span>
      )}
      {note}
    </div>
  );
}

export function RowFacts({ children }: { children: ReactNode }) {
  return <span className={`cluster gap-1 gap-x-2 ${styles.facts}`}>{children}</span>;
}

import { Button } from "@brightwren/ui/button";
import { Menu, type MenuAction } from "@brightwren/ui/menu";
import { Fragment, type ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { breakpoints, useMedia } from "../use-media.ts";
import styles from "./list-rows.module.css";
import { SelectPage, type Selection, SelectRow, useRange } from "./select-rows.tsx";

/** Table and cards have separate markup, because a restyled table loses its semantics for screen readers. */
export const useWide = (): boolean => useMedia(breakpoints.large);

type Listed = { id: string };

export type Column<Row> = {
  width?: string;
  /** Aligns the column at its end. */
  isNumber?: boolean;
  sort?: { direction: "ascending" | "descending" | "none"; onSort: () => void };
  render: (row: Row) => ReactNode;
};

/** An action for all selected rows. */
export type BulkAction<Row> = {
  label: (rows: number) => string;
  onAct: (rows: readonly Row[], trigger: HTMLElement) => void;
};

export type ListRowsProps<Row extends Listed, Label extends string> = {
  caption: string;
  /** By label, in order. The first names the row. */
  columns: Record<Label, Column<Row>>;
  /** The columns that a card shows below the row's name. */
  facts: NoInfer<Label>[];
  rows: readonly Row[];
  /** Names the row's checkbox and menu, such as 'the enquiry from Ada Journey'. */
  nameOf: (row: Row) => string;
  /** The menu of a row. */
  actions?: (row: Row) => MenuAction[];
  /** Whether the row needs action, so that it is tinted. */
  isUrgent?: ((row: Row) => boolean) | undefined;
  selection?: Selection<Row> | undefined;
  bulk?: BulkAction<Row> | undefined;
};

/** A table, or on narrow screens cards. */
export function ListRows<Row extends Listed, Label extends string>({
  caption,
  columns,
  facts,
  rows,
  nameOf,
  actions,
  isUrgent,
  selection,
  bulk,
}: ListRowsProps<Row, Label>) {
  const [first, ...others] = Object.keys(columns) as [Label, ...Label[]];
  const select = useRange(rows);
  const titleOf = (row: Row) => {
    const title = columns[first].render(row);
    return selection ? (
      <SelectRow
        label={`Select ${nameOf(row)}`}
        isSelected={selection.has(row.id)}
        onSelect={(isSelected, isRange) => select(selection, row, isSelected, isRange)}
      >
        {title}
      </SelectRow>
    ) : (
      title
    );
  };
  const menuOf = (row: Row) =>
    actions ? <Menu label={`Actions for ${nameOf(row)}`} actions={actions(row)} /> : null;
  const marks = (row: Row) => ({ "data-row": row.id, "data-urgent": isUrgent?.(row) || undefined });
  const selected = selection ? rows.filter(({ id }) => selection.has(id)) : [];
  const isWide = useWide();
  const selectPage = (heading?: ReactNode) =>
    selection && (
      <div
        role="group"
        aria-label={`Selected ${caption.toLowerCase()}`}
        className={`row target ${isWide ? "" : "small"} ${styles.selection}`}
      >
        <SelectPage label="Select all on this page" {...{ heading, rows, selection }} />
        {bulk && selected.length > 0 ? (
          <Button kind="text" onClick={({ currentTarget }) => bulk.onAct(selected, currentTarget)}>
            {bulk.label(selected.length)}
          </Button>
        ) : null}
      </div>
    );
  if (!isWide)
    return (
      <>
        {selectPage()}
        <ul role="list">
          {rows.map((row) => (
            <li key={row.id} className={`grid gap-1 gap-x-2 ${styles.card}`} {...marks(row)}>
              <div className="shrinks">{titleOf(row)}</div>
              {menuOf(row)}
              <div className={`hides-empty cluster spread gap-x-3 ${styles.cardFacts}`}>
                {facts.map((label) => (
                  <Fragment key={label}>{columns[label].render(row)}</Fragment>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <table className={`full ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {Object.entries<Column<Row>>(columns).map(([label, { width, sort, isNumber }]) => {
            const head = sort ? (
              <button type="button" className={`bare ${styles.sort}`} onClick={sort.onSort}>
                <span>{label}</span>
                <svg viewBox="0 0 10 12" width="9" height="11" aria-hidden="true" fill="currentColor">
                  <path className={styles.up} d="M5 0 9 5H1z" />
                  <path className={styles.down} d="M5 12 1 7h8z" />
                </svg>
              </button>
            ) : (
              label
            );
            return (
              <th
                key={label}
                scope="col"
                style={{ width }}
                data-number={isNumber}
                aria-sort={sort?.direction}
                aria-label={label}
              >
                {(label === first && selectPage(head)) || head}
              </th>
            );
          })}
          {actions ? (
            <th scope="col" className={styles.menu}>
              <span className="visually-hidden">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...marks(row)}>
            <th scope="row">{titleOf(row)}</th>
            {others.map((label) => (
              <td key={label} data-number={columns[label].isNumber}>
                {columns[label].render(row)}
              </td>
            ))}
            {actions ? <td className={styles.menu}>{menuOf(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RowTitleProps = {
  to?: To | undefined;
  isStrong?: boolean;
  children: string;
  note?: ReactNode;
  noteClass?: string;
  /** On a card, facts at the end of the name's line. */
  beside?: ReactNode;
};

/** Names a row, with a line of text below. */
export function RowTitle({
  to,
  isStrong = false,
  children,
  note,
  noteClass = "block",
  beside,
}: RowTitleProps) {
  const isWide = useWide();
  const props = { dir: "auto", className: styles.title, "data-strong": isStrong || undefined };
  return (
    <div className={`shrinks ${styles.name}`}>
      {to ? (
        <Link {...props} to={to}>
          {children}
        </Link>
      ) : (
        <span {...props}>{children}</span>
      )}
      {beside && !isWide ? <span className={`row gap-2 ${styles.beside}`}>{beside}</span> : null}
      {note ? (
        <span dir="auto" className={`fine snug ${noteClass}`}>
          {note}
        </span>
      ) : null}
    </div>
  );
}

export function RowFacts({ children }: { children: ReactNode }) {
  return <span className={`cluster gap-1 gap-x-2 ${styles.facts}`}>{children}</span>;
}

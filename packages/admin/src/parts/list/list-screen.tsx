import type { MenuAction } from "@brightwren/ui/menu";
import type { ComponentProps, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Screen } from "../screen.tsx";
import { type BulkAction, type Column, ListRows, type ListRowsProps, RowTitle } from "./list-rows.tsx";
import { ListWindow, type ListWindowProps } from "./list-window.tsx";
import { useSelection } from "./select-rows.tsx";

type Listed = { id: string };
type Data<Row> = { rows: readonly Row[]; total: number };

type ListScreenProps<State extends string, Row extends Listed, Label extends string> = Omit<
  ListWindowProps<State, Data<Row>>,
  "children"
> &
  Pick<ListRowsProps<Row, Label>, "columns" | "facts" | "nameOf" | "isUrgent"> & {
    /** A remark below the list. */
    note: string;
    back?: ReactNode;
    /** Default: the list's label. */
    caption?: string;
    /** The first column. */
    title: { label: string; of: (row: Row) => ComponentProps<typeof RowTitle> };
    /** How a row's own screen is opened, which keeps the list's filter in its address. */
    open?: { label: string; path: (id: string) => string };
    /** The menu of a row, below what opens it. */
    actions: (row: Row) => MenuAction[];
    bulk?: BulkAction<Row>;
    /** The dialogs of the actions. */
    children?: ReactNode;
  };

/** A screen with a list, whose rows can be opened, selected and changed. */
export function ListScreen<State extends string, Row extends Listed, Label extends string>({
  note,
  back,
  caption,
  title,
  columns,
  facts,
  nameOf,
  isUrgent,
  open,
  actions,
  bulk,
  children,
  ...window
}: ListScreenProps<State, Row, Label>) {
  const { label } = window.list;
  const navigate = useNavigate();
  const { search } = useLocation();
  const selection = useSelection<Row>();
  const pathOf = ({ id }: Row) => open && { pathname: open.path(id), search };
  const openOf = (row: Row): MenuAction[] => {
    const path = pathOf(row);
    return open && path ? [{ label: open.label, onSelect: () => void navigate(path) }] : [];
  };
  const titleColumn: Column<Row> = { render: (row) => <RowTitle to={pathOf(row)} {...title.of(row)} /> };
  return (
    <Screen title={label} back={back}>
      <ListWindow {...window}>
        {({ rows }) => (
          <ListRows
            caption={caption ?? label}
            columns={{ [title.label]: titleColumn, ...columns }}
            facts={facts}
            rows={rows}
            nameOf={nameOf}
            isUrgent={isUrgent}
            actions={(row) => [...openOf(row), ...actions(row)]}
            selection={bulk && selection}
            bulk={bulk}
          />
        )}
      </ListWindow>
      <p className="fine mt-3">{note}</p>
      {children}
    </Screen>
  );
}

import { buttonClass } from "@brightwren/ui/button-class";
import { EmptyState } from "@brightwren/ui/empty-state";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { z } from "zod";
import { useReachable } from "../../host/connectivity.ts";
import { ListFailure, ListSkeleton } from "./list-states.tsx";
import type { Query } from "./list-window.tsx";
import styles from "./record.module.css";
import { Screen } from "../screen.tsx";
import { Sheet } from "../sheet.tsx";

/** Reads the record whose id is in the address. Its data is null if there is no such record. */
export function useRecord<Data>(queryOf: (id: string) => Query<Data | null>): UseQueryResult<Data | null> {
  const { id = "" } = useParams();
  const isId = z.guid().safeParse(id).success;
  const query = useQuery({ ...queryOf(id), enabled: isId });
  return isId ? query : ({ ...query, data: null } as UseQueryResult<null>);
}

type Message = ComponentProps<typeof EmptyState>;

type Neighbours = {
  /** The ids of the records beside this one. */
  query: Query<{ newer: string | null; older: string | null }>;
  path: (id: string) => string;
};

type RecordScreenProps<Data> = {
  /** The kind of record, such as 'Enquiry'. */
  what: string;
  query: UseQueryResult<Data | null>;
  title: (data: Data) => string;
  /** What matters most, below the title. */
  subtitle?: (data: Data) => ReactNode;
  /** The list that the record is in. */
  list: {
    label: string;
    path: string;
    /** Whether the header links to it even if there is no record. */
    isAlwaysLinked?: boolean;
  };
  neighbours?: (data: Data) => Neighbours;
  offline: Message;
  /** An error that a retry cannot resolve. */
  fault?: Message | undefined;
  children: (data: Data) => ReactElement;
};

export function RecordScreen<Data>(props: RecordScreenProps<Data>) {
  const { what, query, title, subtitle, list, neighbours, offline, fault, children } = props;
  const isReachable = useReachable();
  const { search } = useLocation();
  const { data } = query;
  const back = (className: string | undefined) => (
    <Link to={{ pathname: list.path, search }} className={className}>
      {`All ${list.label.toLowerCase()}`}
    </Link>
  );
  const button = back(buttonClass({ kind: "outline" }));
  const links = !data ? null : neighbours ? (
    <nav className={`row small gap-2 ${styles.links}`} aria-label={list.label}>
      {back(styles.link)}
      <NeighbourLinks {...neighbours(data)} />
    </nav>
  ) : (
    back(buttonClass({ kind: "text" }))
  );
  return (
    <Screen
      title={(data && title(data)) || what}
      // Reserves its line, so that nothing moves when the record has loaded.
      subtitle={subtitle && ((data && subtitle(data)) ?? "\u00A0")}
      actions={list.isAlwaysLinked ? button : links}
    >
      {data ? (
        children(data)
      ) : data === null ? (
        <EmptyState
          title={`${what} not found`}
          text="It may have been deleted, or the link may be incomplete."
          action={list.isAlwaysLinked ? undefined : button}
        />
      ) : !isReachable ? (
        <EmptyState {...offline} />
      ) : fault ? (
        <EmptyState {...fault} />
      ) : query.isError ? (
        <ListFailure what={`The ${what.toLowerCase()}`} query={query} />
      ) : (
        <div role="status">
          <span className="visually-hidden">{`Loading the ${what.toLowerCase()}…`}</span>
          <RecordSheet aside={null}>
            <ListSkeleton />
          </RecordSheet>
        </div>
      )}
    </Screen>
  );
}

function NeighbourLinks({ query, path }: Neighbours) {
  const { search } = useLocation();
  const { data } = useQuery(query);
  const step = (label: string, rel: "prev" | "next", id: string | null | undefined) =>
    id ? (
      <Link to={{ pathname: path(id), search }} rel={rel} className={styles.link}>
        {label}
      </Link>
    ) : (
      <span className={`soft ${styles.noLink}`}>{label}</span>
    );
  return (
    <>
      {step("Previous", "prev", data?.newer)}
      {step("Next", "next", data?.older)}
    </>
  );
}

type RecordSheetProps = { className?: string | undefined; aside: ReactNode; children: ReactNode };

export function RecordSheet({ className, aside, children }: RecordSheetProps) {
  return (
    <Sheet className={className}>
      <div className={`single ${styles.page}`}>
        <div className={`column shrinks ${styles.main}`}>{children}</div>
        <div className={`single shrinks content-start ${styles.aside}`}>{aside}</div>
      </div>
    </Sheet>
  );
}

type DetailsListProps = {
  /** Values by name, in order. */
  details: Record<string, ReactNode>;
  /** Shown instead of an empty value. */
  otherwise: string;
};

export function DetailsList({ details, otherwise }: DetailsListProps) {
  return (
    <dl className={`single gap-3 ${styles.details}`}>
      {Object.entries(details).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value || <span className={styles.none}>{otherwise}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

import { EmptyState } from "@brightwren/ui/empty-state";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { z } from "zod";
import { useReachable } from "../../host/connectivity.ts";
import { ListFailure, ListSkeleton } from "./list-states.tsx";
import type { Query } from "./list-window.tsx";
import styles from "./record.module.css";
import { BackLink, Screen } from "../screen.tsx";
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
  list: { label: string; path: string };
  actions?: (data: Data) => ReactNode;
  neighbours?: (data: Data) => Neighbours;
  offline: Message;
  /** An error that a retry cannot resolve. */
  fault?: Message | undefined;
  children: (data: Data) => ReactElement;
};

export function RecordScreen<Data>(props: RecordScreenProps<Data>) {
  const { what, query, title, subtitle, list, actions, neighbours, offline, fault, children } = props;
  const isReachable = useReachable();
  const { search } = useLocation();
  const { data } = query;
  return (
    <Screen
      title={(data && title(data)) || what}
      // Reserves its line, so that nothing moves when the record has loaded.
      subtitle={subtitle && ((data && subtitle(data)) ?? "\u00A0")}
      actions={data && actions?.(data)}
      back={
        <>
          <BackLink to={{ pathname: list.path, search }}>{`All ${list.label.toLowerCase()}`}</BackLink>
          {data && neighbours ? <NeighbourLinks {...neighbours(data)} /> : null}
        </>
      }
    >
      {data ? (
        children(data)
      ) : data === null ? (
        <EmptyState
          title={`${what} not found`}
          text="It may have been deleted, or the link may be incomplete."
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
      <Link to={{ pathname: path(id), search }} rel={rel} className="touch strong">
        {label}
      </Link>
    ) : (
      <span className="touch soft">{label}</span>
    );
  return (
    <div className="row gap-4">
      {step("Previous", "prev", data?.newer)}
      {step("Next", "next", data?.older)}
    </div>
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

/** Values by name, in order, without empty ones. */
export function DetailsList({ details }: { details: Record<string, ReactNode> }) {
  return (
    <dl className={`single gap-3 ${styles.details}`}>
      {Object.entries(details).map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** An email address that breaks after the "@" rather than within a word. */
export const Address = ({ children }: { children: string }) =>
  children.split(/(?<=@)/).map((part) => [part, <wbr key={part} />]);

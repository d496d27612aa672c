import { EmptyState } from "@brightwren/ui/empty-state";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { useParams } from "react-router-dom";
import { z } from "zod";
import { useReachable } from "../../host/connectivity.ts";
import { ListFailure } from "./list-states.tsx";
import styles from "./record.module.css";
import { Screen } from "../screen.tsx";
import { Sheet } from "../sheet.tsx";

type RecordQuery<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data | null>;
};

/** Reads the record whose id is in the address. Its data is null if there is no such record. */
export function useRecord<Data>(queryOf: (id: string) => RecordQuery<Data>): UseQueryResult<Data | null> {
  const { id = "" } = useParams();
  const isId = z.guid().safeParse(id).success;
  const query = useQuery({ ...queryOf(id), enabled: isId });
  return isId ? query : ({ ...query, data: null } as UseQueryResult<null>);
}

type Message = ComponentProps<typeof EmptyState>;

type RecordScreenProps<Data> = {
  /** The kind of record, such as 'Enquiry'. */
  what: string;
  query: UseQueryResult<Data | null>;
  title: string | undefined;
  actions: ReactNode;
  /** Offered if there is no such record. */
  missingAction?: ReactNode;
  offline: Message;
  /** An error that a retry cannot resolve. */
  fault?: Message | undefined;
  children: (data: Data) => ReactElement;
};

export function RecordScreen<Data>(props: RecordScreenProps<Data>) {
  const { what, query, title, actions, missingAction, offline, fault, children } = props;
  const isReachable = useReachable();
  const { data } = query;
  return (
    <Screen title={title || what} actions={actions}>
      {data ? (
        children(data)
      ) : data === null ? (
        <EmptyState
          title={`${what} not found`}
          text="It may have been deleted, or the link may be incomplete."
          action={missingAction}
        />
      ) : !isReachable ? (
        <EmptyState {...offline} />
      ) : fault ? (
        <EmptyState {...fault} />
      ) : query.isError ? (
        <ListFailure what={`The ${what.toLowerCase()}`} query={query} />
      ) : null}
    </Screen>
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

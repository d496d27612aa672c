import { Button } from "@brightwren/ui/button";
import { EmptyState } from "@brightwren/ui/empty-state";
import { Skeleton } from "@brightwren/ui/skeleton";
import styles from "./list-states.module.css";

type ListFailureProps = {
  /** What failed to load, e.g. 'The posts'. */
  what: string;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
};

export function ListFailure({ what, query: { isFetching, refetch } }: ListFailureProps) {
  return (
    <EmptyState
      title={`${what} could not be loaded`}
      text="The server didn’t respond properly. Nothing is lost. Please try again in a moment."
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? "Trying again..." : "Try again"}
        </Button>
      }
    />
  );
}

/** For data that is not stored on this computer. `why` is a sentence. */
export const offlineMessage = (why: string) => ({
  title: "You’re offline",
  text: `${why} They’ll load automatically when you reconnect.`,
});

/** Placeholder while rows load. The list's summary announces the state to screen readers. */
export function ListSkeleton({ count = 10 }: { count?: number }) {
  return (
    <Skeleton className={styles.rows} count={count}>
      <div className={`grid gap-2 content-center ${styles.row}`}>
        <span className={styles.line} />
        <span className={styles.short} />
      </div>
    </Skeleton>
  );
}

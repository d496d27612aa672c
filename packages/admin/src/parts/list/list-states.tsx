import { Button } from "@brightwren/ui/button";
import { EmptyState } from "@brightwren/ui/empty-state";
import { Skeleton } from "@brightwren/ui/skeleton";
import styles from "./list-states.module.css";

type ListFailureProps = {
  /** What could not be read, e.g. 'The posts'. */
  what: string;
  busy: boolean;
  onRetry: () => void;
};

/** What stands in place of a list that could not be read. */
export function ListFailure({ what, busy, onRetry }: ListFailureProps) {
  return (
    <EmptyState
      title={`${what} could not be loaded`}
      text="The server didn't respond properly. Nothing is lost. Please try again in a moment."
      action={
        <Button busy={busy} onClick={onRetry}>
          {busy ? "Trying again..." : "Try again"}
        </Button>
      }
    />
  );
}

/** The shape of rows that are being read. The list's summary puts it in words. */
export function ListSkeleton() {
  return (
    <Skeleton className={styles.rows}>
      <div className={styles.row}>
        <span className={styles.line} />
        <span className={styles.short} />
      </div>
    </Skeleton>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { formatRecent } from "../parts/format.ts";
import { lastReadAt } from "./last-read-at.ts";
import styles from "./offline-banner.module.css";
import { useReachable } from "./use-reachable.ts";

/** Says, while the backend cannot be reached, what one sees and what becomes of what one writes. */
export function OfflineBanner() {
  const queryClient = useQueryClient();
  const isReachable = useReachable();
  const readAt = lastReadAt(queryClient);
  return (
    <div role="status">
      {isReachable ? null : (
        <p className={styles.banner}>
          <strong>Offline.</strong>{" "}
          {readAt ? `You see the posts as they were last read, at ${formatRecent(readAt)}. ` : ""}
          What you write is kept on this computer and sent when the network is back.
        </p>
      )}
    </div>
  );
}

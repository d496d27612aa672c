import { postKeys } from "@brightwren/core/admin-posts/post";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { savedPlace } from "../device/saved-place.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatRecent } from "../parts/format.ts";
import styles from "./offline-banner.module.css";

export function OfflineBanner() {
  const queryClient = useQueryClient();
  const isReachable = useReachable();
  const readAt = lastReadAt(queryClient);
  return (
    <div role="status">
      {isReachable ? null : (
        <p className={styles.banner}>
          <strong>Offline.</strong>{" "}
          <span>
            {`${readAt ? `Showing posts as of ${formatRecent(readAt)}. ` : ""}What you write is saved ${savedPlace()} and sent when you reconnect.`}
          </span>
        </p>
      )}
    </div>
  );
}

export function lastReadAt(queryClient: QueryClient): number | undefined {
  const reads = queryClient.getQueryCache().findAll({ queryKey: postKeys.all });
  const latest = Math.max(0, ...reads.map(({ state }) => state.dataUpdatedAt));
  return latest === 0 ? undefined : latest;
}

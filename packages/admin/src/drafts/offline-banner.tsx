import { postKeys } from "@brightwren/core/admin-posts/post";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { keptPlace } from "../device/kept-here.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatRecent } from "../parts/format.ts";
import styles from "./offline-banner.module.css";

/** Shows, while the backend cannot be reached, what one sees and what becomes of what one writes. */
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
            {`${readAt ? `You see the posts as they were last read, at ${formatRecent(readAt)}. ` : ""}What you write is kept ${keptPlace()} and sent when the network is back.`}
          </span>
        </p>
      )}
    </div>
  );
}

/** When something of the posts was last read from the server, in milliseconds since 1970; undefined if nothing was. */
export function lastReadAt(queryClient: QueryClient): number | undefined {
  const reads = queryClient.getQueryCache().findAll({ queryKey: postKeys.all });
  const latest = Math.max(0, ...reads.map(({ state }) => state.dataUpdatedAt));
  return latest === 0 ? undefined : latest;
}

import type { PictureUse } from "@brightwren/core/pictures/read-library";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { PendingBadge, PostStatusBadge } from "../parts/post-status-badge.tsx";
import styles from "./picture-uses.module.css";

export function PictureUses({ query: { data, isError } }: { query: UseQueryResult<PictureUse[]> }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Shown in
      </h2>
      {data && data.length > 0 ? (
        <ul role="list" className={styles.posts}>
          {data.map(({ postId, title, status, isInPost }) => (
            <li key={postId} className={styles.post}>
              <Link to={adminPaths.post(postId)} dir="auto">
                {title}
              </Link>
              {isInPost ? <PostStatusBadge status={status} /> : <PendingBadge />}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {data ? "Not used in any post." : isError ? "The posts could not be loaded." : "Loading the posts…"}
        </p>
      )}
    </section>
  );
}

import { Skeleton } from "@brightwren/ui/skeleton";
import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { deletePost } from "@brightwren/core/admin-posts/write-posts";
import {
  type PostState,
  postStatesQuery,
  recentPostsQuery,
  type RecentPost,
} from "@brightwren/core/admin-posts/read-posts";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatDay, formatMoment } from "../parts/format.ts";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { useConfirmed } from "../session/use-confirmed.tsx";
import { aboutPost, useDeletedNotice } from "../trash/trash-operations.tsx";
import styles from "./recent-posts.module.css";

const notRead = "The posts could not be loaded. Refresh to try again.";
const notReadBefore =
  "You’re offline, and the posts haven’t been loaded on this computer. They’ll load when you reconnect.";

export function RecentPosts() {
  const { data: posts, isFetching, isError, refetch } = useQuery(recentPostsQuery());
  const ids = posts?.map(({ id }) => id) ?? [];
  const states = useQuery({ ...postStatesQuery(ids), placeholderData: keepPreviousData });
  const isReachable = useReachable();
  const isMissing = !posts && !isReachable;
  const failure = isMissing ? notReadBefore : isError && isReachable ? notRead : undefined;
  const refresh = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const sayDeleted = useDeletedNotice();
  const { ask, dialog } = useConfirmed({
    mutationFn: ({ id }: RecentPost) => deletePost(id),
    question: () => "Are you sure you want to delete this post?",
    detail: ({ title }) => title,
    confirmLabel: "Delete",
    busyLabel: "Deleting...",
    async onDone(_, { id }) {
      await forgetPost(queryClient, id);
      sayDeleted(id);
      await queryClient.invalidateQueries({ queryKey: postKeys.all });
      return refresh.current;
    },
    failure: "Failed to delete post",
    about: ({ id }) => aboutPost(id),
  });
  return (
    <section aria-labelledby="recent-posts">
      <div className={`row spread ${styles.head}`}>
        <h2 id="recent-posts" className="large">
          Recent Posts
        </h2>
        <button
          type="button"
          ref={refresh}
          className={`bare soft square ${styles.icon}`}
          aria-label="Refresh recent posts"
          aria-busy={isFetching}
          onClick={() => void Promise.all([refetch(), states.refetch()])}
        >
          <Icon path="M16.5 10a6.5 6.5 0 1 1-1.9-4.6M16.5 2.5v3.7h-3.7" />
        </button>
      </div>
      {failure ? <p className={styles.message}>{failure}</p> : null}
      {posts?.length === 0 ? <p className={styles.message}>No posts yet. Generate the first one.</p> : null}
      {posts ? (
        <ul role="list">
          {posts.map((post) => (
            <li key={post.id} className={`grid gap-x-4 ${styles.row}`}>
              <div className="grid shrinks">
                <Link
                  to={adminPaths.post(post.id)}
                  dir="auto"
                  className={`list-title content-center ${styles.post}`}
                >
                  {post.title}
                </Link>
                <State state={states.data?.get(post.id)} />
              </div>
              <time className={`hint numbers ${styles.date}`} dateTime={post.created_at}>
                {formatDay(post.created_at)}
              </time>
              <button
                type="button"
                className={`bare soft square ${styles.icon} ${styles.delete}`}
                aria-label={`Delete ${post.title}`}
                onClick={() => ask(post, refresh.current)}
              >
                <Icon path="M3.5 5.5h13M8 5.5V3.8h4v1.7M5.3 5.5l.7 10.7h8l.7-10.7M8.5 8.7v4.6M11.5 8.7v4.6" />
              </button>
            </li>
          ))}
        </ul>
      ) : failure ? null : (
        <div role="status">
          <span className="visually-hidden">Loading the posts</span>
          <Skeleton>
            <div className={`grid gap-x-4 ${styles.row} ${styles.blank}`} />
          </Skeleton>
        </div>
      )}
      {dialog}
    </section>
  );
}

function State({ state }: { state: PostState | undefined }) {
  const at = state?.status === "scheduled" ? state.published_at : null;
  return (
    <span className={`fine ${styles.state}`}>
      {state ? <PostStatusBadge status={state.status} /> : null}
      {at ? (
        <span>
          {" for "}
          <time dateTime={at}>{formatMoment(at)}</time>
        </span>
      ) : null}
    </span>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

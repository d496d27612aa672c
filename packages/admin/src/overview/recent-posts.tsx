import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { deletePost } from "@brightwren/core/admin-posts/write-posts";
import {
  type PostState,
  postStatesQuery,
  recentPostsQuery,
  type RecentPost,
} from "@brightwren/core/admin-posts/read-posts";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { notify } from "@brightwren/ui/notify";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { formatDay, formatMoment } from "../parts/format.ts";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { useReauthentication } from "../session/reauthentication.tsx";
import { aboutPost, useDeletedNotice } from "../trash/use-restore.ts";
import styles from "./recent-posts.module.css";

const notRead = "The posts could not be read. Refresh to try again.";
const notReadBefore = "You are offline, and the posts were not read here before. They come with the network.";

/** The card 'Recent Posts': the ten newest, whatever their status. */
export function RecentPosts() {
  const { data: posts, isFetching, isError, refetch } = useQuery(recentPostsQuery());
  const ids = posts?.map(({ id }) => id) ?? [];
  const states = useQuery({ ...postStatesQuery(ids), placeholderData: keepPreviousData });
  const isReachable = useReachable();
  // Offline, the banner shows how old they are, if they were read before.
  const isMissing = !posts && !isReachable;
  const failure = isMissing ? notReadBefore : isError && isReachable ? notRead : undefined;
  const { doomed, deleting, ask, confirm, cancel } = useDeletePost();
  const refresh = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="recent-posts">
      <div className={styles.head}>
        <h2 id="recent-posts" className={styles.title}>
          Recent Posts
        </h2>
        <button
          type="button"
          ref={refresh}
          className={styles.icon}
          aria-label="Refresh recent posts"
          aria-busy={isFetching}
          onClick={() => void Promise.all([refetch(), states.refetch()])}
        >
          <RefreshIcon />
        </button>
      </div>
      {failure ? <p className={styles.message}>{failure}</p> : null}
      {posts?.length === 0 ? <p className={styles.message}>No posts yet. Generate the first one.</p> : null}
      {posts ? <PostList posts={posts} states={states.data} onDelete={ask} /> : failure ? null : <Skeleton />}
      <ConfirmDialog
        open={doomed !== undefined}
        question="Are you sure you want to delete this post?"
        detail={doomed?.title}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={deleting}
        returnFocus={refresh}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </section>
  );
}

type PostListProps = {
  posts: RecentPost[];
  states: Map<string, PostState> | undefined;
  onDelete: (post: RecentPost) => void;
};

function PostList({ posts, states, onDelete }: PostListProps) {
  return (
    <ul role="list" className={styles.list}>
      {posts.map((post) => (
        <li key={post.id} className={styles.row}>
          <div className={styles.about}>
            <Link to={adminPaths.post(post.id)} dir="auto" className={styles.post}>
              {post.title}
            </Link>
            <State state={states?.get(post.id)} />
          </div>
          <time className={styles.date} dateTime={post.created_at}>
            {formatDay(post.created_at)}
          </time>
          <button
            type="button"
            className={`${styles.icon} ${styles.delete}`}
            aria-label={`Delete ${post.title}`}
            onClick={() => onDelete(post)}
          >
            <BinIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A post's status, and when a scheduled one is published. It comes by a read of its own, after the list. */
function State({ state }: { state: PostState | undefined }) {
  const at = state?.status === "scheduled" ? state.published_at : null;
  return (
    <span className={styles.state}>
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

/** Deletes a post once the owner has confirmed it. */
function useDeletePost() {
  const queryClient = useQueryClient();
  const { withSession } = useReauthentication();
  const sayDeleted = useDeletedNotice();
  const [doomed, setDoomed] = useState<RecentPost>();
  const removal = useMutation({
    mutationFn: (id: string) => withSession(() => deletePost(id)),
    async onSuccess(_, id) {
      await forgetPost(queryClient, id);
      sayDeleted(id);
      await queryClient.invalidateQueries({ queryKey: postKeys.all });
    },
    onError(error, id) {
      console.warn("The post was not deleted:", error);
      notify({
        title: "Error",
        description: "Failed to delete post",
        variant: "destructive",
        about: aboutPost(id),
      });
    },
    onSettled: () => setDoomed(undefined),
  });
  return {
    doomed,
    deleting: removal.isPending,
    ask: setDoomed,
    confirm: () => doomed && removal.mutate(doomed.id),
    cancel: () => setDoomed(undefined),
  };
}

function Skeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading the posts</span>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: 10 }, (_, index) => (
          <div key={index} className={`${styles.row} ${styles.blank}`} />
        ))}
      </div>
    </div>
  );
}

const line = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

function RefreshIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path {...line} d="M16.5 10a6.5 6.5 0 1 1-1.9-4.6M16.5 2.5v3.7h-3.7" />
    </svg>
  );
}

function BinIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path {...line} d="M3.5 5.5h13M8 5.5V3.8h4v1.7M5.3 5.5l.7 10.7h8l.7-10.7M8.5 8.7v4.6M11.5 8.7v4.6" />
    </svg>
  );
}

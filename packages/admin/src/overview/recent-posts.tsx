import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { deletePost } from "@brightwren/core/admin-posts/write-posts";
import { postStatesQuery, recentPostsQuery, type RecentPost } from "@brightwren/core/admin-posts/read-posts";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { adminPaths } from "../host/admin-paths.ts";
import { Moment } from "../parts/moment.tsx";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { useConfirmed } from "../session/use-confirmed.tsx";
import { aboutPost, useDeletedNotice } from "../trash/trash-operations.tsx";
import { Part, Row } from "./desk-part.tsx";
import styles from "./recent-posts.module.css";

export function RecentPosts() {
  const query = useQuery(recentPostsQuery());
  const { data: posts } = query;
  const ids = posts?.map(({ id }) => id) ?? [];
  const states = useQuery({ ...postStatesQuery(ids), placeholderData: keepPreviousData });
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
    <>
      <Part
        title="Recent Posts"
        query={query}
        says={posts?.length === 0 && "No posts yet. Generate the first one."}
        lines={10}
        top={
          <button
            type="button"
            ref={refresh}
            className={`bare soft square toggle ${styles.icon} ${styles.refresh}`}
            aria-label="Refresh recent posts"
            aria-busy={query.isFetching}
            onClick={() => void Promise.all([query.refetch(), states.refetch()])}
          >
            <Icon path="M16.5 10a6.5 6.5 0 1 1-1.9-4.6M16.5 2.5v3.7h-3.7" />
          </button>
        }
      >
        {posts?.map((post) => {
          const { status, published_at: due } = states.data?.get(post.id) ?? {};
          return (
            <Row
              key={post.id}
              to={adminPaths.post(post.id)}
              title={post.title}
              at={
                <>
                  <span style={{ visibility: status ? "visible" : "hidden" }}>
                    <PostStatusBadge status={status ?? "published"} />
                  </span>
                  {status === "scheduled" && due ? (
                    <span>
                      {" for "}
                      <Moment at={due} />
                    </span>
                  ) : (
                    <Moment at={post.created_at} dayOnly />
                  )}
                </>
              }
            >
              <button
                type="button"
                className="bare soft square toggle"
                aria-label={`Delete ${post.title}`}
                onClick={() => ask(post, refresh.current)}
              >
                <Icon path="M3.5 5.5h13M8 5.5V3.8h4v1.7M5.3 5.5l.7 10.7h8l.7-10.7M8.5 8.7v4.6M11.5 8.7v4.6" />
              </button>
            </Row>
          );
        })}
      </Part>
      {dialog}
    </>
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

import type { PostCard as Post } from "@brightwren/core/blog/post";
import { Suspense } from "react";
import { lazyPart } from "../../page/lazy-part.ts";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { PostCard } from "./post-card.tsx";
import styles from "./post-grid.module.css";
import { wholeListLimit } from "./whole-list-limit.ts";

/** Cards that no first screen is too large for. */
const firstScreen = 6;

const VirtualPostGrid = lazyPart(() => import("./virtual-post-grid.tsx"));

type PostGridProps = {
  posts: Post[];
  /** The posts answer an earlier question; the answer to the present one is on its way. */
  stale: boolean;
};

/** The card grid: one, two or three columns. */
export function PostGrid({ posts, stale }: PostGridProps) {
  if (posts.length > wholeListLimit) {
    const first = posts.slice(0, wholeListLimit);
    return (
      <ErrorBoundary instead={<Cards posts={first} stale={stale} />}>
        <Suspense fallback={<Cards posts={first} stale />}>
          <VirtualPostGrid posts={posts} stale={stale} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return <Cards posts={posts} stale={stale} />;
}

function Cards({ posts, stale }: PostGridProps) {
  return (
    <ul role="list" className={styles.grid} data-stale={stale}>
      {posts.map((post, index) => (
        <li key={post.id} data-fold={index >= firstScreen || undefined}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

import type { PostCard as Post } from "@brightwren/core/blog/post";
import { Part } from "@brightwren/ui/part";
import { memo, Suspense } from "react";
import { lazyPart } from "../../page/lazy-part.ts";
import { PostCard } from "./post-card.tsx";
import styles from "./post-grid.module.css";
import { virtualisationThreshold } from "./virtualisation-threshold.ts";

const firstPictures = 2;

const VirtualPostGrid = lazyPart(() => import("./virtual-post-grid.tsx"));

export type PostGridProps = {
  posts: Post[];
  /** The posts belong to the previous query; the current one is loading. */
  stale: boolean;
  /** The first post spans all columns. */
  led: boolean;
};

export function PostGrid(list: PostGridProps) {
  const { posts } = list;
  if (posts.length > virtualisationThreshold) {
    const first = posts.slice(0, virtualisationThreshold);
    return (
      <Part renderError={() => <Cards {...list} posts={first} />}>
        <Suspense fallback={<Cards {...list} posts={first} stale />}>
          <VirtualPostGrid {...list} />
        </Suspense>
      </Part>
    );
  }
  return <Cards {...list} />;
}

const Cards = memo(function Cards({ posts, stale, led }: PostGridProps) {
  return (
    <ul role="list" className={`equal medium-2 xlarge-3 ${styles.grid}`} data-stale={stale}>
      {posts.map((post, index) => (
        <li key={post.id} data-lead={(led && index === 0) || undefined}>
          <PostCard post={post} lead={led && index === 0} eager={index < firstPictures} />
        </li>
      ))}
    </ul>
  );
});

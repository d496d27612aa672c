import type { PostPage } from "@brightwren/core/blog/post";
import { memo, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../page/lazy-part.ts";
import { PostCard } from "./post-card.tsx";
import styles from "./post-grid.module.css";
import type { FurtherPosts } from "./use-posts.ts";

// Only long lists need it.
const MorePosts = lazyPart(() => import("./more-posts.tsx"));

const firstPictures = 2;
/** Cards that are added whenever the visitor comes near the end. */
const step = 96;

/** The number of cards at each history entry, so that Back finds the list as long as it was. */
const cardsAt = new Map<string, number>();

type PostGridProps = {
  list: PostPage;
  /** The posts belong to the previous query; the current one is loading. */
  stale: boolean;
  /** The first of at least four posts spans all columns. */
  led: boolean;
  /** False on the page of a category. */
  hasCategories: boolean;
  further: FurtherPosts;
};

export function PostGrid({ list, stale, led, hasCategories, further }: PostGridProps) {
  const { posts } = list;
  const { key } = useLocation();
  const [cards, setCards] = useState(cardsAt.get(key) ?? step);
  const addCards = () => {
    cardsAt.set(key, cards + step);
    setCards(cards + step);
  };
  return (
    <>
      <Cards
        posts={posts.length > cards ? posts.slice(0, cards) : posts}
        stale={stale}
        led={led && posts.length > 3}
        hasCategories={hasCategories}
      />
      {cards < posts.length || further ? (
        <Suspense>
          <MorePosts list={list} further={cards < posts.length ? undefined : further} onLoaded={addCards} />
        </Suspense>
      ) : null}
    </>
  );
}

type CardsProps = Pick<PostPage, "posts"> & Pick<PostGridProps, "stale" | "led" | "hasCategories">;

const Cards = memo(function Cards({ posts, stale, led, hasCategories }: CardsProps) {
  return (
    <ul role="list" className={`equal medium-2 xlarge-3 ${styles.grid}`} data-stale={stale}>
      {posts.map((post, index) => (
        <li key={post.id} data-lead={(led && index === 0) || undefined}>
          <PostCard
            post={post}
            lead={led && index === 0}
            eager={index < firstPictures}
            hasCategory={hasCategories}
          />
        </li>
      ))}
    </ul>
  );
});

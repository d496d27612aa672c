import { studio } from "@brightwren/brand";
import { neighbouringPostsQuery } from "@brightwren/core/blog/read-article";
import type { Article, PostLink } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { Emblem } from "@brightwren/ui/emblem";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { articleAuthor } from "../../content/blog.ts";
import { FounderPortrait, isDrawn } from "../sections/sections.tsx";
import styles from "./article-end.module.css";

export function AuthorBox({ author }: { author: string }) {
  const { line, action } = articleAuthor;
  return (
    <aside className={`grid gap-5 bar-above unanchored ${styles.author}`} aria-label="About the author">
      {isDrawn(author) ? <FounderPortrait className={styles.face} /> : <Emblem className={styles.emblem} />}
      <div>
        <p dir="auto" className="display-lg">
          {author}
        </p>
        <p className={`soft mt-2 ${styles.line}`}>
          {line} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
        </p>
        <Link to={action.to} className={`touch strong ${styles.about}`}>
          {action.label} <span aria-hidden="true">→</span>
        </Link>
      </div>
    </aside>
  );
}

export function NeighbouringArticles({ article }: { article: Article }) {
  const { data } = useQuery(neighbouringPostsQuery(article));
  if (!data?.newer && !data?.older) return null;
  return (
    <nav
      className={`equal medium-2 mt-7 unprinted unanchored ${styles.neighbours}`}
      aria-label="Previous and next article"
    >
      {data.older ? <Neighbour post={data.older} label="Previous article" /> : null}
      {data.newer ? <Neighbour post={data.newer} label="Next article" isNext /> : null}
    </nav>
  );
}

type NeighbourProps = { post: PostLink; label: string; isNext?: boolean };

function Neighbour({ post, label, isNext = false }: NeighbourProps) {
  return (
    <Link
      to={paths.article(post.slug)}
      rel={isNext ? "next" : "prev"}
      className={`column gap-1 no-underline ${styles.neighbour} ${isNext ? styles.next : ""}`}
    >
      <span className={`hint flex ${styles.label}`}>{label}</span>
      <span dir="auto" className={`display-lg ${styles.title}`}>
        {post.title}
      </span>
    </Link>
  );
}

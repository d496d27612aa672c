import { formatCardDate } from "@brightwren/core/blog/format-date";
import type { PostCard as Post } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { Badge } from "@brightwren/ui/badge";
import { Link } from "react-router-dom";
import card from "./card-link.module.css";
import styles from "./post-card.module.css";
import { PostPicture } from "./post-picture.tsx";

type PostCardProps = {
  post: Post;
  /** The lead story is larger and has its picture beside the text on wide screens. */
  lead?: boolean;
  eager?: boolean;
  /** False on the category's own page. */
  hasCategory?: boolean;
};

export function PostCard({ post, lead = false, eager = false, hasCategory = true }: PostCardProps) {
  return (
    <article className={`whole ${styles.card} ${lead ? styles.lead : ""}`}>
      <div className={`column ${styles.page}`}>
        <PostPicture
          post={post}
          category={post.category?.slug}
          size={lead ? "lead" : "card"}
          eager={eager}
          className={`rigid rounded ${styles.picture}`}
        />
        <div className={`column ${styles.words}`}>
          {post.category && hasCategory ? (
            <p className="mb-3">
              <Badge>{post.category.name}</Badge>
            </p>
          ) : null}
          <h2 dir="auto" className={`card-title ${styles.title}`}>
            <Link to={paths.article(post.slug)} className={`${card.link} ${styles.link}`}>
              {post.title}
            </Link>
          </h2>
          <p dir="auto" className={`two-lines soft snug ${styles.excerpt}`}>
            {post.excerpt}
          </p>
          <p className={`wrap spread small numeric medium-weight pt-3 rule-above ${styles.facts}`}>
            {post.published_at ? (
              <time dateTime={post.published_at}>{formatCardDate(post.published_at)}</time>
            ) : null}
            <span>{`${post.read_time_minutes} min read`}</span>
          </p>
          {post.tags.length > 0 ? (
            <p dir="auto" className="ellipsis fine">
              {post.tags.slice(0, 3).join(", ")}
            </p>
          ) : null}
        </div>
      </div>
    </article>
  );
}

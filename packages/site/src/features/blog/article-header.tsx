import { formatArticleDate } from "@brightwren/core/blog/format-date";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { Badge } from "@brightwren/ui/badge";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { DrawnPicture } from "../drawing/drawn-picture.tsx";
import styles from "./article-header.module.css";

type Headed = Pick<
  Article,
  "category" | "title" | "published_at" | "read_time_minutes" | "author" | "featured_image_url"
>;

/** Characters. Longer titles use a smaller size. */
const longTitle = 90;

/** `ways`: links above the title. Shows the card's drawing if there is no picture. */
export function ArticleHeader({ article, ways }: { article: Headed; ways: ReactNode }) {
  const { category, title, published_at } = article;
  return (
    <header className={`sheet ${styles.header}`}>
      <div className="cluster spread unprinted gap-2 gap-x-4 target">{ways}</div>
      <div className={`columns ${styles.top}`}>
        <div className={styles.words}>
          {category ? (
            <p>
              <Link to={paths.category(category.slug)} className={`touch no-underline ${styles.category}`}>
                <Badge>{category.name}</Badge>
              </Link>
            </p>
          ) : null}
          <h1
            dir="auto"
            className={
              title.length > longTitle ? `mt-2 ${styles.title} ${styles.long}` : `mt-2 ${styles.title}`
            }
          >
            {title}
          </h1>
        </div>
        <p className={`wrap small gap-x-5 numeric medium-weight ${styles.facts}`}>
          {published_at ? <time dateTime={published_at}>{formatArticleDate(published_at)}</time> : null}
          <span>{`${article.read_time_minutes} min read`}</span>
          <span>
            By <bdi>{article.author}</bdi>
          </span>
        </p>
        {article.featured_image_url ? null : (
          <DrawnPicture title={title} category={category?.slug ?? ""} className={styles.drawing} />
        )}
      </div>
    </header>
  );
}

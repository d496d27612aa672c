import { formatArticleDate } from "@brightwren/core/blog/format-date";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { Badge } from "@brightwren/ui/badge";
import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { useHydrated } from "../../app/use-hydrated.ts";
import styles from "./article-header.module.css";
import { shareArticle } from "./share-article.ts";

/** Back link, category, title, date, reading time, author and Share. */
export function ArticleHeader({ article }: { article: Article }) {
  const ready = useHydrated();
  return (
    <header className={styles.header}>
      <Link to={paths.blog} className={styles.back}>
        <span aria-hidden="true">←</span> Back to Blog
      </Link>
      {article.category ? (
        <p className={styles.category}>
          <Badge>{article.category.name}</Badge>
        </p>
      ) : null}
      <h1 className={styles.title}>{article.title}</h1>
      <div className={styles.facts}>
        <p className={styles.line}>
          {article.published_at ? (
            <time dateTime={article.published_at}>{formatArticleDate(article.published_at)}</time>
          ) : null}
          <span>{article.read_time_minutes} min read</span>
          <span>By {article.author}</span>
        </p>
        <button
          type="button"
          className={buttonClass({ variant: "outline" })}
          aria-disabled={!ready}
          onClick={() => void shareArticle(article)}
        >
          Share
        </button>
      </div>
    </header>
  );
}

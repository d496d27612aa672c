import type { Article } from "@brightwren/core/blog/post";
import { ArticleBody } from "@brightwren/ui/article-body";
import { Badge } from "@brightwren/ui/badge";
import styles from "./article-text.module.css";

/** Featured image, body and tags. */
export function ArticleText({ article }: { article: Article }) {
  return (
    <div className={styles.text}>
      {article.featured_image_url ? (
        <img
          className={styles.image}
          src={article.featured_image_url}
          alt={article.title}
          fetchPriority="high"
        />
      ) : null}
      <ArticleBody markdown={article.content} />
      {article.tags.length > 0 ? (
        <ul role="list" aria-label="Tags" className={styles.tags}>
          {article.tags.map((tag) => (
            <li key={tag}>
              <Badge quiet>{tag}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

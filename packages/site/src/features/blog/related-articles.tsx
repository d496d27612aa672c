import { relatedPostsQuery } from "@brightwren/core/blog/read-article";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { PostPicture } from "./post-picture.tsx";
import styles from "./related-articles.module.css";

export function RelatedArticles({ article }: { article: Article }) {
  const { data: related = [] } = useQuery(relatedPostsQuery(article));
  if (related.length === 0) return null;
  return (
    <section data-fold className={styles.section} aria-labelledby="related-articles">
      <h2 id="related-articles" className={styles.heading}>
        Related Articles
      </h2>
      <ul role="list" className={styles.list}>
        {related.map((post) => (
          <li key={post.id} className={styles.item}>
            <PostPicture post={post} category={article.category?.slug} className={styles.picture} />
            <h3 dir="auto" className={styles.title}>
              <Link to={paths.article(post.slug)} className={styles.link}>
                {post.title}
              </Link>
            </h3>
            <p dir="auto" className={styles.excerpt}>
              {post.excerpt}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { relatedPostsQuery } from "@brightwren/core/blog/read-article";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { PostPicture } from "./post-picture.tsx";
import card from "./card-link.module.css";
import styles from "./related-articles.module.css";

export function RelatedArticles({ article }: { article: Article }) {
  const { data: related = [] } = useQuery(relatedPostsQuery(article));
  if (related.length === 0) return null;
  return (
    <section data-fold className={`sheet unprinted ${styles.section}`} aria-labelledby="related-articles">
      <h2 id="related-articles" className="small-title">
        Related Articles
      </h2>
      <ul role="list" className={`mt-5 grid ${styles.list}`}>
        {related.map((post) => (
          <li key={post.id} className={`whole ${styles.item}`}>
            <PostPicture post={post} category={article.category?.slug} className={`mb-4 ${styles.picture}`} />
            <h3 dir="auto" className={`large tight ${styles.title}`}>
              <Link to={paths.article(post.slug)} className={`${card.link} ${styles.link}`}>
                {post.title}
              </Link>
            </h3>
            <p dir="auto" className="two-lines hint mt-3">
              {post.excerpt}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

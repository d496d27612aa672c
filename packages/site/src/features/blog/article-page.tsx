import { articleQuery } from "@brightwren/core/blog/get-published-article";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { useContext, useDeferredValue } from "react";
import { Navigate, useParams } from "react-router-dom";
import { PageHead } from "../../app/page-head.tsx";
import { PageStateContext } from "../../app/page-state.ts";
import { ArticleCallToAction } from "./article-call-to-action.tsx";
import { ArticleHeader } from "./article-header.tsx";
import styles from "./article-page.module.css";
import { ArticleText } from "./article-text.tsx";
import { RelatedArticles } from "./related-articles.tsx";

/** Blog article /blog/{slug} (specification section 2). Missing or unreadable: back to the list. */
export default function ArticlePage() {
  const { slug = "" } = useParams();
  const { data: article, isPending } = useQuery(articleQuery(slug));

  if (isPending) return <ArrivingArticle />;
  if (!article) return <Navigate to={paths.blog} replace />;
  return <ArticleView key={article.id} article={article} />;
}

/** Until the article is there; without JavaScript, or where the scripts cannot be had, it says what to do instead. */
function ArrivingArticle() {
  const { shell } = useContext(PageStateContext);
  const missing = shell?.missing ?? false;
  return (
    <>
      <title>
        {missing ? "Article not found | Brightwren Blog" : "Loading article... | Brightwren Blog"}
      </title>
      {shell && !shell.indexed ? <meta name="robots" content="noindex" /> : null}
      <p className={styles.loading} role="status">
        Loading article...
      </p>
      {shell ? (
        <div className={styles.unavailable}>
          <p className={styles.reason}>
            {missing
              ? "There is no article at this address. It may have moved, or a letter went astray in it."
              : "This article could not be shown: it is new, and needs JavaScript and a connection until the site is next built. Or there is no article at this address."}
          </p>
          <a href={paths.blog} className={buttonClass()}>
            All articles
          </a>
        </div>
      ) : null}
    </>
  );
}

/** Where a newer version than the one drawn at build arrives, the page stays as it is until that can be shown whole. */
function ArticleView({ article: latest }: { article: Article }) {
  const article = useDeferredValue(latest);
  return (
    <>
      <PageHead
        title={`${article.title} | Brightwren Blog`}
        description={article.seo_meta_description || article.excerpt}
        keywords={article.tags.join(", ")}
        canonicalPath={paths.article(article.slug)}
      />
      <article>
        <ArticleHeader article={article} />
        <ArticleText article={article} />
      </article>
      <ArticleCallToAction />
      <RelatedArticles article={article} />
    </>
  );
}

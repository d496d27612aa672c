import { articleTitled, blogTitled } from "@brightwren/brand/derived";
import { describePost } from "@brightwren/core/blog/describe-post";
import { articleQuery } from "@brightwren/core/blog/read-article";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Emblem } from "@brightwren/ui/emblem";
import { useQuery } from "@tanstack/react-query";
import { useContext, useDeferredValue } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import { useFileState } from "../../page/built-file.ts";
import { PageHead } from "../../page/page-head.tsx";
import { PageStateContext } from "../../page/page-state.ts";
import styles from "./article-page.module.css";
import { AuthorBox, NeighbouringArticles } from "./article-end.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticleText } from "./article-text.tsx";
import { Moved } from "./moved.tsx";
import { RelatedArticles } from "./related-articles.tsx";
import { ShareArticle } from "./share-article.tsx";

/** /blog/{slug}. A moved article redirects to its new address, and a missing or unavailable one to the list. */
export default function ArticlePage() {
  const { slug = "" } = useParams();
  const { data: article, isPending } = useQuery(articleQuery(slug));
  const file = useFileState();

  if (article === null) return <Moved kind="post" slug={slug} waiting={<ArrivingArticle />} />;
  if (!file || isPending) return <ArrivingArticle />;
  if (!article) return <Navigate to={paths.blog} replace />;
  return (
    <PageStateContext value={file}>
      <ArticleView key={article.id} article={article} />
    </PageStateContext>
  );
}

function ArrivingArticle() {
  const { shell } = useContext(PageStateContext);
  const missing = shell?.missing ?? false;
  return (
    <>
      <title>{blogTitled(missing ? "Article not found" : "Loading article...")}</title>
      {shell && !shell.indexed ? <meta name="robots" content="noindex" /> : null}
      <p className={`scripted soft grid ${styles.loading}`} role="status">
        Loading article...
      </p>
      {shell ? (
        <div className={`gap-5 centred ${styles.unavailable}`}>
          <p className={`soft ${styles.reason}`}>
            {missing
              ? "There is no article at this address. It may have moved, or the address may have been copied wrongly."
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

/** Shows the prerendered version until a newer version has loaded completely. */
function ArticleView({ article: latest }: { article: Article }) {
  const article = useDeferredValue(latest);
  return (
    <>
      <PageHead
        title={articleTitled(article.title, article.seo_title)}
        description={describePost(article)}
        keywords={article.tags.join(", ")}
        canonicalPath={paths.article(article.slug)}
      />
      <article>
        <ArticleHeader article={article} ways={<Ways article={article} />} />
        <ArticleText article={article}>
          <AuthorBox author={article.author} />
          <NeighbouringArticles article={article} />
        </ArticleText>
      </article>
      <ArticleCallToAction />
      <RelatedArticles article={article} />
    </>
  );
}

function Ways({ article }: { article: Article }) {
  return (
    <>
      <Link to={paths.blog} className="touch small strong way-back">
        <span aria-hidden="true">←</span> Back to Blog
      </Link>
      <ShareArticle article={article} />
    </>
  );
}

function ArticleCallToAction() {
  return (
    <aside data-fold className={`sheet unprinted unanchored ${styles.outer}`} aria-labelledby="article-help">
      <div className={`cluster spread on-slab relative rounded ${styles.box}`}>
        <div className={`shrinks ${styles.help}`}>
          <h2 id="article-help" className="small-title">
            Need Help With Your Website?
          </h2>
          <p className="mt-3 pale ch-46">
            Tell us what you do and where. We answer within 24 hours, in plain English, and the first
            conversation costs nothing.
          </p>
        </div>
        <Link to={paths.contact} className={buttonClass({ kind: "onSlab", size: "large" })}>
          Get in Touch
        </Link>
        <Emblem className={`absolute ink ${styles.emblem}`} perched />
      </div>
    </aside>
  );
}

import { paths } from "@brightwren/core/paths";
import { Link, Navigate, useParams } from "react-router-dom";
import { blogClosing } from "../../content/blog.ts";
import { categoryHead, categoryLede } from "../../content/category.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import styles from "./category-page.module.css";
import { ArchiveLinks, categoryLinks, ListLinks, listStatus } from "./list-parts.tsx";
import { Moved } from "./moved.tsx";
import { PostGrid } from "./post-grid.tsx";
import { usePosts } from "./use-posts.ts";

/** /blog/category/{slug}. A moved category redirects to its new address, and a missing one to the full list. */
export default function CategoryPage() {
  const { slug = "" } = useParams();
  const { categories, list, loading, further } = usePosts(slug, "");
  const category = categories.find((one) => one.slug === slug);
  const waiting = <p>{listStatus(true, 0)}</p>;
  if (!category && loading) return waiting;
  if (!category && categories.length === 0) return <Navigate to={paths.blog} replace />;
  if (!category) return <Moved kind="category" slug={slug} waiting={waiting} />;
  return (
    <>
      <PageHead {...categoryHead(category, !loading && list.posts.length === 0)} />
      <section className={`sheet ${styles.section}`} aria-labelledby="category">
        <Link to={paths.blog} className="touch small strong way-back">
          <span aria-hidden="true">←</span> All posts
        </Link>
        <h1 id="category" className={`page-title ${styles.heading}`}>
          <span className="block accent plain-title">Category:</span> <bdi>{category.name}</bdi>
        </h1>
        <p className="lead mt-4">{categoryLede}</p>
        <p role="status" className="hint mt-5 mb-4">
          {listStatus(loading, list.total)}
        </p>
        {list.posts.length > 0 ? (
          <PostGrid list={list} stale={loading} further={further} led hasCategories={false} />
        ) : null}
        <ArchiveLinks category={slug} />
        <ListLinks
          label="Other categories"
          links={categoryLinks(categories.filter((one) => one !== category))}
        />
      </section>
      <ClosingBand content={blogClosing} ground="tint" />
    </>
  );
}

import type { Category } from "@brightwren/core/blog/post";
import { Emblem } from "@brightwren/ui/emblem";
import { Suspense, useId } from "react";
import { blogClosing, blogHead } from "../../content/blog.ts";
import { useHydrated } from "../../page/hydration.ts";
import { lazyPart } from "../../page/lazy-part.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { NeedsScript } from "../sections/sections.tsx";
import styles from "./blog-list-page.module.css";
import { ArchiveLinks, categoryLinks, ListLinks, listStatus } from "./list-parts.tsx";
import { MovedFilter } from "./moved.tsx";
import { PostGrid } from "./post-grid.tsx";
import { useBlogFilter, useFilteredArrival } from "./use-blog-filter.ts";
import { usePosts } from "./use-posts.ts";

// Most visits do not show it.
const EmptyLine = lazyPart(() => import("./empty-line.tsx"));

export default function BlogListPage() {
  const { category, search, setSearch, setCategory, reset } = useBlogFilter();
  const { categories, list, loading, further } = usePosts(category, search);
  useFilteredArrival(loading);
  const isUnknown = !loading && categories.length > 0 && !categories.some(({ slug }) => slug === category);
  return (
    <>
      <PageHead {...blogHead} />
      {category && isUnknown ? <MovedFilter slug={category} /> : null}
      <BlogHero search={search} onSearch={setSearch} />
      <section id="articles" className={`sheet ${styles.section}`} aria-label="Articles">
        <NeedsScript what="Searching and filtering" />
        <CategoryFilter categories={categories} chosen={category} onChoose={setCategory} />
        <div className={`cluster spread ${styles.above}`}>
          <p role="status" className={`row hint ${styles.status}`} data-loading={loading}>
            {listStatus(loading, list.total)}
          </p>
          <a href="/feed.xml" className="touch hint">
            RSS feed
          </a>
        </div>
        {list.posts.length > 0 ? (
          <PostGrid list={list} stale={loading} further={further} led={search.trim() === ""} hasCategories />
        ) : null}
        {list.posts.length === 0 && !loading ? (
          <Suspense>
            <EmptyLine search={search} onReset={category !== null || search !== "" ? reset : undefined} />
          </Suspense>
        ) : null}
        <ArchiveLinks />
        <ListLinks label="Browse by category" links={categoryLinks(categories)} />
      </section>
      <ClosingBand content={blogClosing} />
    </>
  );
}

type BlogHeroProps = { search: string; onSearch: (text: string) => void };

function BlogHero({ search, onSearch }: BlogHeroProps) {
  const id = useId();
  return (
    <div className={`sheet grid align-end ${styles.hero}`}>
      <div>
        <h1 className="page-title">Insights &amp; Resources</h1>
        <p className="lead mt-5 ch-34">
          Expert advice on web design, SEO, and digital marketing for UK businesses
        </p>
      </div>
      <div className="relative" role="search">
        <Emblem className={`absolute ${styles.emblem}`} turned perched />
        <svg viewBox="0 0 20 20" className={`absolute accent ${styles.glass}`} aria-hidden="true" fill="none">
          <circle cx="8.5" cy="8.5" r="5.5" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <label htmlFor={id} className="visually-hidden">
          Search articles
        </label>
        <input
          id={id}
          type="search"
          dir="auto"
          name="q"
          className={`raised ${styles.input}`}
          placeholder="Search articles..."
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
    </div>
  );
}

type CategoryFilterProps = {
  categories: Category[];
  /** A category slug, or null for All Posts. */
  chosen: string | null;
  onChoose: (slug: string | null) => void;
};

function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  // A click before hydration would be lost.
  const ready = useHydrated();
  const choices = [{ name: "All Posts", slug: null }, ...categories];
  return (
    <div role="group" aria-label="Filter by category" className={`wrap scripted ${styles.filter}`}>
      {choices.map(({ name, slug }) => (
        <button
          key={slug ?? ""}
          type="button"
          dir="auto"
          className={`hint target medium-weight nowrap ${styles.choice}`}
          aria-pressed={slug === chosen}
          aria-disabled={!ready}
          onClick={() => onChoose(slug)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

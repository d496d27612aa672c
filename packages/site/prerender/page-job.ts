import { createHash } from "node:crypto";
import type {
  ArchivePage,
  Category,
  NeighbouringPosts,
  PostCard,
  RelatedPost,
} from "@brightwren/core/blog/post";
import { britishYear } from "@brightwren/core/blog/format-date";
import { paths } from "@brightwren/core/paths";
import { demos } from "@brightwren/demos/demos";
import { articleShellFile, missingArticleFile, notFoundFile } from "../hosting/rules.ts";
import { type PageParts, pages, sharedParts } from "../src/app/page-table.ts";
import type { BuiltList } from "../src/app/render.tsx";
import type { ArticleShell } from "../src/page/page-state.ts";
import { partPath } from "../src/content/archive.ts";
import type { CardPicture, PublishedPost } from "./page/page-facts.ts";
import {
  neighbouringPosts,
  type PublishedContent,
  relatedPostOf,
  relatedPosts,
} from "./published-content.ts";

export type PageJob = {
  path: string;
  file: string;
  /** Modules whose chunks the page needs immediately (keys of Vite's manifest). */
  modules: string[];
  source: PageSource;
  /** Changes exactly when the page's post data changes. */
  key: string;
};

type PageSource =
  | { kind: "static" }
  | { kind: "shell"; shell: ArticleShell }
  | { kind: "list"; list: BuiltList }
  | { kind: "archive"; archive: ArchivePage; years: number[] }
  | {
      kind: "article";
      post: PublishedPost;
      related: RelatedPost[];
      neighbours: NeighbouringPosts;
      picture: CardPicture | undefined;
    };

const fileOf = (path: string) => (path === "/" ? "index.html" : `${decodeURIComponent(path.slice(1))}.html`);

function job(path: string, parts: PageParts, source: PageSource, file = fileOf(path)): PageJob {
  const key = createHash("sha256").update(JSON.stringify(source)).digest("base64url").slice(0, 16);
  const modules = [...(parts.reads ? ["src/app/reading-pages.tsx"] : []), parts.source];
  return { path, file, modules, source, key };
}

function demoJob({ name, path }: (typeof demos)[number]): PageJob {
  const drawn = job(path, sharedParts.demo, { kind: "static" });
  return { ...drawn, modules: [...drawn.modules, `../demos/src/${name}/${name}-page.tsx`] };
}

const postCardOf = (post: PublishedPost): PostCard => ({
  ...relatedPostOf(post),
  published_at: post.published_at,
  read_time_minutes: post.read_time_minutes,
  tags: post.tags,
  category: post.category,
});

/** Posts on a list's built page. The browser reads further ones, and archive pages link to all. */
const listedPosts = 24;
/** Links on a part of a long year's archive; the newest part has up to twice as many. */
const archivedPosts = 100;

/** A list of all posts or a category's, and the archive pages that link to all of them if the list is long. */
function* listJobs(
  { categories, posts: all }: PublishedContent,
  path: string,
  parts: PageParts,
  category?: Category,
): Generator<PageJob> {
  const posts = category ? all.filter(({ category_id }) => category_id === category.id) : all;
  const shown = posts.slice(0, listedPosts);
  const last = posts.length > shown.length ? shown.at(-1) : undefined;
  const byYear = last ? Map.groupBy(posts, ({ published_at }) => britishYear(published_at ?? "")) : new Map();
  const years = [...byYear.keys()];
  const list: BuiltList = {
    ...(category && { category }),
    categories,
    page: {
      posts: shown.map(postCardOf),
      total: posts.length,
      next: last ? { id: last.id, published_at: last.published_at } : null,
    },
    version: {
      total: posts.length,
      newest:
        posts
          .map(({ updated_at }) => updated_at)
          .sort()
          .at(-1) ?? "",
    },
    years,
  };
  yield job(path, parts, { kind: "list", list });
  for (const [year, ofYear] of byYear) yield* archiveJobs(ofYear, year, years, category);
}

/** Counts the parts from the oldest post, so that a new post changes only the newest part. */
function* archiveJobs(
  posts: readonly PublishedPost[],
  year: number,
  years: number[],
  category: Category | undefined,
): Generator<PageJob> {
  const parts = Math.max(1, Math.floor(posts.length / archivedPosts));
  for (let part = 1; part <= parts; part += 1) {
    const newest = part === parts ? 0 : posts.length - part * archivedPosts;
    const archive: ArchivePage = {
      category: category ? { name: category.name, slug: category.slug } : null,
      year,
      part,
      parts,
      posts: posts
        .slice(newest, posts.length - (part - 1) * archivedPosts)
        .map(({ slug, title, published_at }) => ({ slug, title, published_at })),
    };
    yield job(partPath(archive, part), sharedParts.archive, { kind: "archive", archive, years });
  }
}

/**
 * `pictures`: readable featured pictures by address. `runsCode`: whether the hosting provider can tell missing
 * articles from new articles.
 */
export function pageJobs(
  content: PublishedContent,
  pictures: ReadonlyMap<string, CardPicture>,
  runsCode: boolean,
): PageJob[] {
  const relatedTo = relatedPosts(content.posts);
  const neighboursOf = neighbouringPosts(content.posts);
  const { article, category, notFound } = sharedParts;
  const shell = (missing: boolean, indexed: boolean): PageSource => ({
    kind: "shell",
    shell: { missing, indexed },
  });
  return [
    ...pages.flatMap((page) =>
      page.path === paths.blog
        ? [...listJobs(content, page.path, page)]
        : job(page.path, page, { kind: "static" }),
    ),
    ...demos.map(demoJob),
    ...content.categories.flatMap((one) => [...listJobs(content, paths.category(one.slug), category, one)]),
    ...content.posts.map((post) =>
      job(paths.article(post.slug), article, {
        kind: "article",
        post,
        related: relatedTo(post),
        neighbours: neighboursOf(post),
        picture: pictures.get(post.featured_image_url ?? ""),
      }),
    ),
    job("/404", notFound, { kind: "static" }, notFoundFile),
    // No slug consists only of hyphens, so no post has these addresses.
    job("/blog/-", article, shell(false, runsCode), articleShellFile),
    job("/blog/--", article, shell(true, false), missingArticleFile),
  ];
}

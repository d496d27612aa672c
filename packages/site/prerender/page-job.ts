import { createHash } from "node:crypto";
import type { Category, NeighbouringPosts, PostCard, RelatedPost } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { demos } from "@brightwren/demos/demos";
import { articleShellFile, missingArticleFile, notFoundFile } from "../hosting/rules.ts";
import { type PageParts, pages, sharedParts } from "../src/app/page-table.ts";
import type { ArticleShell } from "../src/page/page-state.ts";
import { virtualisationThreshold } from "../src/features/blog/virtualisation-threshold.ts";
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
  | {
      kind: "list";
      categoryId?: string;
      categories: Category[];
      posts: PostCard[];
      older: Pick<PostCard, "slug" | "title">[];
    }
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

function listOf({ categories, posts: all }: PublishedContent, categoryId?: string): PageSource {
  const posts = categoryId ? all.filter(({ category_id }) => category_id === categoryId) : all;
  const shown = posts.slice(0, virtualisationThreshold).map(postCardOf);
  const older = posts.slice(virtualisationThreshold).map(({ slug, title }) => ({ slug, title }));
  return { kind: "list", ...(categoryId ? { categoryId } : {}), categories, posts: shown, older };
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
    ...pages.map((page) =>
      job(page.path, page, page.path === paths.blog ? listOf(content) : { kind: "static" }),
    ),
    ...demos.map(demoJob),
    ...content.categories.map(({ id, slug }) => job(paths.category(slug), category, listOf(content, id))),
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

import { createHash } from "node:crypto";
import type { Category, PostCard, RelatedPost } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { articleShellFile, missingArticleFile, notFoundFile } from "../hosting/rules.ts";
import type { ArticleShell } from "../src/page/page-state.ts";
import { wholeListLimit } from "../src/features/blog/whole-list-limit.ts";
import type { CardPicture, PublishedPost } from "./page/page-facts.ts";
import { type PublishedContent, relatedPosts } from "./published-content.ts";
import { articleModules, blogListModules, notFoundModules, staticRoutes } from "./static-routes.ts";

/** A page to draw. */
export type PageJob = {
  /** Where it is served. */
  path: string;
  /** Its file in the output, relative. */
  file: string;
  modules: string[];
  later?: string[] | undefined;
  source: PageSource;
  /** Changes exactly when something changes that the page shows of the posts. */
  key: string;
};

type PageSource =
  | { kind: "static" }
  | { kind: "shell"; shell: ArticleShell }
  | { kind: "list"; categories: Category[]; posts: PostCard[]; older: Pick<PostCard, "slug" | "title">[] }
  | {
      kind: "article";
      post: PublishedPost;
      related: RelatedPost[];
      picture: CardPicture | undefined;
    };

const fileOf = (path: string) => (path === "/" ? "index.html" : `${decodeURIComponent(path.slice(1))}.html`);

function job(path: string, modules: string[], source: PageSource, file = fileOf(path)): PageJob {
  const key = createHash("sha256").update(JSON.stringify(source)).digest("base64url").slice(0, 16);
  return { path, file, modules, source, key };
}

const postCardOf = ({
  id,
  title,
  slug,
  excerpt,
  published_at,
  read_time_minutes,
  featured_image_url,
  tags,
  category,
}: PublishedPost): PostCard => ({
  id,
  title,
  slug,
  excerpt,
  published_at,
  read_time_minutes,
  featured_image_url,
  tags,
  category,
});

function listJob({ categories, posts }: PublishedContent): PageJob {
  const shown = posts.slice(0, wholeListLimit).map(postCardOf);
  const older = posts.slice(wholeListLimit).map(({ slug, title }) => ({ slug, title }));
  return job(paths.blog, blogListModules, { kind: "list", categories, posts: shown, older });
}

/**
 * Every page of the site: the static ones, the list, an article for each post, the 404 page, the articles' shells.
 * `pictures` by address: the featured pictures that could be read. `runsCode`: whether the host can tell an article that
 * there is not from one that has no file yet.
 */
export function pageJobs(
  content: PublishedContent,
  pictures: ReadonlyMap<string, CardPicture>,
  runsCode: boolean,
): PageJob[] {
  const relatedTo = relatedPosts(content.posts);
  return [
    ...staticRoutes.map(({ path, modules, later }) => ({
      ...job(path, modules, { kind: "static" }),
      later,
    })),
    listJob(content),
    ...content.posts.map((post) =>
      job(paths.article(post.slug), articleModules, {
        kind: "article",
        post,
        related: relatedTo(post),
        picture: pictures.get(post.featured_image_url ?? ""),
      }),
    ),
    job("/404", notFoundModules, { kind: "static" }, notFoundFile),
    // No post has this address: a slug is one path segment.
    job(
      "/blog/-",
      articleModules,
      { kind: "shell", shell: { missing: false, indexed: runsCode } },
      articleShellFile,
    ),
    job(
      "/blog/--",
      articleModules,
      { kind: "shell", shell: { missing: true, indexed: false } },
      missingArticleFile,
    ),
  ];
}

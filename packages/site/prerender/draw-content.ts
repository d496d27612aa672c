import { paths } from "@brightwren/core/paths";
import type { BuildRecord } from "./build-record.ts";
import { type DrawOptions, drawPages } from "./draw-pages.ts";
import { pageJobs } from "./page-job.ts";
import type { CardPicture, PublishedPost } from "./page/page-facts.ts";
import type { PublishedContent } from "./published-content.ts";

/** If at least this many articles fail and none succeeds, the cause is the page template, not the posts. */
const fewestFaulty = 10;

type Asked = Omit<DrawOptions, "wantsBody"> & {
  content: PublishedContent;
  featured: ReadonlyMap<string, CardPicture>;
  /** Whether the hosting provider runs code that can tell missing articles from articles without a file yet. */
  runsCode: boolean;
  feedLength: number;
};

/**
 * Omits posts whose page fails and redirects to them, and renders the pages that show them again. Rejects when any other
 * page fails.
 */
export async function drawContent(asked: Asked) {
  const { featured, runsCode, feedLength, ...options } = asked;
  let { content } = asked;
  let inPlace: BuildRecord["pages"] = {};
  let written = 0;
  const leftOut: { post: PublishedPost; reason: string }[] = [];
  for (;;) {
    const jobs = pageJobs(content, featured, runsCode);
    const newest = new Set(content.posts.slice(0, feedLength).map(({ slug }) => paths.article(slug)));
    const drawn = await drawPages({ ...options, jobs, inPlace, wantsBody: (path) => newest.has(path) });
    const { pages, failures } = drawn;
    written += drawn.written;
    if (failures.size === 0) return { content, jobs, pages, written, leftOut };
    const [first] = failures.values();
    if (failures.size >= fewestFaulty && failures.size === content.posts.length)
      throw new Error(`No article could be drawn: ${reasonOf(first)}`, { cause: first });
    for (const post of content.posts)
      if (failures.has(post.id)) leftOut.push({ post, reason: reasonOf(failures.get(post.id)) });
    content = without(content, (id) => failures.has(id));
    inPlace = pages;
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function without({ posts, redirects, ...rest }: PublishedContent, isOut: (id: string) => boolean) {
  const gone = new Set(posts.filter(({ id }) => isOut(id)).map(({ slug }) => paths.article(slug)));
  return {
    ...rest,
    posts: posts.filter(({ id }) => !isOut(id)),
    redirects: redirects.filter(({ to }) => !gone.has(to)),
  };
}

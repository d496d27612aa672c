import { paths } from "@brightwren/core/paths";
import { describe, expect, test } from "vitest";
import type { PublishedPost } from "./page/page-facts.ts";
import { pageJobs } from "./page-job.ts";

const category = { id: "c1", name: "SEO Basics", slug: "seo-basics" };

/** Newest first; every second one is in the category. */
const post = (n: number, published_at: string): PublishedPost => ({
  id: `id-${n}`,
  title: `Post ${n}`,
  slug: `post-${n}`,
  excerpt: "",
  author: "Ann",
  status: "published",
  category_id: n % 2 === 0 ? category.id : null,
  category: n % 2 === 0 ? category : null,
  published_at,
  read_time_minutes: 1,
  featured_image_url: null,
  featured_image_alt: null,
  tags: [],
  seo_title: null,
  seo_meta_description: null,
  created_at: published_at,
  updated_at: published_at,
});

const dated = (count: number, year: number) =>
  Array.from({ length: count }, (_, n) =>
    post(year * 1000 + n, new Date(Date.UTC(year, 5, 1) - n * 60_000).toISOString()),
  );

const jobsOf = (posts: PublishedPost[]) =>
  pageJobs({ categories: [category], posts, redirects: [] }, new Map(), false);

const archives = (posts: PublishedPost[]) =>
  jobsOf(posts).flatMap(({ path, source, key }) =>
    source.kind === "archive" ? [{ path, key, posts: source.archive.posts.map(({ slug }) => slug) }] : [],
  );

const listOf = (posts: PublishedPost[], path: string) => {
  const source = jobsOf(posts).find((job) => job.path === path)?.source;
  return source?.kind === "list" ? source.list : undefined;
};

describe("a list of up to 24 posts", () => {
  test("is whole, and has no archive", () => {
    const posts = dated(24, 2026);
    expect(archives(posts)).toEqual([]);
    expect(listOf(posts, paths.blog)).toMatchObject({ page: { total: 24, next: null }, years: [] });
  });
});

describe("a longer list", () => {
  const posts = [...dated(230, 2026), ...dated(30, 2025)];

  test("begins with 24 posts and says where it goes on", () => {
    const list = listOf(posts, paths.blog);
    expect(list?.page.posts).toHaveLength(24);
    expect(list).toMatchObject({
      page: { total: 260, next: { id: posts[23]?.id, published_at: posts[23]?.published_at } },
      version: { total: 260, newest: posts[0]?.updated_at },
      years: [2026, 2025],
    });
    expect(listOf(posts, "/blog/category/seo-basics")).toMatchObject({ page: { total: 130 } });
  });

  test("links each post once from its archive, and once from its category's", () => {
    const found = archives(posts);
    expect(found.map(({ path, posts: { length } }) => [path, length])).toEqual([
      ["/blog/archive/2026/1", 100],
      ["/blog/archive/2026", 130],
      ["/blog/archive/2025", 30],
      ["/blog/category/seo-basics/2026", 115],
      ["/blog/category/seo-basics/2025", 15],
    ]);
    const slugs = posts.map(({ slug }) => slug).toSorted();
    const linked = found.filter(({ path }) => path.startsWith("/blog/archive/")).flatMap((one) => one.posts);
    expect(linked.toSorted()).toEqual(slugs);
  });

  test("changes only the newest part of a year when a post is added", () => {
    const before = new Map(archives(posts).map(({ path, key }) => [path, key]));
    const after = archives([post(1, "2026-06-02T00:00:00Z"), ...posts]);
    expect(after.filter(({ path, key }) => before.get(path) !== key).map(({ path }) => path)).toEqual([
      "/blog/archive/2026",
    ]);
  });
});

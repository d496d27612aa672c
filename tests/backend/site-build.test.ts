import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { listRelatedPosts, neighbouringPostsQuery } from "@brightwren/core/blog/read-article";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { buildSite } from "@brightwren/site/build-site";
import { neighbouringPosts, readPublishedContent, relatedPosts } from "@brightwren/site/published-content";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { ownBackend } from "./own-backend.ts";

const nobody = "http://127.0.0.1:9";

const backend = ownBackend({ seed: true });

// A build sets the address too.
beforeEach(() => configureSupabase({ url: backend.url, publishableKey: backend.anonKey }));
afterEach(() => vi.useRealTimers());

test("keeps the previous build when the backend is unreachable", async () => {
  const folder = await temporaryFolder();
  const outFolder = join(folder, "dist");
  await mkdir(outFolder);
  await writeFile(join(outFolder, "index.html"), "the good one");
  // The build retries after 1, 2 and 4 seconds.
  vi.useFakeTimers({ toFake: ["setTimeout"] }).setTimerTickMode("nextTimerAsync");
  await expect(
    buildSite({
      outFolder,
      settings: {
        VITE_SITE_URL: "https://brightwren.example",
        VITE_SUPABASE_URL: nobody,
        VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
      },
    }),
  ).rejects.toMatchObject({
    name: "BuildError",
    message: expect.stringMatching(
      /^The articles could not be read from http:\/\/127\.0\.0\.1:9 .*is the backend running/,
    ) as string,
  });
  expect(await readFile(join(outFolder, "index.html"), "utf8")).toBe("the good one");
  expect(await readdir(folder)).toEqual(["dist"]);
});

test("lists the same related and neighbouring articles as the browser", async () => {
  await backend.sql(`
    update blog_posts set published_at = '2026-06-01' where id in
      (select id from blog_posts where status = 'published' order by published_at desc limit 3 offset 5)`);
  const { posts } = await readPublishedContent();
  expect(posts.length).toBeGreaterThan(10);
  const relatedTo = relatedPosts(posts);
  const neighboursOf = neighbouringPosts(posts);
  const { signal } = new AbortController();
  for (const post of posts) {
    expect(relatedTo(post)).toEqual(await listRelatedPosts(post, signal));
    expect(neighboursOf(post)).toEqual(await neighbouringPostsQuery(post).queryFn({ signal }));
  }
  const [newest] = posts.map(neighboursOf);
  expect(newest).toMatchObject({ newer: null, older: { slug: posts[1]?.slug } });
});

test("redirects old slugs to current ones unless a page uses the old slug", async () => {
  const { categories, posts, redirects } = await readPublishedContent();
  expect(redirects).toEqual([]);
  const [first, second] = posts;
  const [, category] = categories;
  await backend.sql(`
    update blog_posts set slug = 'between' where id = '${first?.id}';
    update blog_posts set slug = 'now' where id = '${first?.id}';
    update blog_categories set slug = 'our-work', position = -1 where id = '${category?.id}';
    insert into blog_redirects (kind, slug, post_id) values ('post', '${second?.slug}', '${first?.id}');
  `);
  const after = await readPublishedContent();
  expect(after.redirects.slice(0, 1)).toEqual([
    { path: `/blog/category/${category?.slug}`, to: "/blog/category/our-work" },
  ]);
  expect(new Set(after.redirects.slice(1))).toEqual(
    new Set(["between", first?.slug].map((slug) => ({ path: `/blog/${slug}`, to: "/blog/now" }))),
  );
  expect(after.categories[0]).toEqual({ ...category, slug: "our-work" });
});

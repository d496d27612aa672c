import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { builtFiles, pathOf, readBuilt, sitemapPaths, standIns } from "../setup/built-site.ts";
import { journeyAddresses } from "../setup/journey-addresses.ts";
import { listPosts } from "../setup/posts.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../setup/routes.ts";
import { testBackend } from "../setup/test-backend.ts";

beforeAll(() => void (testBackend.url = journeyAddresses.api));

const ofBlog = (path: string) => path.startsWith("/blog/");
const slugOf = (path: string) => decodeURIComponent(path.replace("/blog/", ""));

const publishedPosts = async () => (await listPosts()).filter(({ status }) => status === "published");
const publishedSlugs = async () => (await publishedPosts()).map(({ slug }) => slug);

async function namedIn(file: string): Promise<string[]> {
  const text = await readBuilt(file);
  const named = text.matchAll(new RegExp(`${journeyAddresses.site}/blog/(?!category/)([\\w-]+)`, "g"));
  return [...new Set([...named].map(([, slug = ""]) => slug))];
}

test("lists every page in the sitemap", async () => {
  const inSitemap = await sitemapPaths();
  const pages = builtFiles()
    .filter((file) => file.endsWith(".html") && !standIns.includes(file))
    .map(pathOf);
  const posts = await publishedPosts();
  const articles = posts.map(({ slug }) => `/blog/${slug}`);
  const categories = new Set(posts.map(({ category }) => `/blog/category/${category?.slug}`));
  const others = [...pageRoutes.filter((route) => !ofBlog(route)), ...demoRoutes];
  expect(pages.toSorted()).toEqual([...others, ...categories, ...articles].toSorted());
  // The sitemap excludes the thank-you page.
  expect(inSitemap.toSorted()).toEqual(
    pages.filter((path) => !["/thank-you", "/draft", "/payments"].includes(path)).toSorted(),
  );
  expect(posts.length).toBeGreaterThan(15);

  for (const path of inSitemap) {
    const address = new URL(path, journeyAddresses.site).href;
    const answer = await fetch(address, { redirect: "manual" });
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain(`<link rel="canonical" href="${address}"/>`);
  }
});

test("hides the article shells from search engines", async () => {
  // The tests build the site for static hosting.
  for (const [file, says] of [
    ["article-shell.html", "This article could not be shown"],
    ["article-missing.html", "There is no article at this address."],
  ] as const) {
    const html = await readBuilt(file);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(says);
    expect(html).toContain('href="/blog"');
  }
});

test("does not contain streamed fragments, which would require a script", async () => {
  for (const file of builtFiles().filter((name) => name.endsWith(".html")))
    expect(await readBuilt(file), file).not.toMatch(/ id="[SB]:|<template/);
  const pictured = await readBuilt("blog/writing-a-services-page.html");
  expect(pictured).toMatch(/<main[^]*<picture>(?:<source[^>]*>)*<img[^>]*src="\/pictures\/[^]*<\/main>/);
});

/** `quality` is the Brotli level: the highest for immutable files, a lower one for pages. */
const wireBytes = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Returns the compressed size of the PostgREST client, which blog pages also load (the smaller Supabase chunk). */
async function readerBytes(): Promise<number> {
  const chunks = builtFiles().filter((file) => /^assets\/dist-[\w-]+\.js$/.test(file));
  return Math.min(...(await Promise.all(chunks.map(readBuilt))).map((text) => wireBytes(text, 11)));
}

test("keeps scripts and documents within their size limits", async () => {
  const known = new Map<string, number>();
  const reader = await readerBytes();
  for (const file of builtFiles().filter((name) => /(?<!app-shell)\.html$/.test(name))) {
    const html = await readBuilt(file);
    expect(wireBytes(html, 5), file).toBeLessThanOrEqual(file.startsWith("demos/") ? 60_000 : 25_000);
    const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
    expect(scripts.length, file).toBeGreaterThan(4);
    for (const script of scripts)
      known.set(script, known.get(script) ?? wireBytes(await readBuilt(script.slice(1)), 11));
    const bytes = scripts.reduce((sum, script) => sum + (known.get(script) ?? 0), 0);
    const isReading = scripts.some((script) => script.includes("/query-"));
    expect(bytes + (isReading ? reader : 0), file).toBeLessThanOrEqual(110_000);
  }
});

test("keeps what the login screen needs within its size limits", async () => {
  const html = await readBuilt("app-shell.html");
  const files = Array.from(
    html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
    ([, file = ""]) => file,
  );
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThanOrEqual(20);
  const sizes = await Promise.all(files.map(async (file) => wireBytes(await readBuilt(file), 11)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170_000);
});

test("lists the latest posts in the feeds and llms.txt", async () => {
  const slugs = await publishedSlugs();
  const newest = slugs.length > 20 ? 20 : slugs.length;
  for (const file of ["feed.xml", "feed.json", "llms.txt"]) {
    const named = await namedIn(file);
    expect(
      named.filter((slug) => !slugs.includes(slug)),
      file,
    ).toEqual([]);
    expect(named.length, file).toBeGreaterThanOrEqual(newest);
  }
  const { items } = JSON.parse(await readBuilt("feed.json")) as {
    items: { url: string; content_html: string }[];
  };
  expect(items).toHaveLength(newest);
  expect(
    items.map(({ url }) => slugOf(new URL(url).pathname)).filter((slug) => !slugs.includes(slug)),
  ).toEqual([]);
  for (const { url, content_html: html } of items) expect(html.length, url).toBeGreaterThan(1000);
});

test("does not mention draft, scheduled or archived posts in any file", async () => {
  const hidden = (await listPosts()).filter(({ status }) => status !== "published");
  expect(new Set(hidden.map(({ status }) => status))).toEqual(new Set(["draft", "scheduled", "archived"]));
  const texts = builtFiles().filter((file) => /\.(html|xml|json|txt|js|css|webmanifest)$|^_/.test(file));
  for (const file of texts) {
    const text = await readBuilt(file);
    const leaked = hidden.filter(({ title, slug }) => text.includes(title) || text.includes(slug));
    expect(leaked, file).toEqual([]);
  }
});

test("sends the security headers with every response", async () => {
  for (const route of [
    ...pageRoutes,
    ...demoRoutes,
    unknownRoute,
    "/login",
    "/admin",
    "/feed.xml",
    "/favicon.svg",
  ]) {
    const { headers } = await fetch(journeyAddresses.site + route);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, route).toContain("default-src 'self'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1], route).toMatch(/^'self' 'sha256-[^']+'$/);
    expect(headers.get("x-content-type-options"), route).toBe("nosniff");
    expect(headers.get("referrer-policy"), route).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy"), route).toContain("camera=()");
  }
});

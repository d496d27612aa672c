import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { emptyFields, nullForEmpty } from "@brightwren/functions/contracts/post-fields";
import { buildSite } from "@brightwren/site/build-site";
import type { PublishedContent } from "@brightwren/site/published-content";
import { expect, test, vi } from "vitest";
import { pageJobs } from "../../packages/site/prerender/page-job.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";

const siteUrl = "https://brightwren.example";
const siteFolder = join(import.meta.dirname, "../../packages/site");

const { content: _, ...unwritten } = nullForEmpty(emptyFields());

const post: PublishedContent["posts"][number] = {
  ...unwritten,
  id: "5f0c7a52-6d0a-4f0e-9c55-0f6d3f1f2a11",
  title: "Ask for a review",
  slug: "ask-for-a-review",
  excerpt: "A sentence to say.",
  status: "published",
  category: null,
  author: "The Brightwren Studio",
  published_at: "2026-08-18T06:30:00+00:00",
  read_time_minutes: 6,
  created_at: "2026-08-17T13:20:00+00:00",
  updated_at: "2026-09-02T09:15:00+00:00",
};

const appFolder = vi.hoisted(() => ({ path: "" }));
vi.mock("../../packages/site/prerender/build-app.ts", () => ({
  sourceHash: async () => "example",
  buildApp: async () => appFolder.path,
}));
vi.mock("@brightwren/site/published-content", async (original) => ({
  ...(await original<object>()),
  readPublishedContent: async () => ({ categories: [], posts: [post], redirects: [] }),
  readBodies: async () => new Map([[post.id, '<p>See <a href="/pricess">our prices</a>.</p>']]),
}));

/** Writes a fake Vite build with the HTML in `pages` by path. All other pages contain only a title. */
async function writeApp(pages: Record<string, string>): Promise<void> {
  appFolder.path = await temporaryFolder();
  const jobs = pageJobs({ categories: [], posts: [], redirects: [] }, new Map(), false);
  const sources = ["index.html", ...jobs.flatMap(({ modules }) => modules)];
  const manifest = Object.fromEntries(sources.map((source) => [source, { file: "assets/app.js" }]));
  const renderer = `const pages = ${JSON.stringify(pages)};
    export const blogListState = () => ({});
    export const articleState = ({ markdown }) => ({ body: { id: "", updatedAt: "", html: markdown } });
    export const renderPage = async (path, { body }) =>
      (pages[path] ?? "<title>A page</title>") + (body?.html ?? "");`;
  const write = (file: string, text: string) => writeFile(join(appFolder.path, file), text);
  await mkdir(join(appFolder.path, "client/.vite"), { recursive: true });
  await mkdir(join(appFolder.path, "server"));
  await cp(join(siteFolder, "public"), join(appFolder.path, "client"), { recursive: true });
  await write("client/.vite/manifest.json", JSON.stringify(manifest));
  await write("client/admin.html", "<head></head>");
  await write("server/render.mjs", renderer);
}

async function build() {
  const outFolder = join(await temporaryFolder(), "dist");
  await mkdir(outFolder);
  await writeFile(join(outFolder, "index.html"), "the good one");
  const settings = {
    VITE_SITE_URL: siteUrl,
    VITE_SUPABASE_URL: "http://127.0.0.1:9",
    VITE_SUPABASE_PUBLISHABLE_KEY: "none",
  };
  return { outFolder, built: buildSite({ outFolder, settings, cards: false }) };
}

test("fails the build for a broken link unless it is in an article", async () => {
  await writeApp({
    "/about":
      '<title>About</title><a href="/faq#refundz">What of refunds?</a> <a href="/faq#refunds">Refunds</a>',
    "/faq": '<title>FAQ</title><h2 id="refunds">Refunds</h2> <a href="/pages/prices">Prices</a>',
  });
  const { outFolder, built } = await build();
  await expect(built).rejects.toMatchObject({
    name: "BuildError",
    message: `Links of the site's own pages lead nowhere, so it stays as it was:
  On /about: the link “What of refunds?” leads to /faq#refundz, but /faq has nothing with the id "refundz".
  On /faq: the link “Prices” leads to /pages/prices, but there is no such page or file.
Fix each link, or add what it leads to.`,
  });
  expect(await readdir(outFolder)).toEqual(["index.html"]);
});

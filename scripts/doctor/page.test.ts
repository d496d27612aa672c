import { expect, test } from "vitest";
import { readSitemap } from "./page.ts";

const site = "https://www.example.com";
const entry = (path: string) =>
  `<url><loc>${site}${path}</loc><lastmod>2026-01-0${path.length}</lastmod></url>`;

const files: Record<string, string> = {
  "/sitemap.xml": `<sitemapindex><sitemap><loc>${site}/sitemap-1.xml</loc></sitemap><sitemap><loc>${site}/sitemap-2.xml</loc></sitemap></sitemapindex>`,
  "/sitemap-1.xml": `<urlset>${entry("/a")}${entry("/bb")}</urlset>`,
  "/sitemap-2.xml": `<urlset>${entry("/ccc")}</urlset>`,
};

const online = (served: Record<string, string>) => ({
  site,
  fetchSite: (path: string) =>
    Promise.resolve({ status: path in served ? 200 : 404, text: served[path] ?? "", headers: new Headers() }),
});

test("reads every sitemap listed in a sitemap index", async () => {
  const entries = await readSitemap(online(files));
  expect(entries).toEqual([
    { address: `${site}/a`, changed: "2026-01-02" },
    { address: `${site}/bb`, changed: "2026-01-03" },
    { address: `${site}/ccc`, changed: "2026-01-04" },
  ]);
});

test("reports when a sitemap listed in the index is missing", async () => {
  const { "/sitemap-2.xml": _missing, ...served } = files;
  await expect(readSitemap(online(served))).rejects.toThrow(
    "The sitemap https://www.example.com/sitemap-2.xml is missing (404).",
  );
});

import { paths } from "@brightwren/core/paths";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { type HttpResponse, type Deployment, RequestError } from "./deployment.ts";

export type Page = HttpResponse & { path: string; tree: Root };

/** Caches parsed pages, because parsing is slow and many checks read the same pages. */
const trees = new WeakMap<HttpResponse, Root>();

export async function readPage({ fetchSite }: Deployment, path: string): Promise<Page> {
  const response = await fetchSite(path);
  const tree = trees.get(response) ?? fromHtml(response.text);
  trees.set(response, tree);
  return { ...response, path, tree };
}

/** Excludes category pages, which are also below /blog. */
export function isArticle({ site }: Pick<Deployment, "site">, address: string): boolean {
  const articles = site + paths.article("");
  return address.startsWith(articles) && !address.startsWith(site + paths.category(""));
}

export async function readPages(deployment: Deployment): Promise<Page[]> {
  const sitemap = await readSitemap(deployment).catch((error: unknown) => {
    if (error instanceof RequestError) return [];
    throw error;
  });
  const article = sitemap.find(({ address }) => isArticle(deployment, address))?.address;
  const pagePaths = [paths.home, paths.blog, ...(article === undefined ? [] : [new URL(article).pathname])];
  return Promise.all(pagePaths.map((path) => readPage(deployment, path)));
}

type SitemapEntry = { address: string; changed: string | undefined };

/** Rejects with a RequestError when a file is missing. */
export async function readSitemap(
  { site, fetchSite }: Pick<Deployment, "site" | "fetchSite">,
  path = "/sitemap.xml",
): Promise<SitemapEntry[]> {
  const { status, text } = await fetchSite(path);
  const isIndex = text.includes("<sitemapindex");
  if (status !== 200 || !(isIndex || text.includes("<urlset")))
    throw new RequestError(`The sitemap ${site}${path} is missing (${status}).`);
  const entries = [...text.matchAll(/<(url|sitemap)>(.*?)<\/\1>/gs)].map(([, , entry = ""]) => ({
    address: elementOf(entry, "loc")?.replaceAll("&amp;", "&") ?? "",
    changed: elementOf(entry, "lastmod"),
  }));
  if (!isIndex) return entries;
  const parts = entries.map(({ address }) => new URL(address, site).pathname);
  return (await Promise.all(parts.map((part) => readSitemap({ site, fetchSite }, part)))).flat();
}

const elementOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.trim();

export function attributeOf({ tree }: Page, selector: string, name: string): string | undefined {
  const value = select(selector, tree)?.properties[name];
  return typeof value === "string" ? value : undefined;
}

export const isOurPage = ({ tree }: Page): boolean => select("script[data-scripts]", tree) !== undefined;

export function isNoindex(page: Page): boolean {
  const directives = [page.headers.get("x-robots-tag"), attributeOf(page, "meta[name=robots]", "content")];
  return directives.some((robots) => robots?.toLowerCase().includes("noindex"));
}

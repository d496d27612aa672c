import { paths } from "@brightwren/core/paths";
import { oncePerKey } from "@brightwren/site/once-per-key";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { type HttpResponse, type Deployment, RequestError } from "./deployment.ts";

export type Page = HttpResponse & { path: string; tree: Root };

/** Caches parsed pages, because parsing is slow and many checks read the same pages. */
const treeOf = oncePerKey(fromHtml);

export async function readPage({ fetchSite }: Deployment, path: string): Promise<Page> {
  const response = await fetchSite(path);
  return { ...response, path, tree: treeOf(response.text) };
}

/** Excludes category pages, which are also below /blog. */
export function isArticle({ site }: Pick<Deployment, "site">, address: string): boolean {
  const articles = site + paths.article("");
  return address.startsWith(articles) && !address.startsWith(site + paths.category(""));
}

const readListed = async (deployment: Deployment) =>
  await readSitemap(deployment).catch((error: unknown) => {
    if (error instanceof RequestError) return [];
    throw error;
  });

/** Returns a list of at most one page. */
export async function readNewestArticle(deployment: Deployment): Promise<Page[]> {
  const article = (await readListed(deployment)).find(({ address }) => isArticle(deployment, address));
  return article ? [await readPage(deployment, new URL(article.address).pathname)] : [];
}

/** Reads the first 60 pages in the sitemap, and of the articles only the newest. */
export async function readPages(deployment: Deployment): Promise<Page[]> {
  const listed = (await readListed(deployment))
    .map(({ address }) => address)
    .filter((address) => address.startsWith(deployment.site) && !isArticle(deployment, address))
    .map((address) => new URL(address).pathname);
  const pagePaths = new Set([paths.home, paths.blog, ...listed].slice(0, 60));
  const pages = [...pagePaths].map((path) => readPage(deployment, path));
  return [...(await Promise.all(pages)), ...(await readNewestArticle(deployment))];
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

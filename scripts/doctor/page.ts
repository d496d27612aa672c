import { paths } from "@brightwren/core/paths";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { type Answer, type Deployment, NoAnswerError } from "./deployment.ts";

export type Page = Answer & { path: string; tree: Root };

/** Caches parsed pages, because parsing is slow and many checks read the same pages. */
const trees = new WeakMap<Answer, Root>();

export async function readPage({ askSite }: Deployment, path: string): Promise<Page> {
  const answer = await askSite(path);
  const tree = trees.get(answer) ?? fromHtml(answer.text);
  trees.set(answer, tree);
  return { ...answer, path, tree };
}

/** Excludes categories, which are also below /blog. */
export function isArticle({ site }: Pick<Deployment, "site">, address: string): boolean {
  const articles = site + paths.article("");
  return address.startsWith(articles) && !address.startsWith(site + paths.category(""));
}

export async function readPages(deployment: Deployment): Promise<Page[]> {
  const sitemap = await readSitemap(deployment).catch((error: unknown) => {
    if (error instanceof NoAnswerError) return [];
    throw error;
  });
  const article = sitemap.find(({ address }) => isArticle(deployment, address))?.address;
  const wanted = [paths.home, paths.blog, ...(article === undefined ? [] : [new URL(article).pathname])];
  return Promise.all(wanted.map((path) => readPage(deployment, path)));
}

type SitemapEntry = { address: string; changed: string | undefined };

/** Rejects with a NoAnswerError when a file is missing. */
export async function readSitemap(
  { site, askSite }: Pick<Deployment, "site" | "askSite">,
  path = "/sitemap.xml",
): Promise<SitemapEntry[]> {
  const { status, text } = await askSite(path);
  const isIndex = text.includes("<sitemapindex");
  if (status !== 200 || !(isIndex || text.includes("<urlset")))
    throw new NoAnswerError(`There is no sitemap at ${site}${path} (${status}).`);
  const named = [...text.matchAll(/<(url|sitemap)>(.*?)<\/\1>/gs)].map(([, , entry = ""]) => ({
    address: elementOf(entry, "loc")?.replaceAll("&amp;", "&") ?? "",
    changed: elementOf(entry, "lastmod"),
  }));
  if (!isIndex) return named;
  const parts = named.map(({ address }) => new URL(address, site).pathname);
  return (await Promise.all(parts.map((part) => readSitemap({ site, askSite }, part)))).flat();
}

const elementOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.trim();

export function attributeOf({ tree }: Page, selector: string, name: string): string | undefined {
  const value = select(selector, tree)?.properties[name];
  return typeof value === "string" ? value : undefined;
}

export const isOurs = ({ tree }: Page): boolean => select("script[data-scripts]", tree) !== undefined;

export function isKeptOut(page: Page): boolean {
  const asked = [page.headers.get("x-robots-tag"), attributeOf(page, "meta[name=robots]", "content")];
  return asked.some((robots) => robots?.toLowerCase().includes("noindex"));
}

import { paths } from "@brightwren/core/paths";
import { escapeUTF8 } from "entities";
import type { OutputFile } from "../../hosting/output-folder.ts";
import {
  absoluteUrl,
  featuredImage,
  lastModified,
  type SiteFacts,
  type SitePage,
} from "../page/page-facts.ts";

/** The limits are 50,000 addresses and 50 MB per file (sitemaps.org/protocol.html). */
const mostAddresses = 45_000;
const mostBytes = 45_000_000;

/** robots.txt refers to this file, which is the sitemap or an index of its parts. */
export const sitemapPath = "/sitemap.xml";

const element = (name: string, content: string) => `<${name}>${escapeUTF8(content)}</${name}>`;

/** List pages change with their articles. Other pages have no known date, and a guess would be worse than no date. */
function changed({ path, post }: SitePage, newest: ReadonlyMap<string, string>): string | undefined {
  return post ? lastModified(post) : newest.get(path);
}

function newestChanges(pages: readonly SitePage[]): Map<string, string> {
  const newest = new Map<string, string>();
  for (const { post } of pages) {
    if (!post) continue;
    const date = lastModified(post);
    for (const list of [paths.blog, ...(post.category ? [paths.category(post.category.slug)] : [])])
      if (date > (newest.get(list) ?? "")) newest.set(list, date);
  }
  return newest;
}

function entry(page: SitePage, date: string | undefined, site: SiteFacts): string {
  const picture = page.post && featuredImage(page.post, site);
  const parts = [
    element("loc", absoluteUrl(page.path, site)),
    ...(date ? [element("lastmod", date)] : []),
    ...(picture ? [`<image:image>${element("image:loc", picture)}</image:image>`] : []),
  ];
  return `  <url>${parts.join("")}</url>\n`;
}

type Entry = { xml: string; date: string | undefined };

function inParts(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [[]];
  let bytes = 0;
  for (const one of entries) {
    const size = Buffer.byteLength(one.xml);
    if ((parts.at(-1)?.length ?? 0) >= mostAddresses || bytes + size > mostBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(one);
    bytes += size;
  }
  return parts;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

const urlSet = (entries: readonly Entry[]) =>
  [
    declaration,
    `<urlset xmlns="${schema}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
    ...entries.map(({ xml }) => xml),
    "</urlset>\n",
  ].join("");

/** With Google's image extension. Splits the sitemap into parts with an index if it is too large. */
export function sitemapFiles(pages: readonly SitePage[], site: SiteFacts): OutputFile[] {
  const indexed = pages.filter((page) => page.indexed);
  const newest = newestChanges(indexed);
  const entries = indexed.map((page) => {
    const date = changed(page, newest);
    return { xml: entry(page, date, site), date };
  });
  const parts = inParts(entries);
  if (parts.length === 1) return [{ path: sitemapPath, body: urlSet(entries) }];
  const files = parts.map((part, index) => ({ path: `/sitemap-${index + 1}.xml`, body: urlSet(part) }));
  const references = files.map(({ path }, index) => {
    const dates = (parts[index] ?? []).flatMap(({ date }) => date ?? []);
    const latest = dates.reduce((last, date) => (date > last ? date : last), "");
    const lastmod = latest ? element("lastmod", latest) : "";
    return `  <sitemap>${element("loc", absoluteUrl(path, site))}${lastmod}</sitemap>\n`;
  });
  const index = [declaration, `<sitemapindex xmlns="${schema}">\n`, ...references, "</sitemapindex>\n"];
  return [{ path: sitemapPath, body: index.join("") }, ...files];
}

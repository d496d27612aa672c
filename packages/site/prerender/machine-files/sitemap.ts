import { paths } from "@brightwren/core/paths";
import { escapeUTF8 } from "entities";
import {
  absoluteUrl,
  featuredImage,
  lastModified,
  type SiteFacts,
  type SitePage,
} from "../page/page-facts.ts";

/** The most addresses one file may hold (sitemaps.org/protocol.html). */
const sitemapLimit = 50_000;

const element = (name: string, content: string) => `<${name}>${escapeUTF8(content)}</${name}>`;

/** Lists change with their articles. Of the other pages no date is known, and a guessed one would be worse than none. */
function changed({ path, post }: SitePage, newest: ReadonlyMap<string, string>): string | undefined {
  return post ? lastModified(post) : newest.get(path);
}

/** When the newest change was made in each list, by the list's path. */
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

/**
 * The sitemap of the pages that search engines may show, with Google's image extension.
 * Throws above 50,000 pages, which one file may not hold.
 */
export function sitemapXml(pages: readonly SitePage[], site: SiteFacts): string {
  const indexed = pages.filter((page) => page.indexed);
  if (indexed.length > sitemapLimit)
    throw new Error(
      `The sitemap would hold ${indexed.length} pages; one file may hold ${sitemapLimit}. Split it (machine-files/sitemap.ts).`,
    );
  const newest = newestChanges(indexed);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
    ...indexed.map((page) => entry(page, changed(page, newest), site)),
    "</urlset>\n",
  ].join("");
}

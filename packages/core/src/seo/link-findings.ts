import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { SeoFinding } from "./seo-finding.ts";
import { sitePaths } from "./site-paths.ts";

/** Stands for the site, to tell its own pages from the rest of the web. */
const site = "https://site.invalid";

/** The links of a text to pages of the site that don't exist, or to articles that aren't published. */
export function linkFindings(body: Nodes, ownSlug: string, knownSlugs: ReadonlySet<string>): SeoFinding[] {
  const broken = new Set<string>();
  visit(body, (node) => {
    if (node.type !== "link" && node.type !== "definition") return;
    const path = pathOnSite(node.url, ownSlug);
    if (path !== undefined && !leadsSomewhere(path, ownSlug, knownSlugs)) broken.add(node.url);
  });
  if (broken.size === 0) return [];
  const addresses = [...broken].join(", ");
  return [
    {
      code: "link-broken",
      severity: "problem",
      message:
        broken.size === 1
          ? `A link leads to no page of this site: ${addresses}.`
          : `${broken.size} links lead to no page of this site: ${addresses}.`,
    },
  ];
}

function pathOnSite(address: string, ownSlug: string): string | undefined {
  const url = URL.parse(address, `${site}/blog/${ownSlug}`);
  if (url?.origin !== site) return undefined;
  return url.pathname.replace(/(.)\/$/, "$1");
}

function leadsSomewhere(path: string, ownSlug: string, knownSlugs: ReadonlySet<string>): boolean {
  if (sitePaths.has(path)) return true;
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined) return slug === ownSlug || knownSlugs.has(slug);
  // A file, a feed say: what there is of them, only the build knows.
  return /\.[a-z0-9]+$/i.test(path);
}

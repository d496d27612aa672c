import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { journeyAddresses } from "./journey-addresses.ts";

const folder = join(import.meta.dirname, "../../packages/site/dist-journeys");

/** The files the journeys are served from, relative to their folder, with slashes. */
export function builtFiles(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll(sep, "/"));
}

export const readBuilt = (file: string): Promise<string> => readFile(join(folder, file), "utf8");

/** Where a page's file is served: `/` for index.html, `/blog/a` for blog/a.html. */
export const pathOf = (file: string): string =>
  file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`;

/** The file that is served at a page's path. */
export const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Pages that answer for other addresses: the 404 page and the three shells. */
export const standIns: readonly string[] = [
  "404.html",
  "app-shell.html",
  "article-missing.html",
  "article-shell.html",
];

/** The paths that sitemap.xml names. */
export async function sitemapPaths(): Promise<string[]> {
  const sitemap = await readBuilt("sitemap.xml");
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address));
  if (addresses.some(({ origin }) => origin !== journeyAddresses.site))
    throw new Error("The sitemap names another site.");
  return addresses.map(({ pathname }) => pathname);
}

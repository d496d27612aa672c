import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { footerNavigation, mainNavigation, type Page, pages, sharedParts } from "../src/app/page-table.ts";

const siteFolder = join(import.meta.dirname, "..");

const pageComponents = (): string[] =>
  globSync("src/features/**/*-page.tsx", { cwd: siteFolder }).map((file) => file.replaceAll(sep, "/"));

type Checked = { files?: readonly string[]; table?: readonly Page[] };

/** Compares page table, components and navigation. Returns one sentence per mismatch, including the fix. */
export function faultsOfPages({ files = pageComponents(), table = pages }: Checked = {}): string[] {
  const named = new Set([...table, ...Object.values(sharedParts)].map(({ source }) => source));
  const links = [mainNavigation, footerNavigation.pages, footerNavigation.legal].flat();
  const linked = new Set<string>(links.map(({ to }) => to));
  return [
    ...[...named]
      .filter((file) => !files.includes(file))
      .map((file) => `src/app/page-table.ts names ${file}, and there is no such page. Correct the entry.`),
    ...files
      .filter((file) => !named.has(file))
      .map(
        (file) =>
          `No page is made of ${file}. Give it an entry in src/app/page-table.ts, or, if it is a part of pages, a name that does not end in -page.tsx.`,
      ),
    ...table
      .filter(({ label, path }) => label && !linked.has(path))
      .map(
        ({ path, label }) =>
          `The page ${path} is called "${label}" in src/app/page-table.ts, but neither the navigation nor the footer links to it. Add it to one of them there, or take its label out.`,
      ),
  ];
}

import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { pages, sharedParts } from "../src/app/page-table.ts";

const siteFolder = join(import.meta.dirname, "..");

const pageComponents = (): string[] =>
  globSync("src/features/**/*-page.tsx", { cwd: siteFolder }).map((file) => file.replaceAll(sep, "/"));

/** Compares page table and components. Returns one sentence per mismatch, including the fix. */
export function faultsOfPages(files: readonly string[] = pageComponents()): string[] {
  const named = new Set([...pages, ...Object.values(sharedParts)].map(({ source }) => source));
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
  ];
}

import { exportEverything } from "@brightwren/core/export/export-everything";
import { Importer, type ImportOutcome } from "@brightwren/import/import-row";
import type { ImportedBlog } from "@brightwren/import/imported-post";
import { ownManifest } from "@brightwren/import/own-export";
import { firstChoice, givenSlugs, type ImportRow, planImport } from "@brightwren/import/plan-import";
import { readImport } from "@brightwren/import/read-import";
import { readOwnLists, restoreCategories } from "@brightwren/import/restore-export";
import { never } from "./admin-shell.ts";

export type Files = Record<string, string | Blob>;

type Plan = { blog: ImportedBlog; rows: ImportRow[] };

export async function plan(files: Files): Promise<Plan> {
  const chosen = Object.entries(files).map(([path, content]) => ({ path, file: new Blob([content]) }));
  const blog = await readImport(chosen);
  return { blog, rows: await planImport(blog, "Ann", never) };
}

/** Imports with all default choices, keeping each post's status. Pictures must come from an export. */
export async function importRows({ blog, rows }: Plan, stopAfter = Infinity): Promise<ImportOutcome[]> {
  const choices = new Map(rows.map((row) => [row.post.source, firstChoice(row.state)]));
  const importer = new Importer({
    blog,
    keepStatus: true,
    author: "Ann",
    prepare: () => Promise.reject(new Error("There are no pictures to prepare.")),
    slugs: givenSlugs(rows, choices),
    redirects: new Map(),
    signal: never,
  });
  const outcomes: ImportOutcome[] = [];
  for (const row of rows.slice(0, stopAfter)) {
    outcomes.push(await importer.importRow(row, firstChoice(row.state)));
    if (row.state === "same" && row.existing) await importer.redirect(row, row.existing);
  }
  return outcomes;
}

export async function exportAll() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({ write: (part) => void parts.push(part) });
  const exported = await exportEverything({ sink, site: "https://example.com", signal: never });
  return { exported, archive: new Blob(parts) };
}

/** Restores the categories of an export and returns its lists. */
export async function restoreFirst({ files }: ImportedBlog) {
  const own = await ownManifest(files);
  if (!own) throw new Error("This is no export of ours.");
  const lists = await readOwnLists(files, own);
  await restoreCategories(lists.categories);
  return { own, lists };
}

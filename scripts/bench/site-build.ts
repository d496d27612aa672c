import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteSettings } from "@brightwren/site/site-settings";
import { type ArticleBackend, startArticleBackend } from "./article-backend.ts";
import { startChild } from "./child-process.ts";
import { generateArticles } from "./generated-articles.ts";
import { median, untilQuiet } from "./measuring.ts";
import type { BuildRun } from "./run-build.ts";

const cachedApp = 3000;

type BuildCost = { milliseconds: number; peakMebibytes: number };

export type BuildFigures = {
  articles: number;
  /** Medians of full builds into an empty folder. */
  full: BuildCost & { pages: number; pagesMilliseconds: number };
  unchanged: BuildCost & { written: string[] };
  oneChanged: BuildCost & { written: string[] };
};

/** Rejects when the application was rebuilt, which would distort time and memory. */
async function buildPages(settings: SiteSettings, outFolder: string): Promise<BuildRun> {
  const run = await build(settings, outFolder);
  if (run.report.took.app > cachedApp)
    throw new Error("The site's source files changed during the measurement.");
  return run;
}

async function build(settings: SiteSettings, outFolder: string): Promise<BuildRun> {
  await untilQuiet();
  const child = await startChild<BuildRun>("run-build.ts", { settings, outFolder });
  await child.stop();
  return child.answer;
}

function costOf({ report: { took }, peakMebibytes }: BuildRun): BuildCost {
  return { milliseconds: took.content + took.pages + took.rest, peakMebibytes };
}

async function rebuild(settings: SiteSettings, folder: string) {
  const before = await listFiles(folder);
  const run = await buildPages(settings, folder);
  return { ...costOf(run), written: writtenSince(before, await listFiles(folder)) };
}

async function measure(backend: ArticleBackend, folder: string, articles: number, runs: number) {
  const { settings } = backend;
  const full: BuildRun[] = [];
  for (let run = 0; run < runs; run += 1)
    full.push(await buildPages(settings, join(folder, `${articles}-${run}`)));
  const last = join(folder, `${articles}-${runs - 1}`);
  const unchanged = await rebuild(settings, last);
  await backend.change(`generated-${articles / 2}`);
  const oneChanged = await rebuild(settings, last);
  return {
    articles,
    full: {
      milliseconds: median(full.map((run) => costOf(run).milliseconds)),
      peakMebibytes: median(full.map(({ peakMebibytes }) => peakMebibytes)),
      pages: full[0]?.report.pages ?? 0,
      pagesMilliseconds: median(full.map(({ report }) => report.took.pages)),
    },
    unchanged,
    oneChanged,
  };
}

/** Measures builds with more and more articles. The backend and each build have their own process. */
export async function measureSiteBuild(sizes: readonly number[], runs: number): Promise<BuildFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), "brightwren-bench-"));
  const backend = await startArticleBackend();
  const all = generateArticles(Math.max(...sizes));
  const figures: BuildFigures[] = [];
  try {
    // Builds the application first, so that its build is not measured.
    await build(backend.settings, join(folder, "first"));
    let added = 0;
    for (const size of sizes) {
      await backend.add(all.slice(added, size));
      added = size;
      figures.push(await measure(backend, folder, size, runs));
    }
  } finally {
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return figures;
}

/** Identifies files by inode and time, so that a rewritten file counts as changed. */
async function listFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { ino, mtimeMs } = await stat(path);
    files.set(path.slice(folder.length + 1), `${ino} ${mtimeMs}`);
  }
  return files;
}

const writtenSince = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([path, file]) => before.get(path) !== file).map(([path]) => path);

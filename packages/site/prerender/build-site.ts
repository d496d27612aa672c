import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "@brightwren/core/paths";
import { configureSupabase } from "@brightwren/core/supabase/client";
import type { SiteSettings } from "../site-settings.ts";
import { deployFiles, deployHost } from "../hosting/deploy-files.ts";
import { adminShellFile } from "../hosting/rules.ts";
import { writeNetlifyFunction } from "../hosting/netlify-files.ts";
import { securityHeaders } from "../hosting/security-headers.ts";
import { writeVercelOutput } from "../hosting/vercel-files.ts";
import { buildApp, sourceHash } from "./build-app.ts";
import { BuildError } from "../build-error.ts";
import { readRecord, recordFile, writeRecord, type BuildRecord } from "./build-record.ts";
import { drawPages } from "./draw-pages.ts";
import { documentLinks } from "./page/head-tags.ts";
import { machineFiles } from "./machine-files/machine-files.ts";
import { openStagedOutput, type StagedOutput } from "./staged-output.ts";
import { pageJobs } from "./page-job.ts";
import { type PublishedContent, readPublishedContent } from "./published-content.ts";
import { cardOf } from "./share-cards/card.ts";
import { drawCards } from "./share-cards/draw-cards.ts";
import type { OutputFile, SitePageWithCard, FeedEntry, PublishedPost } from "./page/page-facts.ts";
import { securityFacts } from "./security-facts.ts";

const siteFolder = join(import.meta.dirname, "..");
const projectFolder = join(siteFolder, "../..");
const cacheFolder = join(siteFolder, ".cache");

export type BuildOptions = {
  settings: SiteSettings;
  outFolder: string;
  /** Share cards take far longer than pages; without them the addresses in the pages lead nowhere. */
  cards?: boolean;
  onProgress?: (step: "pages" | "cards", done: number, total: number) => void;
};

export type BuildReport = {
  pages: number;
  pagesWritten: number;
  cards: number;
  cardsDrawn: number;
  /** Milliseconds by step. */
  took: { app: number; content: number; pages: number; cards: number; rest: number };
};

async function readContent(url: string): Promise<PublishedContent> {
  try {
    return await readPublishedContent();
  } catch (error) {
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    throw new BuildError(
      `The articles could not be read from ${url} (${reason}). Nothing was changed: is the backend running, and are VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY right?`,
      { cause: error },
    );
  }
}

function timer() {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const took = now - last;
    last = now;
    return Math.round(took);
  };
}

async function writeAll(output: StagedOutput, files: readonly OutputFile[]): Promise<void> {
  for (const { path, body } of files) await output.write(path.slice(1), body);
}

/**
 * Builds the public site as files: every route, every published post, feeds, share cards, deploy rules.
 * Only what changed since the last build into the same folder is drawn; the folder is replaced at the very end.
 * Throws a BuildError, or what broke, and leaves the folder as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { settings, outFolder, cards = true, onProgress = () => {} } = options;
  const host = deployHost(process.env);
  const lap = timer();
  Object.assign(process.env, settings);
  const siteUrl = settings.VITE_SITE_URL.replace(/\/+$/, "");
  configureSupabase({
    url: settings.VITE_SUPABASE_URL,
    publishableKey: settings.VITE_SUPABASE_PUBLISHABLE_KEY,
  });
  // Asked first: a backend that does not answer must not cost the time of a build.
  const content = await readContent(settings.VITE_SUPABASE_URL);
  const contentTook = lap();

  const facts = { ...securityFacts(settings), publishableKey: settings.VITE_SUPABASE_PUBLISHABLE_KEY };
  const app = await sourceHash(settings);
  const appFolder = await buildApp(cacheFolder, app);
  const appTook = lap();

  const record = recordFile(cacheFolder, outFolder);
  const before = await readRecord(record);
  const output = await openStagedOutput(outFolder);
  try {
    const newest = new Set(content.posts.slice(0, feedLength).map(({ slug }) => paths.article(slug)));
    const jobs = pageJobs(content, host !== "static");
    const drawn = await drawPages({
      jobs,
      before: before.app === app ? before.pages : {},
      output,
      options: {
        appFolder,
        template: await readFile(join(siteFolder, "index.html"), "utf8"),
        outFolder: output.path,
        site: { siteUrl },
      },
      wantsBody: (path) => newest.has(path),
      onProgress: (done, total) => onProgress("pages", done, total),
    });
    const pagesTook = lap();

    const pages: SitePageWithCard[] = jobs.flatMap(({ path }) => drawn.pages[path]?.page ?? []);
    const drawnCards = cards
      ? await drawCards(pages.filter(({ indexed }) => indexed).map(cardOf), {
          cacheFolder: join(cacheFolder, "cards"),
          outFolder: join(output.path, "cards"),
          onProgress: (done, total) => onProgress("cards", done, total),
        })
      : { drawn: 0, reused: 0 };
    const cardsTook = lap();

    const client = join(appFolder, "client");
    await output.addAll(client, (file) => !/^(index|admin)\.html$|^\.vite/.test(file));
    await output.write(adminShellFile, await adminShell(client));
    await writeAll(output, [
      ...machineFiles({
        site: { siteUrl },
        pages: pages.filter(({ indexed }) => indexed),
        entries: feedEntries(content.posts, drawn.pages),
        builtAt: new Date(),
      }),
      ...deployFiles({ ...facts, host }),
    ]);
    // Gone until the new one is written: a build that is killed in between is followed by a whole one.
    await rm(record, { force: true });
    await output.finish();
    if (host === "vercel") await writeVercelOutput(outFolder, projectFolder, facts);
    if (host === "netlify") await writeNetlifyFunction(projectFolder, securityHeaders(facts), facts);
    await writeRecord(record, { app, pages: drawn.pages });
    return {
      pages: jobs.length,
      pagesWritten: drawn.written,
      cards: drawnCards.drawn + drawnCards.reused,
      cardsDrawn: drawnCards.drawn,
      took: { app: appTook, content: contentTook, pages: pagesTook, cards: cardsTook, rest: lap() },
    };
  } catch (error) {
    await output.abandon();
    throw error;
  }
}

/** The owner's screens, drawn in the browser: for /login and /admin, which search engines shall not know. */
async function adminShell(client: string): Promise<string> {
  const html = await readFile(join(client, "admin.html"), "utf8");
  return html.replace("</head>", `  ${documentLinks}\n  </head>`);
}

/** A feed holds this many of the newest posts. */
export const feedLength = 20;

/** The newest posts with their bodies. Takes all posts, newest first, and the pages that were drawn. */
export function feedEntries(posts: readonly PublishedPost[], pages: BuildRecord["pages"]): FeedEntry[] {
  return posts
    .slice(0, feedLength)
    .map((post) => ({ post, html: pages[paths.article(post.slug)]?.body ?? "" }));
}

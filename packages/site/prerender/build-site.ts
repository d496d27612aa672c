import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "@brightwren/core/paths";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { BuildError } from "../build-error.ts";
import { deployFiles, deployHost, writeOutsideOutput } from "../hosting/deploy-files.ts";
import { adminShellFile } from "../hosting/rules.ts";
import { checkSiteSettings, type SiteSettings } from "../site-settings.ts";
import { buildApp, sourceHash } from "./build-app.ts";
import { type BuildRecord, readRecord, recordFile, writeRecord } from "./build-record.ts";
import { checkLinks } from "./check-links.ts";
import { drawContent } from "./draw-content.ts";
import { describeLeftOut } from "./left-out.ts";
import { machineFiles } from "./machine-files/machine-files.ts";
import { faultsOfPages } from "./page-sources.ts";
import { documentLinks } from "./page/head-tags.ts";
import type { FeedEntry, FeedPicture, PublishedPost, SitePage } from "./page/page-facts.ts";
import { openPostPictures } from "./pictures/post-pictures.ts";
import { type PublishedContent, readPublishedContent } from "./published-content.ts";
import { compileFirstScript, securityFacts } from "./first-script.ts";
import { openOriginals, type PictureLosses } from "./pictures/original-pictures.ts";
import { cardOf, searchCards } from "./share-cards/card.ts";
import { placeCuts, readCardPictures } from "./share-cards/card-pictures.ts";
import { drawCards } from "./share-cards/draw-cards.ts";
import { openStagedOutput, type StagedOutput } from "./staged-output.ts";

const siteFolder = join(import.meta.dirname, "..");
const projectFolder = join(siteFolder, "../..");

const feedLength = 20;

type BuildOptions = {
  settings: SiteSettings;
  outFolder: string;
  /** Without share cards, the build is much faster, but links to them are broken. */
  cards?: boolean;
  cacheFolder?: string;
  onProgress?: (step: "pages" | "cards", done: number, total: number) => void;
};

export type BuildReport = Awaited<ReturnType<typeof buildSite>>;

/**
 * Builds the public site. Renders only what changed since the last build into the same folder, and replaces the folder
 * at the very end. On failure, throws a BuildError or the underlying error and leaves the folder unchanged.
 */
export async function buildSite(options: BuildOptions) {
  const { settings, outFolder, cards = true, onProgress = () => {} } = options;
  const { cacheFolder = join(siteFolder, ".cache") } = options;
  const picturesFolder = join(cacheFolder, "pictures/sizes");
  const cutsFolder = join(cacheFolder, "pictures/cuts");
  const lap = timer();
  const { site, facts } = await apply(settings);
  const faults = faultsOfPages();
  if (faults.length > 0) throw new BuildError(faults.join("\n"));
  // Runs first, so that an unreachable backend fails the build immediately.
  const published = await readContent(settings.VITE_SUPABASE_URL);
  const contentTook = lap();

  const app = await sourceHash(settings);
  const appFolder = await buildApp(cacheFolder, app);
  const appTook = lap();

  const record = recordFile(cacheFolder, outFolder);
  const before = await readRecord(record);
  const output = await openStagedOutput(outFolder);
  try {
    const losses: PictureLosses = new Map();
    const originals = openOriginals({
      cacheFolder: join(cacheFolder, "pictures/originals"),
      publicFolder: join(siteFolder, "public"),
      ownOrigin: new URL(settings.VITE_SUPABASE_URL).origin,
      losses,
    });
    const featured = await readCardPictures(
      published.posts.flatMap((post) => post.featured_image_url || []),
      { originals, folder: cutsFolder, losses },
    );
    const pictures = openPostPictures({
      originals,
      output,
      cacheFolder: picturesFolder,
      storageUrl: `${settings.VITE_SUPABASE_URL}/storage/`,
      losses,
    });
    const drawn = await drawContent({
      content: published,
      featured,
      runsCode: facts.host !== "static",
      feedLength,
      before: before.app === app ? before.pages : {},
      output,
      options: {
        appFolder,
        template: await readFile(join(siteFolder, "index.html"), "utf8"),
        firstScript: await compileFirstScript(),
        outFolder: output.path,
        site,
        picturesFolder,
      },
      pictures,
      onProgress: (done, total) => onProgress("pages", done, total),
    });
    const { content, jobs } = drawn;
    const pagesTook = lap();

    const indexed = jobs.flatMap(({ path }) => drawn.pages[path]?.page ?? []).filter((page) => page.indexed);
    const onCard = (done: number, total: number) => onProgress("cards", done, total);
    const cardFolders = { cacheFolder: join(cacheFolder, "cards"), cutsFolder };
    const drawnCards = cards
      ? await drawCardsOf(indexed, output, cardFolders, onCard)
      : { drawn: 0, reused: 0 };
    const cardsTook = lap();

    await writeApp(output, join(appFolder, "client"));
    const project = await readFile(join(projectFolder, "package.json"), "utf8");
    const { version } = JSON.parse(project) as { version: string };
    const entries = await feedEntries(content.posts, drawn.pages, output.path);
    const forMachines = machineFiles({
      site,
      pages: indexed,
      entries,
      builtAt: new Date(),
      build: { version, supabase: settings.VITE_SUPABASE_URL },
    });
    const forHost = { ...facts, redirects: content.redirects };
    for (const { path, body } of [...forMachines, ...deployFiles(forHost)])
      await output.write(path.slice(1), body);
    const deadLinks = await checkLinks({
      folder: output.path,
      jobs,
      pages: drawn.pages,
      posts: content.posts,
      machineFiles: cards ? forMachines : [],
      redirects: content.redirects,
      site,
    });
    // Removed first, so that the next build renders everything if this build is killed.
    await rm(record, { force: true });
    await output.finish();
    await writeOutsideOutput(forHost, outFolder, projectFolder);
    await writeRecord(record, { app, pages: drawn.pages });
    return {
      pages: jobs.length,
      pagesWritten: drawn.written,
      cards: drawnCards.drawn + drawnCards.reused,
      cardsDrawn: drawnCards.drawn,
      picturesEncoded: pictures.encoded(),
      /** Sentences for the owners about broken links in articles. */
      deadLinks,
      /** Sentences for the owners about posts without a page and unreadable pictures. */
      leftOut: describeLeftOut({ posts: drawn.leftOut, jobs, pages: drawn.pages, losses }),
      took: { app: appTook, content: contentTook, pages: pagesTook, cards: cardsTook, rest: lap() },
    };
  } catch (error) {
    await output.abandon();
    throw error;
  }
}

/** Applies the settings to this process, Vite and the Supabase client. */
async function apply(settings: SiteSettings) {
  Object.assign(process.env, checkSiteSettings(settings));
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = settings;
  configureSupabase({ url, publishableKey });
  return {
    site: { siteUrl: settings.VITE_SITE_URL.replace(/\/+$/, "") },
    facts: { ...(await securityFacts(settings)), publishableKey, host: deployHost(process.env) },
  };
}

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

async function drawCardsOf(
  pages: readonly SitePage[],
  output: StagedOutput,
  folders: { cacheFolder: string; cutsFolder: string },
  onProgress: (done: number, total: number) => void,
): Promise<{ drawn: number; reused: number }> {
  const outFolder = join(output.path, "cards");
  const cards = pages.flatMap((page) => [cardOf(page), ...searchCards(page)]);
  const drawn = await drawCards(cards, { ...folders, outFolder, onProgress });
  await placeCuts(
    pages.flatMap(({ picture }) => picture ?? []),
    folders.cutsFolder,
    outFolder,
  );
  return drawn;
}

/** Copies the client build, and writes the admin shell, which is client-rendered and not indexed. */
async function writeApp(output: StagedOutput, client: string): Promise<void> {
  await output.addAll(client, (file) => !/^(index|admin)\.html$|^\.vite/.test(file));
  const html = await readFile(join(client, "admin.html"), "utf8");
  await output.write(adminShellFile, html.replace("</head>", `  ${documentLinks}\n  </head>`));
}

/** The newest posts with their bodies. `posts`: all posts, newest first; `pages`: the rendered pages. */
async function feedEntries(
  posts: readonly PublishedPost[],
  pages: BuildRecord["pages"],
  folder: string,
): Promise<FeedEntry[]> {
  const entries = posts.slice(0, feedLength).map(async (post) => {
    const drawn = pages[paths.article(post.slug)];
    if (!drawn) return [];
    const { card, searchImages, description } = drawn.page;
    const picture = await feedPicture(searchImages.at(-1)?.address ?? card, folder);
    const described = { ...post, excerpt: post.excerpt || description };
    return [{ post: described, html: drawn.body ?? "", card, ...(picture ? { picture } : {}) }];
  });
  return (await Promise.all(entries)).flat();
}

async function feedPicture(address: string, folder: string): Promise<FeedPicture | undefined> {
  const file = await stat(join(folder, address)).catch(() => undefined);
  const type = address.endsWith(".jpg") ? "image/jpeg" : "image/png";
  return file && { address, type, bytes: file.size };
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

import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import { picturesInText } from "@brightwren/core/pictures/pictures-in-text";
import type { Manifest } from "vite";
import { BuildError } from "../build-error.ts";
import type { PageState } from "../src/page/page-state.ts";
import type * as renderModule from "../src/app/render.tsx";
import { oncePerKey } from "../once-per-key.ts";
import type { PageJob } from "./page-job.ts";
import { checkHead, documentMaker, readHead, type TextFont } from "./page/document.ts";
import { socialTags } from "./page/head-tags.ts";
import { pageAssets } from "./page/page-assets.ts";
import { absoluteUrl, type SiteFacts, type SitePage, type SitePageWithCard } from "./page/page-facts.ts";
import { type PageLinks, pageLinks } from "./page/page-links.ts";
import { structuredData } from "./page/structured-data.ts";
import { previewStyle } from "./pictures/picture-cache.ts";
import { cardAddress, searchImages } from "./share-cards/card-address.ts";
import { cardOf } from "./share-cards/card.ts";

/**
 * Worker thread, started by page-workers.ts with WriterOptions as its data. Responds to each WorkerRequest with a
 * WorkerAnswer, in order. Other modules may import only types from this file.
 */
export type WorkerRequest = PageRequest | { text: string };
export type PageRequest = { job: PageJob; content?: string; pictures?: KnownPictures };
export type WorkerAnswer = { written: WrittenPage } | { pictures: string[] } | { failure: unknown };

export type WriterOptions = {
  appFolder: string;
  template: string;
  firstScript: string;
  outFolder: string;
  site: SiteFacts;
  picturesFolder: string;
};

export type WrittenPage = { page: SitePageWithCard; links: PageLinks; body?: string };

type Renderer = typeof renderModule;

/** Preloaded, because the heading font shapes the first impression. */
const displayFont = /url\((\/assets\/besley-headings-(?!others)[^)]+\.woff2)\)/g;
/** The text font differs little from its fallback, so it loads after the first paint (docs/decisions/020). */
const textFaces = /@font-face\{[^}]*\/assets\/hanken-grotesk-[^}]*\}/g;

function textFontIn(css: string): TextFont {
  const addressOf = (style: string) =>
    new RegExp(`url\\((/assets/hanken-grotesk-[^)]*-${style}-[^)]+)\\)`).exec(css)?.[1] ?? "";
  return { css, upright: addressOf("normal"), italic: addressOf("italic") };
}

async function readStyles(clientFolder: string, sheets: readonly string[], ownFonts: boolean) {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(clientFolder, sheet), "utf8")));
  const all = texts.join("").replaceAll("\n", "");
  return {
    styles: all.replace(textFaces, ""),
    textFont: textFontIn((all.match(textFaces) ?? []).join("")),
    fonts: ownFonts ? [...all.matchAll(displayFont)].map(([, address = ""]) => address) : [],
  };
}

/** Markers with which React's streaming renderer moves late content into place by script. */
const drawnLater = /<(?:div|template)[^>]* id="[A-Z]:|<script/;

function stateOf(renderer: Renderer, { job, content = "", pictures = {} }: PageRequest): PageState {
  const { source } = job;
  if (source.kind === "list") return renderer.blogListState(source.list, pictures);
  if (source.kind === "archive") return renderer.archiveState(job.path, source.archive, source.years);
  if (source.kind === "article") {
    const { post, related, neighbours } = source;
    return renderer.articleState({ post, markdown: content, related, neighbours, pictures });
  }
  return source.kind === "shell" ? { shell: source.shell } : {};
}

/** The returned function renders one page at a time. `content`: an article's Markdown; `pictures`: known facts. */
async function openPageWriter(options: WriterOptions) {
  const { appFolder, template, firstScript, outFolder, site, picturesFolder } = options;
  const client = join(appFolder, "client");
  const manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const renderer = (await import(pathToFileURL(join(appFolder, "server/render.mjs")).href)) as Renderer;
  const makeDocument = documentMaker(template, firstScript);
  const makeFolder = oncePerKey((folder: string) => mkdirSync(folder, { recursive: true }));
  /** `key`: the job's modules, separated by commas. */
  const partsOf = oncePerKey(async (key: string) => {
    const modules = key.split(",");
    const { styles: sheets, scripts } = pageAssets(manifest, modules);
    const ownFonts = !modules.some((module) => module.startsWith("../demos/"));
    return { sheets, scripts, ...(await readStyles(client, sheets, ownFonts)) };
  });

  return async function writePage(request: PageRequest): Promise<WrittenPage> {
    const { job } = request;
    const { source, path, file } = job;
    const state = stateOf(renderer, request);
    const { head, body } = readHead(await renderer.renderPage(path, state));
    if (drawnLater.test(body))
      throw new BuildError(
        `The page ${path} was drawn in pieces that only a script of React's would put in place, which our policy refuses. Something in it makes React wait; the last such was a picture outside of a picture element.`,
      );
    checkHead(path, head, site);
    const facts: SitePage = { path, ...head.facts };
    if (source.kind === "article") Object.assign(facts, { post: source.post, picture: source.picture });
    const page = { ...facts, card: cardAddress(cardOf(facts)), searchImages: searchImages(facts) };
    const machines = head.facts.indexed ? socialTags(page, site) + structuredData(page, site) : "";
    const parts = await partsOf(job.modules.join());
    const styles = parts.styles + (await previewStyle(body, picturesFolder));
    const html = makeDocument({ head: head.html, machines, body, state, ...parts, styles });
    const links = pageLinks(html, absoluteUrl(path, site), state.body?.html);
    const target = join(outFolder, file);
    makeFolder(dirname(target));
    // Synchronous: with all cores busy, the thread pool accounted for a fifth of a page's render time
    // (docs/benchmarks.md).
    writeFileSync(target, html);
    return { page, links, ...(state.body ? { body: state.body.html } : {}) };
  };
}

const writePage = await openPageWriter(workerData as WriterOptions);

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if ("text" in request) return { pictures: picturesInText(request.text) };
    return { written: await writePage(request) };
  } catch (error) {
    return { failure: error };
  }
}

let before = Promise.resolve();

parentPort?.on("message", (request: WorkerRequest) => {
  before = before.then(async () => parentPort?.postMessage(await answer(request)));
});

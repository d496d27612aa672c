import { tones } from "@brightwren/brand/tones";
import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import type { OutputFile } from "../../hosting/output-folder.ts";
import { homeHead } from "../../src/content/home.ts";
import {
  absoluteUrl,
  feedAddresses,
  type FeedEntry,
  type SiteFacts,
  type SitePage,
} from "../page/page-facts.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import { llmsTxt } from "./llms-txt.ts";
import { sitemapFiles, sitemapPath } from "./sitemap.ts";

type MachineFilesInput = {
  site: SiteFacts;
  /** Those that are not indexed are left out of every file. */
  pages: readonly SitePage[];
  /** The posts of the feeds, newest first. */
  entries: readonly FeedEntry[];
  builtAt: Date;
  build: BuildFacts;
};

/** What a build was made from. Equal sources and settings give equal bytes, so it names no time. */
export type BuildFacts = {
  /** Of the repository's package.json. */
  version: string;
  /** Where the pages look for their Supabase project. */
  supabase: string;
};

/** Where `npm run doctor` reads what the site online was built from. */
export const versionPath = "/version.json";

/** The files that are written for programs: sitemap, feeds, and who may do what. */
export function machineFiles({ site, pages, entries, builtAt, build }: MachineFilesInput): OutputFile[] {
  return [
    ...sitemapFiles(pages, site),
    { path: "/robots.txt", body: robotsTxt(site) },
    { path: feedAddresses.rss, body: rssFeed(entries, site) },
    { path: feedAddresses.json, body: jsonFeed(entries, site) },
    { path: "/llms.txt", body: llmsTxt(pages, site) },
    { path: securityTxtPath, body: securityTxt(builtAt, site) },
    { path: "/manifest.webmanifest", body: webManifest() },
    { path: versionPath, body: `${JSON.stringify(build)}\n` },
  ];
}

/** robots.txt (RFC 9309): everything may be read. /login and /admin answer with noindex, which only who may read them sees. */
export function robotsTxt(site: SiteFacts): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl(sitemapPath, site)}`, ""].join("\n");
}

/** Where security.txt is served (RFC 9116, section 3). */
const securityTxtPath = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year. */
const validDays = 364;

/** security.txt (RFC 9116): whom to tell of a weakness. It lapses a year after the given build, at midnight. */
export function securityTxt(builtAt: Date, site: SiteFacts): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  // Whole days, so that two builds of a day give the same file.
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${studio.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(securityTxtPath, site)}`,
    "",
  ].join("\n");
}

/** The web app manifest: what a phone shows when the site is put on its home screen. It stays a page of the browser. */
export function webManifest(): string {
  const manifest = {
    id: paths.home,
    name: studio.name,
    short_name: studio.name,
    description: homeHead.description,
    lang: "en-GB",
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "browser",
    // A manifest knows no second scheme.
    background_color: tones.paper.light,
    theme_color: tones.paper.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

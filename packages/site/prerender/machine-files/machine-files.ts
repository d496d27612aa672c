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
  pages: readonly SitePage[];
  entries: readonly FeedEntry[];
  builtAt: Date;
  build: BuildFacts;
};

/** The build's inputs. Contains no timestamp, so that the same source files and settings produce the same bytes. */
type BuildFacts = {
  version: string;
  supabase: string;
};

/** `npm run doctor` reads this file from the deployed site. */
const versionPath = "/version.json";

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

/** robots.txt (RFC 9309) allows everything. Crawlers must be able to read /login and /admin to see their noindex. */
export function robotsTxt(site: SiteFacts): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl(sitemapPath, site)}`, ""].join("\n");
}

/** RFC 9116, section 3. */
const securityTxtPath = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year. */
const validDays = 364;

/** security.txt (RFC 9116). Expires `validDays` after the build, at midnight. */
export function securityTxt(builtAt: Date, site: SiteFacts): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  // Whole days, so that two builds on the same day produce the same file.
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${studio.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(securityTxtPath, site)}`,
    "",
  ].join("\n");
}

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
    // A manifest supports only one colour scheme.
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

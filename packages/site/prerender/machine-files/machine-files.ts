import { feedAddresses } from "../feeds/feed-channel.ts";
import { jsonFeed } from "../feeds/json-feed.ts";
import { rssFeed } from "../feeds/rss.ts";
import type { FeedEntry, OutputFile, SiteFacts, SitePage } from "../site-model.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";
import { sitemapXml } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

export type MachineFilesInput = {
  site: SiteFacts;
  /** Those that are not indexed are left out of every file. */
  pages: readonly SitePage[];
  /** The posts of the feeds, newest first. */
  entries: readonly FeedEntry[];
  builtAt: Date;
};

/** The files that are written for programs: sitemap, feeds, and who may do what. Throws as `sitemapXml` does. */
export function machineFiles({ site, pages, entries, builtAt }: MachineFilesInput): OutputFile[] {
  return [
    { path: "/sitemap.xml", body: sitemapXml(pages, site) },
    { path: "/robots.txt", body: robotsTxt(site) },
    { path: feedAddresses.rss, body: rssFeed(entries, site) },
    { path: feedAddresses.json, body: jsonFeed(entries, site) },
    { path: "/llms.txt", body: llmsTxt(pages, site) },
    { path: securityTxtPath, body: securityTxt(builtAt, site) },
    { path: "/manifest.webmanifest", body: webManifest() },
  ];
}

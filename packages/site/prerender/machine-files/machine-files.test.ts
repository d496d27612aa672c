import { studio } from "@brightwren/brand";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import robotsParser from "robots-parser";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { exampleEntries, examplePages, exampleSite } from "../../testing/example-site.ts";
import { documentLinks } from "../page/head-tags.ts";
import { machineFiles, robotsTxt, securityTxt, webManifest } from "./machine-files.ts";

const build = { version: "1.2.3", supabase: "https://project.supabase.example" };

it("writes every machine-readable file", () => {
  const builtAt = new Date("2026-11-20T12:00:00Z");
  const content = { pages: examplePages, entries: exampleEntries };
  const files = machineFiles({ site: exampleSite, ...content, builtAt, build });
  expect(files.map(({ path }) => path)).toEqual([
    "/sitemap.xml",
    "/robots.txt",
    "/feed.xml",
    "/feed.json",
    "/llms.txt",
    "/.well-known/security.txt",
    "/manifest.webmanifest",
    "/version.json",
  ]);
  expect(files.filter(({ body }) => body.length === 0)).toEqual([]);
});

const publicFolder = join(import.meta.dirname, "../../public");
const written = machineFiles({ site: exampleSite, pages: [], entries: [], builtAt: new Date(), build });

describe("document links", () => {
  const addresses = [...documentLinks.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);

  it("point to existing files", () => {
    expect(addresses).toHaveLength(6);
    const exists = (address: string) =>
      written.some(({ path }) => path === address) || existsSync(join(publicFolder, address));
    expect(addresses.filter((address) => !exists(address))).toEqual([]);
  });

  it("include both feeds with their titles", () => {
    expect(documentLinks).toContain(`type="application/rss+xml" title="${studio.name} Blog (RSS)"`);
    expect(documentLinks).toContain(`type="application/feed+json" title="${studio.name} Blog (JSON Feed)"`);
  });
});

const at = (path: string) => `https://brightwren.example${path}`;
const robots = robotsParser(at("/robots.txt"), robotsTxt(exampleSite));

it("lets crawlers read every public page, and the noindex on /admin and /login", () => {
  const others = ["/feed.xml", "/sitemap.xml", "/cards/1f3a.png", "/admin", "/login"];
  const addresses = [...examplePages.map(({ path }) => path), ...others];
  expect(addresses.filter((path) => !robots.isAllowed(at(path), "Googlebot"))).toEqual([]);
});

it("links to the sitemap in robots.txt", () => {
  expect(robots.getSitemaps()).toEqual([at("/sitemap.xml")]);
});

const text = securityTxt(new Date("2026-11-20T12:34:56.789Z"), exampleSite);

it("writes the contact, expiry date, language and canonical address to security.txt", () => {
  expect(text.trimEnd().split("\n")).toEqual([
    `Contact: mailto:${studio.email}`,
    "Expires: 2027-11-19T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://brightwren.example/.well-known/security.txt",
  ]);
});

it("writes the same security.txt when built twice on the same day", () => {
  expect(securityTxt(new Date("2026-11-20T23:59:59Z"), exampleSite)).toBe(text);
});

const manifest = JSON.parse(webManifest()) as {
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
};

it("lists existing icons with their actual sizes in the web manifest", async () => {
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(publicFolder, src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
});

it("uses the pages' colours in the web manifest", async () => {
  const html = await readFile(join(publicFolder, "../index.html"), "utf8");
  expect(html).toContain(`media="(prefers-color-scheme: light)" content="${manifest.theme_color}"`);
  expect(manifest.background_color).toBe(manifest.theme_color);
});

it("records the build's inputs, without values that change with each build", () => {
  const file = written.find(({ path }) => path === "/version.json");
  expect(JSON.parse(String(file?.body))).toEqual(build);
});

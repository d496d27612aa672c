import { expect, it } from "vitest";
import { exampleEntries } from "../feeds/example-entries.ts";
import { examplePages, exampleSite } from "../head/example-pages.ts";
import { machineFiles } from "./machine-files.ts";

it("writes every file that programs ask for", () => {
  const builtAt = new Date("2026-11-20T12:00:00Z");
  const files = machineFiles({ site: exampleSite, pages: examplePages, entries: exampleEntries, builtAt });
  expect(files.map(({ path }) => path)).toEqual([
    "/sitemap.xml",
    "/robots.txt",
    "/feed.xml",
    "/feed.json",
    "/llms.txt",
    "/.well-known/security.txt",
    "/manifest.webmanifest",
  ]);
  expect(files.filter(({ body }) => body.length === 0)).toEqual([]);
});

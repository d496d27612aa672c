import process from "node:process";
import { expect, test } from "vitest";
import { countWords } from "../../contracts/reading-time.ts";
import { finishDraft } from "../finish-draft.ts";
import { topics } from "../library/topics.ts";
import type { Topic } from "../topic.ts";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../text/markdown-tree.ts";
import { writeLibraryPost } from "./built-in-writer.ts";

const isDeep = process.env["TEST_DEPTH"] === "deep";
const seeds = Array.from({ length: isDeep ? 60 : 12 }, (_, n) => `seed ${n}`);
const finishedSeeds = seeds.slice(0, isDeep ? 6 : 2);

function finished(topic: Topic, seed: string) {
  const post = finishDraft(writeLibraryPost(topic, seed));
  if (typeof post === "string") throw new Error(`${topic.id}, ${seed}: ${post}`);
  return post;
}

const sentences = (markdown: string) =>
  (parseMarkdown(markdown).children ?? [])
    .flatMap((node) => (node.type === "list" ? (node.children ?? []) : [node]))
    .map((node) => toString(node))
    .join("\n")
    .split(/(?<=[.?!…:])\s+|\n/)
    .map((text) => text.trim())
    .filter((text) => text.length > 20);

test("has at least three topics for each category", () => {
  expect(topics.length).toBeGreaterThanOrEqual(24);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  const sizes = Map.groupBy(topics, ({ category }) => category);
  expect(sizes.size).toBe(7);
  for (const group of sizes.values()) expect(group.length).toBeGreaterThanOrEqual(3);
});

test.for(topics.map((topic) => [topic.id, topic] as const))(
  "writes a complete article about %s for every seed",
  ([, topic]) => {
    for (const seed of seeds) {
      expect(countWords(writeLibraryPost(topic, seed).content)).toBeGreaterThanOrEqual(720);
    }
    for (const seed of finishedSeeds) {
      const post = finished(topic, seed);
      expect(countWords(post.content)).toBeGreaterThanOrEqual(700);
      expect(post.title.length).toBeLessThanOrEqual(80);
      expect(post.excerpt).not.toMatch(/…$/);
      expect(post.metaDescription).not.toMatch(/…$/);
      expect(post.excerpt).not.toBe(post.metaDescription);
      expect(post.tags.length).toBeGreaterThanOrEqual(4);
      const said = sentences(post.content);
      expect(said.filter((text, n) => said.indexOf(text) !== n)).toEqual([]);
      const headings = post.content.match(/^#+ .*$/gm) ?? [];
      expect(new Set(headings).size).toBe(headings.length);
      expect(headings.every((heading) => /^#{2,3} /.test(heading))).toBe(true);
    }
  },
);

test.for(topics.map((topic) => [topic.id, topic] as const))("varies %s between seeds", ([, topic]) => {
  const articles = seeds.map((seed) => writeLibraryPost(topic, seed));
  expect(new Set(articles.map(({ content }) => content)).size).toBeGreaterThan(seeds.length / 2);
  expect(new Set(articles.map(({ title }) => title)).size).toBeGreaterThan(1);
  const outlines = articles.map(({ content }) => content.match(/^## .*$/gm)?.join());
  expect(new Set(outlines).size).toBeGreaterThan(5);
  expect(writeLibraryPost(topic, "again")).toEqual(writeLibraryPost(topic, "again"));
});

test("uses British English, plain words and typographic quotation marks", () => {
  const texts = topics.map(({ terms: _search, ...shown }) => shown);
  const found = (pattern: RegExp) => JSON.stringify(texts).match(pattern) ?? [];
  expect(found(/\b(?:colors?|optimi[sz]e|organize|center|favorite|gray|license plate)\b/gi)).toEqual([]);
  expect(
    found(/digital (?:world|age)|game.changer|unlock (?:your|the)|seamless|delve|elevate|cutting.edge/gi),
  ).toEqual([]);
  expect(found(/\\"|\w'\w/g)).toEqual([]);
});

test("links only to pages on the site or to well-known sites", () => {
  const links = [...JSON.stringify(topics).matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url ?? "");
  const own = ["/contact", "/faq", "/local-seo", "/portfolio", "/seo-services", "/services"];
  const others = /^https:\/\/(?:www\.gov\.uk|search\.google\.com|www\.nominet\.uk)\//;
  expect(links.filter((url) => !own.includes(url) && !others.test(url))).toEqual([]);
  expect(links.length).toBeGreaterThan(10);
});

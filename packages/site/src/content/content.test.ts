import { titled } from "@brightwren/brand/derived";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { demoNames, paths } from "@brightwren/core/paths";
import { packageChoices } from "@brightwren/core/contact/enquiry-fields";
import { demoPath, demoTitles } from "@brightwren/demos/demos";
import { demoPages } from "@brightwren/demos/pages";
import { expect, test } from "vitest";
import { contentFaults, contentTexts, isKnownLink } from "../../prerender/validate-content.ts";
import { storedItems } from "./cookie-policy.ts";
import { homePackages } from "./packages/home-packages.ts";
import { servicesPackages } from "./packages/services-packages.ts";
import type { PageHead } from "./types.ts";
import { pageHeads } from "./page-heads.ts";
import { showcase } from "./showcase.ts";
import { prebuiltDemos } from "./prebuilt-demos.ts";
import { templates } from "./templates.ts";

const texts = await contentTexts();

test("finds no errors in the site's content", () => {
  expect(contentFaults(texts)).toEqual([]);
});

test.each<[string, path: string, value: string, RegExp]>([
  ["a link to a missing page", "thank-you.thankYou.action.to", "/help", /"\/help" is no route/],
  ["a duplicate id", "faq.faqCategories.5.questions.0.id", "refunds", /"refunds" is already used/],
  ["a duplicate description", "page-heads.pageHeads.faq.description", pageHeads.home.description, /already/],
  ["a short description", "page-heads.pageHeads.about.description", "Too short.", /120 to 155/],
  ["a long title", "page-heads.pageHeads.faq.title", `${"x".repeat(60)}${titled("")}`, /at most 59/],
  ["a price without a currency", "home-packages.homePackages.1.price", "39 pounds", /must be a price/],
  ["a question without its mark", "faq.faqCategories.0.questions.0.question", "What now", /question mark/],
  ["an empty text", "home.homeHero.heading", "", /must be a text/],
])("finds %s", (_, path, value, fault) => {
  const changed = texts.map((text) => (text.path === path ? { path, value } : text));
  expect(contentFaults(changed)).toEqual([expect.stringMatching(fault)]);
});

test("lists the same packages in both price lists, except for the prices", () => {
  const facts = (list: typeof homePackages | typeof servicesPackages) =>
    list.map(({ name, pages, popular, features }) => [name, pages, popular, features.length]);
  expect(facts(servicesPackages)).toEqual(facts(homePackages));
  expect(homePackages.filter(({ popular }) => popular)).toHaveLength(1);
});

test("offers the /services packages as choices in the enquiry form", () => {
  const choices = servicesPackages.map(({ name, price }) => `${name} - ${price}/month`);
  expect([...choices, "Not sure yet"]).toEqual(packageChoices);
});

test("links templates and projects to existing demos", () => {
  const demoRoutes = demoNames.map(demoPath);
  expect(Object.keys(demoPages)).toEqual(demoNames);
  expect(templates.map(({ title, demoUrl, image }) => [title, demoUrl, image.split("-")[0]])).toEqual(
    demoNames.map((name) => [demoTitles[name], demoPath(name), name]),
  );
  expect(showcase.map(({ url }) => url)).toEqual([
    "/demos/fitness",
    "/demos/plumbing",
    "/demos/detailing",
    "/demos/restaurant",
  ]);
  const openable = prebuiltDemos.flatMap(({ demos }) => demos.flatMap(({ demoUrl }) => demoUrl ?? []));
  expect(openable.toSorted()).toEqual(demoRoutes.toSorted());
});

test("excludes only the thank-you page and pages of private links from search engines", () => {
  const heads = Object.entries<PageHead>(pageHeads);
  const named = (has: (head: PageHead) => boolean) =>
    heads.flatMap(([page, head]) => (has(head) ? [page] : []));
  expect(named(({ noIndex, canonicalPath }) => noIndex === true || canonicalPath === undefined)).toEqual([
    "thankYou",
    "draft",
    "payments",
  ]);
  expect(named(({ canonicalPath }) => canonicalPath === undefined)).toEqual(["draft", "payments"]);
});

test("accepts routes with or without an anchor, and anchors on the same page", () => {
  expect(
    [paths.faq, "/contact#enquiry", "#process", `/demos/${demoNames[0]}`, "/"].filter(
      (link) => !isKnownLink(link),
    ),
  ).toEqual([]);
  expect(["/faqs", "#", "/faq#", "contact", "", "//faq", "/faq#a#b"].filter(isKnownLink)).toEqual([]);
});

test("lists in the cookie policy everything that the site's code stores", async () => {
  const source = fileURLToPath(new URL("..", import.meta.url));
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  );
  const sources = await Promise.all(files.map((name) => readFile(`${source}/${name}`, "utf8")));
  const keys = sources.flatMap((text) =>
    [...text.matchAll(/\bstorageKey = "([^"]+)"/g)].map(([, key]) => key),
  );
  expect(keys.length).toBeGreaterThan(0);
  expect(storedItems.map(({ name }) => name)).toEqual(expect.arrayContaining(keys));
});

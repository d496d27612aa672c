import { titled } from "@brightwren/brand/derived";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { paths } from "@brightwren/core/paths";
import { packageChoices } from "@brightwren/core/contact/enquiry-fields";
import { demoPages } from "@brightwren/demos/pages";
import { expect, test } from "vitest";
import { demoRoutes } from "./validation/catalogue-schemas.ts";
import { isKnownLink, siteContent, validateContent } from "./validation/validate-content.ts";
import { storedItems } from "./cookie-policy.ts";
import { homePackages } from "./packages/home-packages.ts";
import { servicesPackages } from "./packages/services-packages.ts";
import type { PageHead } from "./types.ts";
import { pageHeads } from "./page-heads.ts";
import { showcase } from "./showcase.ts";
import { prebuiltDemos } from "./prebuilt-demos.ts";
import { industries } from "./lower-services.ts";

type Edit = readonly [path: string, value: unknown];

function faultsAfter(...edits: readonly Edit[]): string[] {
  const copy = structuredClone(siteContent);
  for (const [path, value] of edits) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const parent = keys.reduce<object>((node, key) => Reflect.get(node, key) as object, copy);
    Reflect.set(parent, last, value);
  }
  return validateContent(copy);
}

test("finds no errors in the site's content", () => {
  expect(validateContent()).toEqual([]);
});

test("reports all errors with their paths", () => {
  const faults = faultsAfter(
    ["packages.homePackages.1.price", "39 pounds"],
    ["services.industries.cards", industries.cards.slice(1)],
    ["faq.faqCategories.0.questions.0.question", "What does it cost"],
    ["pageHeads.pageHeads.about.description", "Too short."],
  );
  expect(faults.map((fault) => fault.split(":")[0])).toEqual([
    "packages.homePackages.1.price",
    "services.industries.cards",
    "faq.faqCategories.0.questions.0.question",
    "pageHeads.pageHeads.about.description",
  ]);
});

test.each<[string, Edit, RegExp]>([
  ["a link to a missing page", ["thankYou.thankYou.action.to", "/help"], /"\/help" is no route/],
  ["a duplicate id", ["faq.faqCategories.5.questions.0.id", "refunds"], /"refunds" is already used/],
  [
    "a duplicate description",
    ["pageHeads.pageHeads.faq.description", pageHeads.home.description],
    /pageHeads\.faq\.description: .* is already used/,
  ],
  ["a long title", ["pageHeads.pageHeads.faq.title", titled("x".repeat(60))], /faq\.title: .*59/],
  ["one card too many", ["about.values.cards", industries.cards], /values\.cards: must be 4: .* room for 4/],
  ["no popular package", ["packages.homePackages.1.popular", false], /one package must be the popular one/],
])("finds %s", (_, edit, fault) => {
  expect(faultsAfter(edit).join("\n")).toMatch(fault);
});

test.each<[string, Edit]>([
  ["another heading", ["home.homeHero.heading", "Bespoke websites"]],
  ["another price", ["packages.homePackages.1.price", "£45"]],
  ["another button label", ["home.homeHero.actions.1.label", "See Our Work"]],
  ["an email address", ["about.aboutHero.lead", "Write to jo@studio.co.uk."]],
])("does not check %s", (_, edit) => {
  expect(faultsAfter(edit)).toEqual([]);
});

test("lists the same packages in both price lists, except for the prices", () => {
  const facts = (list: typeof homePackages | typeof servicesPackages) =>
    list.map(({ name, pages, popular, features }) => [name, pages, popular, features.length]);
  expect(facts(servicesPackages)).toEqual(facts(homePackages));
});

test("offers the /services packages as choices in the enquiry form", () => {
  const choices = servicesPackages.map(({ name, price }) => `${name} - ${price}/month`);
  expect([...choices, "Not sure yet"]).toEqual(packageChoices);
});

test("links templates and projects to existing demos", () => {
  const routed = Object.keys(demoPages).map((name) => `/demos/${name}`);
  expect(routed).toEqual(demoRoutes);
  expect(showcase.map(({ url }) => url)).toEqual([
    "/demos/fitness",
    "/demos/plumbing",
    "/demos/detailing",
    "/demos/restaurant",
  ]);
  const openable = prebuiltDemos.flatMap(({ demos }) => demos.flatMap(({ demoUrl }) => demoUrl ?? []));
  expect(openable.toSorted()).toEqual(demoRoutes.toSorted());
});

test("excludes only the thank-you page and shared drafts from search engines", () => {
  const heads = Object.entries<PageHead>(pageHeads);
  const named = (has: (head: PageHead) => boolean) =>
    heads.flatMap(([page, head]) => (has(head) ? [page] : []));
  expect(named(({ noIndex, canonicalPath }) => noIndex === true || canonicalPath === undefined)).toEqual([
    "thankYou",
    "draft",
  ]);
  expect(named(({ canonicalPath }) => canonicalPath === undefined)).toEqual(["draft"]);
});

test("accepts routes with or without an anchor, and anchors on the same page", () => {
  expect(
    [paths.faq, "/contact#enquiry", "#process", "/demos/tech", "/"].filter((link) => !isKnownLink(link)),
  ).toEqual([]);
  expect(["/faqs", "#", "/faq#", "contact", "", "//faq", "/faq#a#b"].filter(isKnownLink)).toEqual([]);
});

test("lists in the cookie policy everything that the site's code stores", async () => {
  const source = fileURLToPath(new URL("..", import.meta.url));
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  );
  const texts = await Promise.all(files.map((name) => readFile(`${source}/${name}`, "utf8")));
  const keys = texts.flatMap((text) => [...text.matchAll(/\bstorageKey = "([^"]+)"/g)].map(([, key]) => key));
  expect(keys.length).toBeGreaterThan(0);
  expect(storedItems.map(({ name }) => name)).toEqual(expect.arrayContaining(keys));
});

import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { paths } from "@brightwren/core/paths";
import { packageChoices } from "@brightwren/core/contact/contact-enquiry";
import { demoPages } from "@brightwren/demos/pages";
import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { demoRoutes } from "./validation/catalogue-schemas.ts";
import { sentencesOf, isKnownLink, siteContent, validateContent } from "./validation/validate-content.ts";
import { storedItems } from "./cookie-policy.ts";
import { faqCategories } from "./faq.ts";
import { homePackages } from "./packages/home-packages.ts";
import { servicesPackages } from "./packages/services-packages.ts";
import { pageHeads } from "./page-heads.ts";
import { showcase } from "./showcase.ts";
import { prebuiltDemos } from "./prebuilt-demos.ts";
import { comparison, industries } from "./services.ts";

/** Where a text stands and what to put there instead. */
type Edit = readonly [path: string, value: unknown];

/** The faults of a copy of the site's content with these edits. */
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

test("the content has no fault", () => {
  expect(validateContent()).toEqual([]);
});

test("all faults are told at once, each with its place", () => {
  const faults = faultsAfter(
    ["packages.homePackages.1.price", "£39.99"],
    ["services.industries.cards", industries.cards.slice(1)],
    ["faq.faqCategories.0.questions.0.answer", "It depends."],
    ["pageHeads.pageHeads.about.description", "Too short."],
  );
  expect(faults.map((fault) => fault.split(":")[0])).toEqual([
    "packages.homePackages.1.price",
    "services.industries.cards",
    "faq.faqCategories.0.questions.0.answer",
    "pageHeads.pageHeads.about.description",
  ]);
});

test.each<[string, Edit, RegExp]>([
  ["another target", ["home.homeProcess.action.to", "/start"], /homeProcess\.action\.to: .*"\/contact"/],
  ["a link into nowhere", ["thankYou.thankYou.actions.0.to", "/help"], /"\/help" is no route/],
  ["an id used twice", ["faq.faqCategories.5.questions.0.id", "refunds"], /"refunds" stands already/],
  [
    "a sentence used twice",
    ["about.aboutHero.lead", comparison.lede],
    /stands already in about\.aboutHero\.lead/,
  ],
  [
    "two descriptions alike",
    ["pageHeads.pageHeads.faq.description", pageHeads.home.description],
    /pageHeads\.faq\.description: .* stands already/,
  ],
  ["a long title", ["pageHeads.pageHeads.faq.title", `${"x".repeat(50)} | Brightwren`], /faq\.title: .*59/],
  ["a cliché", ["about.aboutHero.lead", "Bespoke websites"], /"Bespoke" is a cliché/],
  ["a real mailbox", ["about.aboutHero.lead", "Write to jo@studio.co.uk."], /not under \.example/],
  ["a fifth live project", ["portfolio.projects.2.url", "/demos/salon"], /four projects must have a url/],
  ["eleven categories", ["prebuiltDemos.prebuiltDemos", prebuiltDemos.slice(1)], /twelve categories/],
  ["another offer", ["start.startHero.heading", "A site for £29 a month"], /built in 7 days/],
  ["other words on a button", ["home.homeHero.actions.1.label", "See Our Work"], /View Our Work/],
])("%s is found", (_, edit, fault) => {
  expect(faultsAfter(edit).join("\n")).toMatch(fault);
});

test("the two price lists agree in everything but the price", () => {
  const facts = (list: typeof homePackages | typeof servicesPackages) =>
    list.map(({ name, priceId, pages, popular, features }) => [
      name,
      priceId,
      pages,
      popular,
      features.length,
    ]);
  expect(facts(servicesPackages)).toEqual(facts(homePackages));
});

test("the packages of /services are the choices of the enquiry form", () => {
  const choices = servicesPackages.map(({ name, price }) => `${name} - ${price}/month`);
  expect([...choices, "Not sure yet"]).toEqual(packageChoices);
});

test("templates and projects lead to demos that exist", () => {
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

test("there are 60 demos and 30 questions or more", () => {
  expect(prebuiltDemos.flatMap(({ demos }) => demos).length).toBeGreaterThanOrEqual(60);
  expect(faqCategories.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(30);
});

test("only the page after payment is kept out of search engines", () => {
  const hidden = Object.entries(pageHeads).filter(([, head]) => !("canonicalPath" in head));
  expect(hidden.map(([page]) => page)).toEqual(["thankYou"]);
});

test("links: routes, with or without an anchor, and anchors of the page", () => {
  expect(
    [paths.faq, "/contact#enquiry", "#process", "/demos/tech", "/"].filter((link) => !isKnownLink(link)),
  ).toEqual([]);
  expect(["/faqs", "#", "/faq#", "contact", "", "//faq", "/faq#a#b"].filter(isKnownLink)).toEqual([]);
});

test("sentences are told apart at their ends, short ones are left alone", () => {
  expect(
    sentencesOf(
      "No tricks here. We reply in 24-48 hours, as “promised.” It costs £29.99 every single month.",
    ),
  ).toEqual(["we reply in 24-48 hours, as “promised.”", "it costs £29.99 every single month."]);
});

test("contact data are placeholders", () => {
  expect(brand.email).toMatch(/\.example$/);
  expect(brand.phone.shown).toMatch(/^01632 960 ?\d{3}$/);
  expect(brand.phone.href).toBe(`tel:+44${brand.phone.shown.slice(1).replaceAll(" ", "")}`);
});

test("the cookie policy names everything the site's code stores", async () => {
  const source = fileURLToPath(new URL("..", import.meta.url));
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  );
  const texts = await Promise.all(files.map((name) => readFile(`${source}/${name}`, "utf8")));
  const keys = texts.flatMap((text) => [...text.matchAll(/\bstorageKey = "([^"]+)"/g)].map(([, key]) => key));
  expect(keys.length).toBeGreaterThan(0);
  expect(storedItems.map(({ name }) => name)).toEqual(expect.arrayContaining(keys));
});

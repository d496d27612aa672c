import { addressLine, phoneHref } from "@brightwren/brand/derived";
import { packages, studio } from "@brightwren/brand";
import type { Studio } from "@brightwren/brand/shape";
import Validator from "@adobe/structured-data-validator";
import { paths } from "@brightwren/core/paths";
import { describe, expect, it } from "vitest";
import { faqCategories } from "../../src/content/faq.ts";
import { articlePage, examplePages, examplePost, exampleSite } from "../../testing/example-site.ts";
import { schemaOrgFaults } from "../../testing/schema-org-faults.ts";
import { structuredData } from "./structured-data.ts";
import { poundsOf } from "./structured-site.ts";

type Node = Record<string, unknown> & { "@type": string; "@id": string };

const script = /^<script type="application\/ld\+json" data-of-page>([^<]*)<\/script>$/;

function graphOf(path: string): { "@graph": Node[] } {
  const page = examplePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No example page at ${path}.`);
  const [, json = ""] = script.exec(structuredData(page, exampleSite)) ?? [];
  return JSON.parse(json) as { "@graph": Node[] };
}

const node = (path: string, type: string) => graphOf(path)["@graph"].find((one) => one["@type"] === type);
const article = paths.article(examplePost.slug);
const url = (path: string) => `https://brightwren.example${path}`;

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== "object" || value === null) return [];
  const id = Object.keys(value).join() === "@id" ? (value as Node)["@id"] : undefined;
  return id ? [id] : Object.values(value).flatMap(referencesIn);
}

describe("every page's structured data", () => {
  // The TypeScript compiler takes several seconds.
  const deep = { tags: ["deep"], timeout: 180_000 };

  it("uses only types, properties and values that schema.org defines", deep, async () => {
    const graphs = examplePages.map(({ path }) => graphOf(path));
    expect(await schemaOrgFaults(graphs)).toEqual([]);
  });

  it("fails the schema.org check when a type, property or value is wrong", deep, async () => {
    const graph = (thing: object) => ({ "@context": "https://schema.org", "@graph": [thing] });
    const faults = await schemaOrgFaults([
      graph({ "@type": "BlogArticle", headline: "x" }),
      graph({ "@type": "BlogPosting", title: "x" }),
      graph({
        "@type": "Organization",
        openingHoursSpecification: { "@type": "OpeningHoursSpecification" },
      }),
      graph({ "@type": "Offer", seller: { "@type": "Person", headline: "x" } }),
      graph({ "@type": "BlogPosting", author: { "@type": "Place", name: "x" } }),
      graph({ "@type": "SearchAction", "quarry-input": "required" }),
    ]);
    const lines = faults.flatMap((fault) => /graphs\.ts\((\d+),/.exec(fault)?.[1] ?? []);
    expect([...new Set(lines)]).toEqual(["2", "3", "4", "5", "6", "7"]);
  });

  it("meets Google's requirements for rich results", async () => {
    for (const { path } of examplePages) {
      const jsonld = Object.groupBy(graphOf(path)["@graph"], (one) => one["@type"]) as Record<string, Node[]>;
      expect(await new Validator().validate({ jsonld })).toEqual([]);
    }
  });

  it.each(examplePages)("refers only to ids that $path defines exactly once", ({ path }) => {
    const graph = graphOf(path)["@graph"];
    const ids = graph.map((one) => one["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referencesIn(graph).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("cannot close its script element", () => {
    expect(structuredData(articlePage(examplePost), exampleSite)).toMatch(script);
    expect(node(article, "BlogPosting")).toMatchObject({ headline: examplePost.title });
  });

  it("contains no ratings or reviews", () => {
    for (const { path } of examplePages)
      expect(JSON.stringify(graphOf(path))).not.toMatch(
        /"(aggregateRating|reviews?)":|"(Review|Rating|AggregateRating)"/,
      );
  });
});

describe("the studio's structured data", () => {
  it("describes an organisation on every page", () => {
    for (const { path } of examplePages)
      expect(node(path, "Organization")).toMatchObject({ name: studio.name });
  });

  it("describes a local business on the home page and /contact", () => {
    const geoOf = ({ place }: Studio) => place && { geo: { "@type": "GeoCoordinates", ...place } };
    for (const path of [paths.home, paths.contact])
      expect(node(path, "ProfessionalService")).toMatchObject({
        ...geoOf(studio),
        image: [{ width: "540" }, { width: "720" }, { width: "960" }],
        telephone: phoneHref.replace("tel:", ""),
        priceRange: expect.stringMatching(/^£[\d.]+–£[\d.]+ a month$/),
        openingHoursSpecification: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: studio.hours.days,
          opens: studio.hours.opens,
          closes: studio.hours.closes,
        },
      });
    expect(node(paths.about, "ProfessionalService")).toBeUndefined();
  });

  it("contains the same address as the visible text", () => {
    const { street, town, postcode } = studio.address;
    expect(`${street}, ${town} ${postcode}`).toBe(addressLine);
  });
});

describe("the page types", () => {
  it("describes the article search on the home page", () => {
    expect(node(paths.home, "WebSite")).toMatchObject({
      potentialAction: {
        target: { urlTemplate: url("/blog?q={search_term_string}") },
        "query-input": "required name=search_term_string",
      },
    });
    expect(node(paths.about, "WebSite")).not.toHaveProperty("potentialAction");
  });

  it.each([
    [paths.home, packages.map(({ home }) => home.price)],
    [paths.services, packages.map(({ services }) => services.price)],
  ])("states the prices of %s in pounds per month", (path, prices) => {
    const offers = node(path, "Service")?.["offers"] as Record<string, unknown>[];
    expect(offers.map(({ price }) => price)).toEqual(prices.map((price) => Number(price.slice(1))));
    for (const offer of offers)
      expect(offer["priceSpecification"]).toMatchObject({ priceCurrency: "GBP", unitText: "month" });
  });

  it("contains an answer to every question on /faq", () => {
    const questions = node(paths.faq, "FAQPage")?.["mainEntity"] as Record<string, unknown>[];
    expect(questions.map(({ name }) => name)).toEqual(
      faqCategories.flatMap((category) => category.questions.map(({ question }) => question)),
    );
  });

  it.each([
    [paths.about, "AboutPage"],
    [paths.contact, "ContactPage"],
    [paths.blog, "CollectionPage"],
    [paths.blog, "Blog"],
    [paths.privacyPolicy, "WebPage"],
    ["/demos/salon", "WebPage"],
    [paths.seoServices, "Service"],
  ])("describes %s as %s", (path, type) => {
    expect(node(path, type)).toBeDefined();
  });

  it("contains breadcrumbs, except on the home page", () => {
    const crumbs = (path: string) => {
      const items = node(path, "BreadcrumbList")?.["itemListElement"] as Record<string, unknown>[];
      return items.map(({ position, name, item }) => [position, name, item]);
    };
    expect(node(paths.home, "BreadcrumbList")).toBeUndefined();
    expect(crumbs(paths.localSeo)).toEqual([
      [1, "Home", url("/")],
      [2, "Local SEO for shops and trades", url("/local-seo")],
    ]);
    expect(crumbs(article)).toEqual([
      [1, "Home", url("/")],
      [2, "Blog", url("/blog")],
      [3, examplePost.title, url("/blog/ask-for-a-review")],
    ]);
  });
});

it("parses a price in the format that pages show", () => {
  expect([poundsOf("£29.99"), poundsOf("£29")]).toEqual([29.99, 29]);
});

it.each(["29.99", "$29", "£29.9", "from £29", "£29/month", ""])("rejects the price %j", (price) => {
  expect(() => poundsOf(price)).toThrow("is not a price in pounds");
});

describe("an article's structured data", () => {
  it("contains its type, dates and author", () => {
    expect(node(article, "BlogPosting")).toMatchObject({
      headline: examplePost.title,
      description: "Wording for asking customers for reviews.",
      image: [
        url("/pictures/review.webp?w=960&h=540"),
        { "@type": "ImageObject", url: url("/cards/1f3a-1x1.jpg"), width: "540", height: "540" },
        { "@type": "ImageObject", url: url("/cards/1f3a-4x3.jpg"), width: "720", height: "540" },
        { "@type": "ImageObject", url: url("/cards/1f3a-16x9.jpg"), width: "960", height: "540" },
        { "@type": "ImageObject", url: url("/cards/1f3a.png"), width: "1200", height: "630" },
      ],
      datePublished: "2026-08-18T06:30:00.000Z",
      dateModified: "2026-09-02T09:15:00.123Z",
      author: { "@type": "Organization", name: examplePost.author },
      articleSection: "Local SEO",
      keywords: ["Reviews", "Google Business Profile"],
      timeRequired: "PT6M",
      inLanguage: "en-GB",
    });
  });

  it("describes the author as a person when the byline is not the studio's", () => {
    const page = articlePage({ ...examplePost, author: "Rhian Morse" });
    expect(structuredData(page, exampleSite)).toContain('"author":{"@type":"Person","name":"Rhian Morse"}');
  });

  it("names only the share card when an article has no picture", () => {
    const page = { ...articlePage({ ...examplePost, featured_image_url: null }), searchImages: [] };
    const [, json = ""] = script.exec(structuredData(page, exampleSite)) ?? [];
    const posting = (JSON.parse(json) as { "@graph": Node[] })["@graph"].find(
      (one) => one["@type"] === "BlogPosting",
    );
    expect(posting?.["image"]).toEqual([
      { "@type": "ImageObject", url: url("/cards/1f3a.png"), width: "1200", height: "630" },
    ]);
  });

  it("omits the facts that a post lacks", () => {
    const page = articlePage({ ...examplePost, category: null, tags: [], featured_image_url: null });
    const text = structuredData(page, exampleSite);
    expect(text).not.toMatch(/articleSection|keywords|review\.webp/);
  });
});

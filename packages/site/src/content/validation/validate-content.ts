import { paths } from "@brightwren/core/paths";
import * as about from "../about.ts";
import * as blog from "../blog.ts";
import * as contact from "../contact.ts";
import * as cookiePolicy from "../cookie-policy.ts";
import * as draft from "../draft.ts";
import * as faq from "../faq.ts";
import * as home from "../home.ts";
import * as lowerHome from "../lower-home.ts";
import * as lowerServices from "../lower-services.ts";
import * as localSeo from "../local-seo.ts";
import * as homePackages from "../packages/home-packages.ts";
import * as packageTerms from "../packages/package-terms.ts";
import * as servicesPackages from "../packages/services-packages.ts";
import * as pageHeads from "../page-heads.ts";
import * as portfolio from "../portfolio.ts";
import * as prebuiltDemos from "../prebuilt-demos.ts";
import * as privacyPolicy from "../privacy-policy.ts";
import * as seoCost from "../seo-cost.ts";
import * as seoServices from "../seo-services.ts";
import * as services from "../services.ts";
import { showcase } from "../showcase.ts";
import * as start from "../start.ts";
import * as strip from "../strip.ts";
import * as templates from "../templates.ts";
import * as termsOfService from "../terms-of-service.ts";
import * as homeTestimonials from "../testimonials/home-testimonials.ts";
import * as portfolioTestimonials from "../testimonials/portfolio-testimonials.ts";
import * as startTestimonials from "../testimonials/start-testimonials.ts";
import * as thankYou from "../thank-you.ts";
import { demoRoutes } from "./catalogue-schemas.ts";
import { contentSchema } from "./schemas.ts";

export const siteContent = {
  about: { ...about },
  blog: { ...blog },
  contact: { ...contact },
  cookiePolicy: { ...cookiePolicy },
  draft: { ...draft },
  faq: { ...faq },
  home: { ...home, ...lowerHome },
  localSeo: { ...localSeo },
  packages: { ...packageTerms, ...homePackages, ...servicesPackages },
  pageHeads: { ...pageHeads },
  portfolio: { ...portfolio, showcase },
  prebuiltDemos: { ...prebuiltDemos },
  privacyPolicy: { ...privacyPolicy },
  seoCost: { ...seoCost },
  seoServices: { ...seoServices },
  services: { ...services, ...lowerServices },
  start: { ...start },
  strip: { ...strip },
  templates: { ...templates },
  termsOfService: { ...termsOfService },
  testimonials: { ...homeTestimonials, ...portfolioTestimonials, ...startTestimonials },
  thankYou: { ...thankYou },
};

/** Checks lengths, counts, links and ids against the layout. Returns all errors, or an empty list. */
export function validateContent(content: Record<keyof typeof siteContent, unknown> = siteContent): string[] {
  const texts = contentTexts(content);
  return [
    ...faultsOfShape(content),
    ...faultsOfLinks(texts),
    ...uniqueGroups.flatMap((group) => repeated(texts.filter(({ path }) => group.test(path)))),
  ];
}

const linkKey = /\.(to|url|demoUrl|canonicalPath)$/;
const otherHrefs = /^(mailto:|tel:)/;

function faultsOfShape(content: unknown): string[] {
  const issues = contentSchema.safeParse(content).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

function faultsOfLinks(texts: readonly ContentText[]): string[] {
  return texts
    .filter(({ path }) => linkKey.test(path) || path.endsWith(".href"))
    .filter(({ value }) => !otherHrefs.test(value) && !isKnownLink(value))
    .map(({ path, value }) => `${path}: "${value}" is no route of the site`);
}

/** Values that must be unique within their group: paths that match the same pattern. */
const uniqueGroups = [
  /^faq\.faqCategories\..*\bid$/,
  /^privacyPolicy\..*\.id$/,
  /^termsOfService\..*\.id$/,
  /^cookiePolicy\..*\.id$/,
  /^packages\.homePackages\.\d+\.priceId$/,
  /^packages\.servicesPackages\.\d+\.priceId$/,
  /^testimonials\..*\.name$/,
  /^testimonials\..*\.image$/,
  /^prebuiltDemos\..*\.name$/,
  /^prebuiltDemos\..*\.demoUrl$/,
  /^portfolio\.projects\.\d+\.category$/,
  /^portfolio\.projects\.\d+\.image$/,
  /^pageHeads\..*\.title$/,
  /^pageHeads\..*\.description$/,
  /^pageHeads\..*\.canonicalPath$/,
];

export function repeated(entries: readonly ContentText[]): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ path, value }) => {
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, path);
    return earlier === undefined ? [] : [`${path}: "${value}" is already used in ${earlier}`];
  });
}

/** Checked elsewhere: the showcase consists of projects, and `pageHeads` repeats every page's head. */
const derived = /^portfolio\.showcase\.|^\w+\.\w+Head\./;

const routes = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...demoRoutes,
]);

/** True for `#anchor`, and for a route with or without an anchor. */
export function isKnownLink(link: string): boolean {
  const [path = "", anchor, ...rest] = link.split("#");
  if (rest.length > 0 || anchor === "") return false;
  return path === "" ? anchor !== undefined : routes.has(path);
}

type ContentText = { readonly path: string; readonly value: string };

export function contentTexts(content: unknown, path = ""): ContentText[] {
  if (derived.test(path)) return [];
  if (typeof content === "string") return [{ path, value: content }];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    contentTexts(value, path ? `${path}.${key}` : key),
  );
}

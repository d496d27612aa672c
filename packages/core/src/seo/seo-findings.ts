import { parseUrl } from "../older-browsers.ts";
import { countWords } from "@brightwren/functions/contracts/reading-time";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { demoNames, paths } from "../paths.ts";
import { picturePlacement } from "../pictures/picture-address.ts";
import type { PostFields } from "../post-editing/post-draft.ts";

/** What the checks look at. */
export type SeoInput = Pick<
  PostFields,
  | "title"
  | "slug"
  | "excerpt"
  | "content"
  | "category_id"
  | "featured_image_url"
  | "featured_image_alt"
  | "seo_title"
  | "seo_meta_description"
>;

export type SeoCode =
  | "title-too-long"
  | "meta-description-missing"
  | "meta-description-too-short"
  | "meta-description-too-long"
  | "excerpt-missing"
  | "category-missing"
  | "text-too-short"
  | "headings-missing"
  | "heading-level-one"
  | "heading-level-skipped"
  | "image-without-alt"
  | "featured-image-without-alt"
  | "link-broken";

/** Something a post lacks. `problem`: readers or search engines meet it; `advice`: it could do better. */
export type SeoFinding = { code: SeoCode; severity: "problem" | "advice"; message: string };

/** Characters of a title that a search result shows, about. */
const shownTitle = 60;
/** Characters: as much as search results show of a description, and too little to be of use. */
const shownDescription = 160;
const shortDescription = 70;
/** Words. */
const shortText = 300;

/**
 * What a post lacks for readers and search engines, problems first; each code once. `knownSlugs`: of all published posts,
 * to find links that lead nowhere.
 */
export function seoFindings(post: SeoInput, knownSlugs: ReadonlySet<string>): SeoFinding[] {
  const body = fromMarkdown(post.content);
  const findings = [
    ...imageFindings(body),
    ...featuredImageFindings(post),
    ...linkFindings(body, post.slug, knownSlugs),
    ...descriptionFindings(post),
    ...titleFindings(post),
    ...textFindings(post),
    ...headingFindings(body),
  ];
  return [...findings].sort((a, b) => Number(b.severity === "problem") - Number(a.severity === "problem"));
}

const lengthOf = (text: string) => Array.from(text).length;

function descriptionFindings({ seo_meta_description, excerpt }: SeoInput): SeoFinding[] {
  const findings: SeoFinding[] = [];
  const length = lengthOf(seo_meta_description ?? "");
  const advise = (code: SeoFinding["code"], message: string) =>
    findings.push({ code, severity: "advice", message });
  if (!excerpt) {
    findings.push({
      code: "excerpt-missing",
      severity: "problem",
      message: "There is no excerpt: the post's card in the list says nothing.",
    });
  }
  if (length === 0) {
    findings.push({
      code: "meta-description-missing",
      severity: excerpt ? "advice" : "problem",
      message: excerpt
        ? "There is no meta description: search results show the excerpt instead."
        : "There is no meta description, and no excerpt to stand in for it.",
    });
  } else if (length < shortDescription) {
    advise(
      "meta-description-too-short",
      `The meta description has ${length} characters; ${shortDescription} to ${shownDescription} say more.`,
    );
  } else if (length > shownDescription) {
    advise(
      "meta-description-too-long",
      `The meta description has ${length} characters; search results cut it after about ${shownDescription}.`,
    );
  }
  return findings;
}

function titleFindings({ title, seo_title }: SeoInput): SeoFinding[] {
  const length = lengthOf(seo_title || title);
  if (length <= shownTitle) return [];
  return [
    {
      code: "title-too-long",
      severity: "advice",
      message: `The ${seo_title ? "SEO title" : "title"} has ${length} characters; search results cut it after about ${shownTitle}.`,
    },
  ];
}

function textFindings({ content, category_id }: SeoInput): SeoFinding[] {
  const findings: SeoFinding[] = [];
  const words = countWords(content);
  if (!category_id) {
    findings.push({
      code: "category-missing",
      severity: "problem",
      message: "There is no category: the post stands under no filter and has no related articles.",
    });
  }
  if (words < shortText) {
    findings.push({
      code: "text-too-short",
      severity: "advice",
      message: `The text has ${words} ${words === 1 ? "word" : "words"}; fewer than ${shortText} seldom answer a question well.`,
    });
  }
  return findings;
}

/** What is wrong with a text's headings: there are none, one has the level of the page's title, a level is skipped. */
function headingFindings(body: Nodes): SeoFinding[] {
  const levels: number[] = [];
  visit(body, "heading", ({ depth }) => {
    levels.push(depth);
  });
  const advice = (code: SeoFinding["code"], message: string): SeoFinding[] => [
    { code, severity: "advice", message },
  ];
  if (levels.length === 0) {
    return advice("headings-missing", "There are no headings: readers can't see what the text holds.");
  }
  return [
    ...(levels.includes(1)
      ? advice(
          "heading-level-one",
          "A heading in the text begins with one #; that level is the post's title. Use ##.",
        )
      : []),
    ...(skipsLevel(levels)
      ? advice("heading-level-skipped", "A heading skips a level: after ## comes ###, not ####.")
      : []),
  ];
}

/** The page shows level one as level two, below its title. */
function skipsLevel(levels: number[]): boolean {
  const shown = levels.map((level) => Math.max(2, level));
  return shown.some((level, index) => level > (shown[index - 1] ?? 1) + 1);
}

/** The pictures of a text that have no words for people who can't see them, and should have. */
function imageFindings(body: Nodes): SeoFinding[] {
  const targets = new Map<string, string>();
  visit(body, "definition", ({ identifier, url }) => {
    targets.set(identifier, url);
  });
  let silent = 0;
  visit(body, (node) => {
    if (node.type !== "image" && node.type !== "imageReference") return;
    const address = node.type === "image" ? node.url : (targets.get(node.identifier) ?? "");
    if (!node.alt?.trim() && !picturePlacement(address).isDecorative) silent += 1;
  });
  if (silent === 0) return [];
  return [
    {
      code: "image-without-alt",
      severity: "problem",
      message:
        silent === 1
          ? "A picture has no alternative text: say in words what it shows."
          : `${silent} pictures have no alternative text: say in words what each shows.`,
    },
  ];
}

function featuredImageFindings({ featured_image_url, featured_image_alt }: SeoInput): SeoFinding[] {
  if (!featured_image_url || featured_image_alt?.trim()) return [];
  if (picturePlacement(featured_image_url).isDecorative) return [];
  return [
    {
      code: "featured-image-without-alt",
      severity: "problem",
      message:
        "The featured image has no alternative text: the title stands in for it. Say in words what it shows.",
    },
  ];
}

/** Stands for the site, to tell its own pages from the rest of the web. */
const site = "https://site.invalid";

/** The links of a text to pages of the site that don't exist, or to articles that aren't published. */
function linkFindings(body: Nodes, ownSlug: string, knownSlugs: ReadonlySet<string>): SeoFinding[] {
  const broken = new Set<string>();
  visit(body, (node) => {
    if (node.type !== "link" && node.type !== "definition") return;
    const path = pathOnSite(node.url, ownSlug);
    if (path !== undefined && !leadsSomewhere(path, ownSlug, knownSlugs)) broken.add(node.url);
  });
  if (broken.size === 0) return [];
  const addresses = [...broken].join(", ");
  return [
    {
      code: "link-broken",
      severity: "problem",
      message:
        broken.size === 1
          ? `A link leads to no page of this site: ${addresses}.`
          : `${broken.size} links lead to no page of this site: ${addresses}.`,
    },
  ];
}

function pathOnSite(address: string, ownSlug: string): string | undefined {
  const url = parseUrl(address, `${site}/blog/${ownSlug}`);
  if (url?.origin !== site) return undefined;
  return url.pathname.replace(/(.)\/$/, "$1");
}

function leadsSomewhere(path: string, ownSlug: string, knownSlugs: ReadonlySet<string>): boolean {
  if (sitePaths.has(path)) return true;
  // Which categories there are, the build knows.
  if (path.startsWith(paths.category(""))) return true;
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined) return slug === ownSlug || knownSlugs.has(slug);
  // A file, a feed say: what there is of them, only the build knows.
  return /\.[a-z0-9]+$/i.test(path);
}

/** Every page of the site that is no article. */
const sitePaths: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...demoNames.map((name) => `/demos/${name}`),
]);

import { parseUrl } from "../older-browsers.ts";
import { searchLengths } from "@brightwren/functions/contracts/post-fields";
import { countWords } from "@brightwren/functions/contracts/reading-time";
import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { hiddenHtml } from "../blog/article-words.ts";
import { demoNames, paths } from "../paths.ts";
import { articleParts, parsePart } from "../post-editing/article-parts.ts";
import { picturePlacement } from "../pictures/picture-address.ts";
import { unusableProtocol } from "../post-editing/link-protocol.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import { idIn, nameSections, sectionId } from "../post-editing/section-id.ts";

export type SeoInput = Omit<PostFields, "author" | "tags" | "published_at">;

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
  | "link-broken"
  | "link-unusable"
  | "section-missing"
  | "html-hidden";

/** `problem`: affects readers or search engines. `advice`: a suggestion. */
export type SeoFinding = { code: SeoCode; severity: "problem" | "advice"; message: string };

/** In characters: the minimum for a useful description. */
const shortDescription = 70;
/** In words. */
const shortText = 300;

const finding =
  (severity: SeoFinding["severity"]) =>
  (isFound: boolean, code: SeoCode, message: string): SeoFinding[] =>
    isFound ? [{ code, severity, message }] : [];
const problem = finding("problem");
const advice = finding("advice");

/** Returns problems first, each code once. `knownSlugs`: slugs of all published posts, to find broken links. */
export function seoFindings(post: SeoInput, knownSlugs: ReadonlySet<string>): SeoFinding[] {
  const blocks = articleParts(post.content).flatMap((part) => parsePart(part)?.children ?? []);
  const body: Root = { type: "root", children: blocks };
  const findings = [
    ...imageFindings(body, post),
    ...wordFindings(body, post.slug, knownSlugs),
    ...fieldFindings(post),
    ...headingFindings(body),
  ];
  return [...findings].sort((a, b) => Number(b.severity === "problem") - Number(a.severity === "problem"));
}

const lengthOf = (text: string | null) => Array.from(text ?? "").length;

function fieldFindings(post: SeoInput): SeoFinding[] {
  const { title, seo_title, seo_meta_description, excerpt, content, category_id } = post;
  const described = lengthOf(seo_meta_description);
  const titled = lengthOf(seo_title || title);
  const words = countWords(content);
  return [
    ...problem(!excerpt, "excerpt-missing", "No excerpt: the post’s card will be blank."),
    ...(excerpt ? advice : problem)(
      described === 0,
      "meta-description-missing",
      excerpt
        ? "No meta description: search results show the excerpt instead."
        : "No meta description and no excerpt: search results show the first words of the text.",
    ),
    ...advice(
      described > 0 && described < shortDescription,
      "meta-description-too-short",
      `The meta description has ${described} characters. Aim for ${shortDescription} to ${searchLengths.description}.`,
    ),
    ...advice(
      described > searchLengths.description,
      "meta-description-too-long",
      `The meta description has ${described} characters; search results cut it off after about ${searchLengths.description}.`,
    ),
    ...advice(
      titled > searchLengths.title,
      "title-too-long",
      `The ${seo_title ? "SEO title" : "title"} has ${titled} characters; search results cut it off after about ${searchLengths.title}.`,
    ),
    ...problem(
      !category_id,
      "category-missing",
      "No category: the post won’t appear under any filter or have related articles.",
    ),
    ...advice(
      words < shortText,
      "text-too-short",
      `The text has ${words} ${words === 1 ? "word" : "words"}; fewer than ${shortText} seldom answer a question well.`,
    ),
  ];
}

function headingFindings(body: Nodes): SeoFinding[] {
  const levels: number[] = [];
  visit(body, "heading", ({ depth }) => void levels.push(depth));
  // The page renders level-one headings as level two, below its title.
  const shown = levels.map((level) => Math.max(2, level));
  return [
    ...advice(levels.length === 0, "headings-missing", "Add headings so that readers can scan the post."),
    ...advice(
      levels.includes(1),
      "heading-level-one",
      "A heading starts with one #, which is reserved for the post’s title. Use ##.",
    ),
    ...advice(
      shown.some((level, index) => level > (shown[index - 1] ?? 1) + 1),
      "heading-level-skipped",
      "A heading skips a level: after ## comes ###, not ####.",
    ),
  ];
}

function imageFindings(body: Nodes, { featured_image_url, featured_image_alt }: SeoInput): SeoFinding[] {
  const targets = new Map<string, string>();
  visit(body, "definition", ({ identifier, url }) => void targets.set(identifier, url));
  const isSilent = (address: string, alt: string | null | undefined) =>
    !alt?.trim() && !picturePlacement(address).isDecorative;
  let silent = 0;
  visit(body, (node) => {
    if (node.type !== "image" && node.type !== "imageReference") return;
    const address = node.type === "image" ? node.url : (targets.get(node.identifier) ?? "");
    if (isSilent(address, node.alt)) silent += 1;
  });
  return [
    ...problem(
      silent > 0,
      "image-without-alt",
      silent === 1
        ? "A picture has no alt text. Describe what it shows."
        : `${silent} pictures have no alt text. Describe what each shows.`,
    ),
    ...problem(
      Boolean(featured_image_url) && isSilent(featured_image_url ?? "", featured_image_alt),
      "featured-image-without-alt",
      "The featured image has no alt text, so the title is read out instead. Describe the picture.",
    ),
  ];
}

const list = (code: SeoCode, found: ReadonlySet<string>, before: string, after = ""): SeoFinding[] =>
  problem(found.size > 0, code, `${before} ${[...found].slice(0, 8).join(", ")}.${after}`);

/** Placeholder origin, to recognise internal links. */
const site = "https://site.invalid";

/** About links and HTML that visitors will not see as they were written. */
function wordFindings(body: Root, ownSlug: string, knownSlugs: ReadonlySet<string>): SeoFinding[] {
  const broken = new Set<string>();
  const unusable = new Set<string>();
  const sectionless = new Set<string>();
  const hidden = new Set<string>();
  const ids = new Set(nameSections(body).map(({ id }) => id));
  visit(body, (node) => {
    if (node.type === "html") for (const part of hiddenHtml(node.value)) hidden.add(part);
    if (node.type !== "link" && node.type !== "definition") return;
    if (unusableProtocol(node.url) !== undefined) unusable.add(node.url);
    const path = pathOnSite(node.url, ownSlug);
    if (path !== undefined && !leadsSomewhere(path, ownSlug, knownSlugs)) broken.add(node.url);
    if (path !== pathOnSite("", ownSlug)) return;
    const id = idIn(node.url.replace(/^[^#]*/, ""));
    const likely = sectionId(id);
    if (!ids.has(id) && !idsOfPage.test(id))
      sectionless.add(ids.has(likely) ? `${node.url} (write #${likely})` : node.url);
  });
  return [
    ...list("link-broken", broken, "Links to pages that don’t exist:"),
    ...list("section-missing", sectionless, "Links to sections that don’t exist:"),
    ...list("link-unusable", unusable, "Links that visitors see as text:", " Use a web or email address."),
    ...list("html-hidden", hidden, "HTML that visitors won’t see:", " To show the words, write \\< for <."),
  ];
}

/** Ids that every article's page has. */
const idsOfPage = /^(?:top|main|article-.*|related-articles|footnote-label|user-content-.*)?$/;

function pathOnSite(address: string, ownSlug: string): string | undefined {
  const url = parseUrl(address, `${site}/blog/${ownSlug}`);
  if (url?.origin !== site) return undefined;
  return url.pathname.replace(/(.)\/$/, "$1");
}

function leadsSomewhere(path: string, ownSlug: string, knownSlugs: ReadonlySet<string>): boolean {
  if (sitePaths.has(path)) return true;
  // The build checks category pages.
  if (path.startsWith(paths.category(""))) return true;
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined) return slug === ownSlug || knownSlugs.has(slug);
  // The build checks files and feeds.
  return /\.[a-z0-9]+$/i.test(path);
}

const sitePaths: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...demoNames.map((name) => `/demos/${name}`),
]);

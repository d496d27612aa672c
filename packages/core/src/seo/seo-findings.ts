import { parseUrl } from "../older-browsers.ts";
import { searchLengths } from "@brightwren/functions/contracts/post-fields";
import { countWords } from "@brightwren/functions/contracts/reading-time";
import type { Root } from "mdast";
import { hiddenHtml } from "../blog/article-words.ts";
import { demoNames, paths } from "../paths.ts";
import { placedParts, parsePart } from "../post-editing/article-parts.ts";
import { picturePlacement } from "../pictures/picture-address.ts";
import { unusableProtocol } from "../post-editing/link-protocol.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import { idIn, nameSections, sectionId } from "../post-editing/section-id.ts";
import { type PublishFault, visitParts } from "./publish-faults.ts";

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
export type SeoFinding = PublishFault & { code: SeoCode; severity: "problem" | "advice" };

/** In characters: the minimum for a useful description. */
const shortDescription = 70;
/** In words. A text below the first number has only just begun. */
const [begunText, shortText] = [50, 300];

const finding =
  (severity: SeoFinding["severity"]) =>
  (
    isFound: boolean,
    code: SeoCode,
    message: string,
    field: SeoFinding["field"] = "content",
    at?: number,
  ): SeoFinding[] =>
    isFound ? [{ code, severity, message, field, at }] : [];
const problem = finding("problem");
const advice = finding("advice");

/** Returns problems first, each code once. `knownSlugs`: slugs of all published posts, to find broken links. */
export function seoFindings(post: SeoInput, knownSlugs: ReadonlySet<string>): SeoFinding[] {
  const body = placedParts(post.content).flatMap(({ part, start }) => {
    const tree = parsePart(part);
    return tree ? [{ start, tree }] : [];
  });
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
    ...problem(!excerpt, "excerpt-missing", "No excerpt: the post’s card will be blank.", "excerpt"),
    ...(excerpt ? advice : problem)(
      described === 0,
      "meta-description-missing",
      excerpt
        ? "No meta description: search results show the excerpt instead."
        : "No meta description and no excerpt: search results show the first words of the text.",
      "seo_meta_description",
    ),
    ...advice(
      described > 0 && described < shortDescription,
      "meta-description-too-short",
      `The meta description has ${described} characters. Aim for ${shortDescription} to ${searchLengths.description}.`,
      "seo_meta_description",
    ),
    ...advice(
      described > searchLengths.description,
      "meta-description-too-long",
      `The meta description has ${described} characters; search results cut it off after about ${searchLengths.description}.`,
      "seo_meta_description",
    ),
    ...advice(
      titled > searchLengths.title,
      "title-too-long",
      `The ${seo_title ? "SEO title" : "title"} has ${titled} characters; search results cut it off after about ${searchLengths.title}.`,
      seo_title ? "seo_title" : "title",
    ),
    ...problem(
      !category_id,
      "category-missing",
      "No category: the post won’t appear under any filter or have related articles.",
      "category_id",
    ),
    ...advice(
      words >= begunText && words < shortText,
      "text-too-short",
      `The text has ${words} words; fewer than ${shortText} seldom answer a question well.`,
    ),
  ];
}

function headingFindings(body: Body): SeoFinding[] {
  const headings: { level: number; at: number }[] = [];
  visitParts(body, (node, at) => {
    if (node.type === "heading") headings.push({ level: node.depth, at });
  });
  const first = headings.find(({ level }) => level === 1);
  // The page renders level-one headings as level two, below its title.
  const shown = (index: number) => Math.max(index < 0 ? 1 : 2, headings[index]?.level ?? 1);
  const skipped = headings.find((_, index) => shown(index) > shown(index - 1) + 1);
  return [
    ...advice(headings.length === 0, "headings-missing", "Add headings so that readers can scan the post."),
    ...advice(
      first !== undefined,
      "heading-level-one",
      "A heading starts with one #, which is reserved for the post’s title. Use ##.",
      "content",
      first?.at,
    ),
    ...advice(
      skipped !== undefined,
      "heading-level-skipped",
      "A heading skips a level: after ## comes ###, not ####.",
      "content",
      skipped?.at,
    ),
  ];
}

function imageFindings(body: Body, { featured_image_url, featured_image_alt }: SeoInput): SeoFinding[] {
  const targets = new Map<string, string>();
  visitParts(body, (node) => {
    if (node.type === "definition") targets.set(node.identifier, node.url);
  });
  const isSilent = (address: string, alt: string | null | undefined) =>
    !alt?.trim() && !picturePlacement(address).isDecorative;
  const silent: number[] = [];
  visitParts(body, (node, at) => {
    if (node.type !== "image" && node.type !== "imageReference") return;
    const address = node.type === "image" ? node.url : (targets.get(node.identifier) ?? "");
    if (isSilent(address, node.alt)) silent.push(at);
  });
  return [
    ...problem(
      silent.length > 0,
      "image-without-alt",
      silent.length === 1
        ? "A picture has no alt text. Describe what it shows."
        : `${silent.length} pictures have no alt text. Describe what each shows.`,
      "content",
      silent[0],
    ),
    ...problem(
      Boolean(featured_image_url) && isSilent(featured_image_url ?? "", featured_image_alt),
      "featured-image-without-alt",
      "The featured image has no alt text, so the title is read out instead. Describe the picture.",
      "featured_image_url",
    ),
  ];
}

/** What was found, with the offset of its first occurrence. */
type Found = Map<string, number>;

function list(code: SeoCode, found: Found, before: string, after = ""): SeoFinding[] {
  const message = `${before} ${[...found.keys()].slice(0, 8).join(", ")}.${after}`;
  return problem(found.size > 0, code, message, "content", [...found.values()][0]);
}

type Body = Parameters<typeof visitParts>[0];

/** Placeholder origin, to recognise internal links. */
const site = "https://site.invalid";

/** About links and HTML that visitors will not see as they were written. */
function wordFindings(body: Body, ownSlug: string, knownSlugs: ReadonlySet<string>): SeoFinding[] {
  const broken: Found = new Map();
  const unusable: Found = new Map();
  const sectionless: Found = new Map();
  const hidden: Found = new Map();
  const whole: Root = { type: "root", children: body.flatMap(({ tree }) => tree.children) };
  const ids = new Set(nameSections(whole).map(({ id }) => id));
  visitParts(body, (node, at) => {
    const note = (found: Found, what: string) => void (found.has(what) || found.set(what, at));
    if (node.type === "html") for (const part of hiddenHtml(node.value)) note(hidden, part);
    if (node.type !== "link" && node.type !== "definition") return;
    if (unusableProtocol(node.url) !== undefined) note(unusable, node.url);
    const path = pathOnSite(node.url, ownSlug);
    if (path !== undefined && !leadsSomewhere(path, ownSlug, knownSlugs)) note(broken, node.url);
    if (path !== pathOnSite("", ownSlug)) return;
    const id = idIn(node.url.replace(/^[^#]*/, ""));
    const likely = sectionId(id);
    if (!ids.has(id) && !idsOfPage.test(id))
      note(sectionless, ids.has(likely) ? `${node.url} (write #${likely})` : node.url);
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

import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { paths } from "@brightwren/core/paths";
import { idIn } from "@brightwren/core/post-editing/section-id";
import { decodeXML, escapeUTF8 } from "entities";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { BuildError } from "../build-error.ts";
import type { OutputFile } from "../hosting/output-folder.ts";
import { routeRequest } from "../hosting/route-request.ts";
import { articleShellFile, type Redirect } from "../hosting/rules.ts";
import type { BuildRecord } from "./build-record.ts";
import type { PageJob } from "./page-job.ts";
import { absoluteUrl, type PublishedPost, type SiteFacts } from "./page/page-facts.ts";
import { addressesIn, addressInSite } from "./page/page-links.ts";

type Checked = {
  folder: string;
  jobs: readonly Pick<PageJob, "path" | "file">[];
  pages: Readonly<Record<string, Pick<BuildRecord["pages"][string], "links">>>;
  posts: readonly Pick<PublishedPost, "title" | "slug" | "featured_image_url">[];
  /** Sitemap and feeds, whose page, picture and self addresses are checked. */
  machineFiles: readonly OutputFile[];
  redirects: readonly Redirect[];
  site: SiteFacts;
};

/** A broken link and the reason. `from`: paths of the pages and files that contain it. */
type Dead = { address: string; why: string; from: string[] };

const maxListed = 20;

/**
 * Checks every internal link of pages, sitemap and feeds. Throws a BuildError that lists our own broken links. Returns
 * sentences about those that only the owners can fix: links in articles, featured pictures, links to unpublished
 * articles.
 */
export async function checkLinks(checked: Checked): Promise<string[]> {
  const whyDead = await openLookUp(checked);
  const { ours, written } = linksByAddress(checked);
  const featured = new Map(checked.posts.map((post) => [featuredPath(post, checked.site), post]));
  const stopping: Dead[] = [];
  const owners: Dead[] = [];
  for (const [address, from] of written) {
    const why = await whyDead(address, from);
    if (why) owners.push({ address, why, from });
  }
  for (const [address, from] of ours) {
    const why = await whyDead(address, from);
    if (!why) continue;
    const post = featured.get(address.split("#")[0]);
    if (post) owners.push({ address, why, from: [paths.article(post.slug)] });
    else (why === noArticle ? owners : stopping).push({ address, why, from });
  }
  if (stopping.length > 0)
    throw new BuildError(
      [
        "Links of the site's own pages lead nowhere, so it stays as it was:",
        ...(await describeAll(stopping, checked)),
        "Fix each link, or add what it leads to.",
      ].join("\n"),
    );
  return describeAll(owners, checked);
}

function linksByAddress({ jobs, pages, machineFiles, site }: Checked) {
  const ours = new Map<string, string[]>();
  const written = new Map<string, string[]>();
  const add = (links: Map<string, string[]>, address: string, from: string) => {
    const known = links.get(address);
    if (known) known.push(from);
    else links.set(address, [from]);
  };
  for (const { path } of jobs) {
    for (const address of pages[path]?.links.to ?? []) add(ours, address, path);
    for (const address of pages[path]?.links.written ?? []) add(written, address, path);
  }
  for (const file of machineFiles)
    for (const address of addressesOf(file, site)) add(ours, address, file.path);
  return { ours, written };
}

const noArticle = "but there is no such article among the published ones";
const noFile = "but there is no such page or file";

const featuredPath = ({ featured_image_url: address }: Checked["posts"][number], site: SiteFacts) =>
  address ? addressInSite(address, new URL(site.siteUrl))?.split("#")[0] : undefined;

async function openLookUp({ folder, jobs, pages, redirects }: Checked) {
  const moved = new Map(redirects.map(({ path, to }) => [path, to]));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")),
  );
  const pathOf = new Map(jobs.map(({ path, file }) => [file, path]));

  async function fileAt(path: string): Promise<string | undefined> {
    const route = await routeRequest(path, async (file) => files.has(file), moved);
    if (route.kind === "redirect") return fileAt(route.location);
    return route.kind === "file" ? route.file : undefined;
  }

  return async (address: string, from: readonly string[]): Promise<string | undefined> => {
    const [path = "", hash = ""] = address.split(/#(.*)/s);
    // A shell has no address, so its anchor links refer to the shell itself.
    const withinPage = from.every((page) => page === path);
    const file = withinPage ? undefined : await fileAt(path);
    if (!withinPage && file === undefined) return noFile;
    if (file === articleShellFile) return noArticle;
    const page = pages[withinPage ? path : (pathOf.get(file ?? "") ?? "")];
    const id = idIn(hash);
    if (!page || id === "" || id === "top" || page.links.ids.includes(id)) return undefined;
    return `but ${path} has nothing with the id "${id}"`;
  };
}

/** Addresses in the sitemap and the RSS feed, excluding the text of articles. */
const namedInXml = /<(?:loc|image:loc|link)\b[^<>]*>([^<]*)<|<[^<>]*\s(?:url|href)="([^"]*)"/g;
const namedInJson = new Set(["url", "feed_url", "home_page_url", "image", "banner_image", "icon", "favicon"]);

function addressesOf({ path, body }: OutputFile, site: SiteFacts): string[] {
  const text = String(body);
  const found: string[] = [];
  if (path.endsWith(".xml")) {
    // Escape CDATA sections, so that their HTML is not parsed as tags.
    const escaped = text.replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, inside: string) => escapeUTF8(inside));
    for (const [, inside = "", attribute = ""] of escaped.matchAll(namedInXml))
      found.push(decodeXML(inside || attribute));
  }
  if (path.endsWith(".json"))
    JSON.parse(text, (key, value: unknown) => {
      if (namedInJson.has(key) && typeof value === "string") found.push(value);
    });
  const base = new URL(absoluteUrl(path, site));
  return [...new Set(found.flatMap((address) => addressInSite(address, base) ?? []))];
}

async function describeAll(dead: readonly Dead[], checked: Checked): Promise<string[]> {
  const lines = await Promise.all(dead.slice(0, maxListed).map((one) => describe(one, checked)));
  return dead.length > maxListed ? [...lines, `  And ${dead.length - maxListed} more.`] : lines;
}

async function describe({ address, why, from }: Dead, checked: Checked): Promise<string> {
  const { jobs, posts, folder, site } = checked;
  const [first = ""] = from;
  const title = posts.find(({ slug }) => first === paths.article(slug))?.title;
  const place = title === undefined ? first : `“${title}” (${first})`;
  const others = from.length > 1 ? `, and on ${from.length - 1} more` : "";
  const file = jobs.find(({ path }) => path === first)?.file;
  const words = file
    ? wordsOf(await readFile(join(folder, file), "utf8"), address, new URL(absoluteUrl(first, site)))
    : "an address";
  return `  On ${place}${others}: ${words} leads to ${address}, ${why}.`;
}

function wordsOf(html: string, address: string, base: URL): string {
  let words: string | undefined;
  visit(fromHtml(html), "element", (element) => {
    const holds = Object.entries(element.properties).some(
      ([name, value]) =>
        typeof value === "string" &&
        addressesIn(name, value).some((candidate) => addressInSite(candidate, base) === address),
    );
    if (!holds) return;
    const text = textOf(element) || (element.properties["ariaLabel"] ?? "");
    words ??= text === "" ? `<${element.tagName}>` : `the link “${text}”`;
  });
  return words ?? "a link";
}

function textOf(node: Nodes): string {
  let text = "";
  visit(node, (part) => {
    if (part.type === "text") text += part.value;
    if (part.type === "element" && part.tagName === "img") text += part.properties["alt"] ?? "";
  });
  return text.replaceAll(/\s+/g, " ").trim();
}

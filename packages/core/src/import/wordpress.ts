import { parseUrl } from "../older-browsers.ts";
import { XMLParser } from "fast-xml-parser";
import type { PostStatus } from "../admin-posts/post.ts";
import { FileRefusedError } from "../markdown-files/text-file.ts";
import { exportDate, isAhead, safeStatus } from "./export-date.ts";
import { hidingField } from "./hidden-meta.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { type ImportedPost, importedPost } from "./imported-post.ts";
import { plainWords, takeExcerpt } from "./markdown-parts.ts";
import { wordpressHtml } from "./wordpress-text.ts";

type Node = Record<string, unknown>;

const lists = new Set([
  "item",
  "category",
  "wp:postmeta",
  "wp:comment",
  "wp:author",
  "wp:category",
  "wp:tag",
]);

/** Whether a text is a WordPress export (WXR, an RSS feed with more in it). */
export const isWordpress = (file: string): boolean =>
  /<rss\b/i.test(file.slice(0, 4000)) && file.includes("xmlns:wp=");

/** `postId`: of the post that it was put into. */
export type Attachment = { id: string; postId: string; url: string; alt: string };

/**
 * The posts of a WordPress export. Pages, comments and all that is no post are named as left out. Throws a
 * `FileRefusedError` for XML that cannot be read.
 */
export function readWordpress(xml: string): { posts: ImportedPost[]; remarks: string[] } {
  const channel = channelOf(xml);
  const items = nodes(channel["item"]);
  const attachments = items
    .filter((item) => text(item, "wp:post_type") === "attachment")
    .map((item): Attachment => ({
      id: text(item, "wp:post_id"),
      postId: text(item, "wp:post_parent"),
      url: text(item, "wp:attachment_url") || text(item, "guid"),
      alt: metaOf(item).get("_wp_attachment_image_alt") ?? "",
    }));
  const authors = new Map(
    nodes(channel["wp:author"]).map((one) => [
      text(one, "wp:author_login"),
      text(one, "wp:author_display_name"),
    ]),
  );
  const posts = items.filter(
    (item) =>
      text(item, "wp:post_type") === "post" &&
      !["trash", "auto-draft", "inherit"].includes(text(item, "wp:status")),
  );
  const remarks: string[] = [];
  const pages = items.filter((item) => text(item, "wp:post_type") === "page");
  if (pages.length > 0)
    remarks.push(
      `Pages, not posts, so they were left out: ${pages.map((page) => `“${text(page, "title")}”`).join(", ")}.`,
    );
  const others = new Set(
    items
      .map((item) => text(item, "wp:post_type"))
      .filter((type) => !["post", "page", "attachment"].includes(type)),
  );
  if (others.size > 0)
    remarks.push(`Left out, because there is nothing of the kind here: ${[...others].join(", ")}.`);
  const binned = items.filter(
    (item) => text(item, "wp:post_type") === "post" && text(item, "wp:status") === "trash",
  ).length;
  if (binned > 0) remarks.push(`Left out, because they were in WordPress's bin: ${binned}.`);
  return { posts: posts.map((item) => readItem(item, attachments, authors)), remarks };
}

function channelOf(xml: string): Node {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => lists.has(name),
  });
  try {
    // Some plugins write characters that XML does not allow.
    // oxlint-disable-next-line no-control-regex -- these are what must go
    const document = parser.parse(xml.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ""), true) as Node;
    const channel = (document["rss"] as Node | undefined)?.["channel"] as Node | undefined;
    if (channel) return channel;
  } catch (error) {
    throw new FileRefusedError(
      "This WordPress export cannot be read: it is damaged or not whole. Please export it again.",
      { cause: error },
    );
  }
  throw new FileRefusedError(
    "This file has no WordPress posts in it. In WordPress, choose Tools, then Export, then Posts.",
  );
}

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);

function text(node: Node, name: string): string {
  const value = node[name];
  if (typeof value === "string") return value.trim();
  const inner = typeof value === "object" && value !== null ? (value as Node)["#text"] : undefined;
  return typeof inner === "string" ? inner.trim() : "";
}

const metaOf = (item: Node): Map<string, string> =>
  new Map(nodes(item["wp:postmeta"]).map((meta) => [text(meta, "wp:meta_key"), text(meta, "wp:meta_value")]));

const states = new Map<string, PostStatus>([
  ["publish", "published"],
  ["future", "scheduled"],
  ["draft", "draft"],
]);

function readItem(item: Node, attachments: Attachment[], authors: Map<string, string>): ImportedPost {
  const meta = metaOf(item);
  const first = (...names: string[]) =>
    names.map((name) => meta.get(name) ?? "").find((value) => value !== "" && !value.includes("%%")) ?? "";
  const remarks: string[] = [];
  const html = wordpressHtml(text(item, "content:encoded"), attachments, text(item, "wp:post_id"));
  const made = htmlToMarkdown(html.html);
  const cut = takeExcerpt(made.markdown.replaceAll(moreSign, "<!--more-->"));
  const terms = nodes(item["category"]).map((term) => ({
    domain: text(term, "@domain"),
    name: text({ term }, "term"),
  }));
  const named = (domain: string) =>
    terms
      .filter((term) => term.domain === domain)
      .map(({ name }) => name)
      .filter(Boolean);
  const other = terms.filter(
    ({ domain, name }) => !["category", "post_tag"].includes(domain) && name !== "Standard",
  );
  if (other.length > 0)
    remarks.push(
      `Left out, because posts here have nothing of the kind: ${[...new Set(other.map(({ domain }) => domain))].join(", ")}.`,
    );
  const comments = nodes(item["wp:comment"]).filter(
    (comment) => text(comment, "wp:comment_approved") !== "spam",
  ).length;
  if (comments > 0)
    remarks.push(`Left out: ${comments} ${comments === 1 ? "comment" : "comments"}. There are none here.`);
  const shown = statusOf(item, [...terms.map(({ domain, name }) => [domain, name] as const), ...meta]);
  const thumbnail = attachments.find(({ id }) => id === meta.get("_thumbnail_id"));
  if (meta.get("_thumbnail_id") && !thumbnail)
    remarks.push("Its featured image is not in the export. In WordPress, export “All content” to have it.");
  const fields = {
    title: decoded(text(item, "title")),
    slug: decodedUrl(text(item, "wp:post_name")),
    excerpt: plainWords(htmlToMarkdown(text(item, "excerpt:encoded")).markdown) || cut.excerpt,
    content: cut.content,
    author: authors.get(text(item, "dc:creator")) || text(item, "dc:creator"),
    tags: named("post_tag").map(decoded),
    featured_image_url: thumbnail?.url ?? "",
    featured_image_alt: thumbnail?.alt ?? "",
    seo_title: decoded(first("_yoast_wpseo_title", "rank_math_title", "_aioseo_title", "_aioseop_title")),
    seo_meta_description: decoded(
      first("_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description", "_aioseop_description"),
    ),
    published_at: shown.date,
  };
  const link = parseUrl(text(item, "link"));
  return importedPost(`${text(item, "wp:post_id")}. ${fields.title || fields.slug}`, fields, {
    folder: "",
    categories: named("category")
      .map(decoded)
      .filter((name) => name !== "Uncategorized" && name !== "Uncategorised"),
    status: shown.status,
    oldAddresses: link && link.pathname !== "/" ? [link.origin + link.pathname] : [],
    remarks: [...shown.remarks, ...remarks, ...html.remarks, ...made.remarks],
  });
}

/** What stands for WordPress's sign for “more” on its way through HTML, where comments are lost. */
export const moreSign = "wpmoresign";

/** Whether visitors may see it, and from when. `fields`: what plugins say of it, by name. */
function statusOf(
  item: Node,
  fields: readonly (readonly [string, string])[],
): { status: PostStatus; date: string; remarks: string[] } {
  const hidden: string[] = [];
  const name = text(item, "wp:status").toLowerCase();
  const known = states.get(name);
  if (name === "private") hidden.push("It was private in WordPress, so it comes as a draft.");
  else if (name === "pending") hidden.push("It was waiting for review in WordPress, so it comes as a draft.");
  else if (!known)
    hidden.push(
      name === ""
        ? "The export does not say whether it was public, so it comes as a draft."
        : `Its status “${name}” is not known here, so it comes as a draft.`,
    );
  if (text(item, "wp:post_password") !== "")
    hidden.push("It had a password in WordPress, so it comes as a draft; the password was left out.");
  if (known === "published" || known === "scheduled")
    hidden.push(...new Set(fields.flatMap(([field, value]) => hidingField(field, value) ?? [])));
  const written = [text(item, "wp:post_date_gmt"), text(item, "wp:post_date")].filter(
    (one) => !one.startsWith("0000"),
  );
  const dates = written.map(exportDate);
  const bad = dates.indexOf(undefined);
  const ahead = known === "published" ? dates.find(isAhead) : undefined;
  const found = dates.find(Boolean) ?? "";
  const { status, remarks } = safeStatus({
    status: known ?? "draft",
    hidden,
    date: bad >= 0 ? undefined : (ahead ?? found),
    written: written[bad] ?? "",
  });
  return { status, date: found, remarks };
}

/** The words of a title or name, which WordPress keeps as HTML. */
const decoded = (words: string): string => plainWords(htmlToMarkdown(words).markdown);

function decodedUrl(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

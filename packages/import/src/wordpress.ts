import { parseUrl } from "@brightwren/core/older-browsers";
import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { enumerate } from "@brightwren/core/markdown-files/read-fields";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { type Attachment, Attachments } from "./attachments.ts";
import { exportDate, isAhead, safeStatus, unknownStatus } from "./export-date.ts";
import { jsonOf } from "./file-text.ts";
import { hidingField } from "./hidden-meta.ts";
import { decoded, grouped } from "./import-files.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { type ImportedPost, importedPost, listed } from "./imported-post.ts";
import { plainWords, takeExcerpt } from "./markdown-parts.ts";
import { readPosts } from "./read-each.ts";
import { moreSign, type ReusableBlock } from "./wordpress-blocks.ts";
import { type Node, type WordpressFile, fieldsOf, nodes, readWordpressFile, text } from "./wordpress-file.ts";
import { wordpressHtml } from "./wordpress-text.ts";

type Kind = "post" | "page" | "other";
type Found = {
  item: Node;
  kind: Kind;
  attachments: Attachments;
  reusable: (id: string) => ReusableBlock | undefined;
  authors: ReadonlyMap<string, string>;
  home: string;
};

/** WordPress and plugin post types without content for readers. */
const internal =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|acf-.*|wp_.*|elementor_.*|et_.*|wpcf7.*|wpforms.*|shop_.*|.*_template|.*template.*)$/;

/**
 * Reads WordPress exports; the parts of a split export share attachments, authors and reusable blocks. Falls back
 * to pages when there are no posts. Skips unreadable posts with a notice. Throws a `FileRejectedError` for invalid XML.
 */
export function readWordpress(xmls: readonly string[]): { posts: ImportedPost[]; notices: string[] } {
  const notices: string[] = [];
  const files = filesOf(xmls, notices);
  const all = files.flatMap(({ items }) => items);
  const everything = new Attachments(attachmentsIn(all));
  const authors = new Map(
    files.flatMap(({ channel }) =>
      nodes(channel["wp:author"]).map((one): [string, string] => [
        text(one, "wp:author_login"),
        text(one, "wp:author_display_name"),
      ]),
    ),
  );
  const used = new Set<ReusableBlock>();
  const blocksOf = files.map(({ items }) => reusableIn(items));
  const blocks = new Map(blocksOf.flatMap((own) => [...own]));
  const seen = new Map<string, number>();
  const found = files.flatMap(({ channel, items }, file): Found[] => {
    const attachments = new Attachments(attachmentsIn(items), everything);
    const own = blocksOf[file];
    const home = (text(channel, "wp:base_blog_url") || text(channel, "link")).replace(/\/+$/, "");
    const reusable = (id: string) => {
      const block = own?.get(id) ?? blocks.get(id);
      if (block) used.add(block);
      return block;
    };
    return items.flatMap((item) => {
      const key = JSON.stringify(
        ["wp:post_id", "guid", "link", "title", "wp:post_date", "wp:status", "content:encoded"].map((name) =>
          text(item, name),
        ),
      );
      // Split exports may overlap.
      if ((seen.get(key) ?? file) !== file) return [];
      seen.set(key, file);
      const type = text(item, "wp:post_type");
      const kind = type === "post" || type === "page" ? type : "other";
      return [{ item, kind, attachments, reusable, authors, home }];
    });
  });
  const shown = found.filter(
    ({ item, kind }) => !isBinned(item) && !(kind === "other" && internal.test(text(item, "wp:post_type"))),
  );
  const kind =
    (["post", "page", "other"] as const).find((one) => shown.some((item) => item.kind === one)) ?? "post";
  const chosen = shown.filter((one) => one.kind === kind);
  const numbers = grouped(chosen, ({ item }) => text(item, "wp:post_id"));
  const titleOf = ({ item }: Found) => text(item, "title") || text(item, "wp:post_name");
  const posts = readPosts(chosen, titleOf, notices, (one) =>
    readItem(one, numbers.get(text(one.item, "wp:post_id"))?.length === 1),
  );
  return { posts, notices: [...notices, ...noticesOf(found, kind, blocks, used)] };
}

/** Skips unreadable exports with a notice, unless none is readable. */
function filesOf(xmls: readonly string[], notices: string[]): WordpressFile[] {
  const files: WordpressFile[] = [];
  let refused: unknown;
  for (const [index, xml] of xmls.entries())
    try {
      const file = readWordpressFile(xml);
      files.push(file);
      notices.push(...file.notices);
    } catch (error) {
      if (!(error instanceof FileRejectedError)) throw error;
      refused ??= error;
      if (xmls.length > 1) notices.push(`Export number ${index + 1} was left out. ${error.message}`);
    }
  if (files.length === 0 && refused !== undefined) throw refused;
  return files;
}

const isBinned = (item: Node): boolean => {
  const status = text(item, "wp:status");
  return (
    status === "trash" || (/^(?:auto-draft|inherit)$/.test(status) && text(item, "content:encoded") === "")
  );
};

const ofType = (items: readonly Node[], type: string): Node[] =>
  items.filter((item) => text(item, "wp:post_type") === type);

const attachmentsIn = (items: readonly Node[]): Attachment[] =>
  ofType(items, "attachment").map((item) => ({
    id: text(item, "wp:post_id"),
    postId: text(item, "wp:post_parent"),
    url: text(item, "wp:attachment_url") || text(item, "guid"),
    alt: new Map(fieldsOf(item)).get("_wp_attachment_image_alt") ?? "",
    title: text(item, "title"),
    caption: text(item, "excerpt:encoded"),
  }));

const reusableIn = (items: readonly Node[]): Map<string, ReusableBlock> =>
  new Map(
    ofType(items, "wp_block").map((item) => {
      const isPublic = text(item, "wp:status") === "publish" && text(item, "wp:post_password") === "";
      const block = { title: text(item, "title"), content: text(item, "content:encoded"), isPublic };
      return [text(item, "wp:post_id"), block];
    }),
  );

function noticesOf(
  found: readonly Found[],
  chosen: Kind,
  blocks: ReadonlyMap<string, ReusableBlock>,
  used: ReadonlySet<ReusableBlock>,
): string[] {
  const pages = found.filter(({ kind }) => kind === "page" && chosen !== "page");
  const others = found
    .map(({ item }) => text(item, "wp:post_type"))
    .filter((type) => !["post", "page", "attachment", "wp_block"].includes(type))
    .filter((type) => chosen !== "other" || internal.test(type));
  const unused = [...blocks.values()].filter((block) => !used.has(block));
  const binned = found.filter(({ item, kind }) => kind === "post" && text(item, "wp:status") === "trash");
  const quoted = (titles: string[]) => titles.map((title) => `“${title}”`);
  return [
    ...listed(
      "Pages, not posts, so they were left out",
      quoted(pages.map(({ item }) => text(item, "title"))),
    ),
    ...listed("Left out, because there is no equivalent here", new Set(others)),
    ...listed(
      "Reusable blocks that no post shows, so they were left out",
      quoted(unused.map(({ title }) => title)),
    ),
    ...listed(
      "Left out, because they were in WordPress’s bin",
      binned.length > 0 ? [`${binned.length}`] : [],
    ),
  ];
}

const states = new Map<string, PostStatus>([
  ["publish", "published"],
  ["future", "scheduled"],
  ["draft", "draft"],
]);

/** `isOnly`: no other post has its id. */
function readItem(
  { item, kind, attachments, reusable, authors, home }: Found,
  isOnly: boolean,
): ImportedPost {
  const fields = fieldsOf(item);
  const meta = new Map(fields);
  const first = (...names: string[]) =>
    names.map((name) => meta.get(name) ?? "").find((value) => value !== "" && !value.includes("%%")) ?? "";
  const notices: string[] = [];
  const id = text(item, "wp:post_id");
  const footnotes = footnotesOf(meta.get("footnotes"));
  const html = wordpressHtml(text(item, "content:encoded"), id, { attachments, reusable, footnotes });
  const made = htmlToMarkdown(html.html);
  const cut = takeExcerpt(made.markdown.replaceAll(moreSign, "<!--more-->"));
  const terms = nodes(item["category"]).map((term) => ({
    domain: text(term, "@domain"),
    name: text({ term }, "term"),
  }));
  const named = (domain: string) =>
    terms.flatMap((term) => (term.domain === domain && term.name ? [plainText(term.name)] : []));
  const others = terms
    .filter(({ domain, name }) => !["category", "post_tag"].includes(domain) && name !== "Standard")
    .map(({ domain }) => domain);
  notices.push(...listed("Left out, because posts here have no equivalent", new Set(others)));
  const comments = nodes(item["wp:comment"]).filter(
    (comment) => text(comment, "wp:comment_approved") !== "spam",
  ).length;
  if (comments > 0)
    notices.push(`Left out: ${comments} ${comments === 1 ? "comment" : "comments"}. There are none here.`);
  const visibility = [...terms.map(({ domain, name }) => [domain, name] as const), ...fields];
  const shown = statusOf(item, visibility, html.hidden);
  if (kind === "page") notices.push("It was a page in WordPress.");
  if (kind === "other") notices.push(`Its type in WordPress was “${text(item, "wp:post_type")}”.`);
  const custom = new Set(
    fields.flatMap(([name, value]) => (value !== "" && !quiet.test(name) ? [name] : [])),
  );
  if (custom.size > 0) notices.push(`Custom fields were left out: ${enumerate([...custom])}.`);
  const thumbnail = attachments.get(meta.get("_thumbnail_id") ?? "");
  if (meta.get("_thumbnail_id") && !thumbnail)
    notices.push("Its featured image is not in the export. In WordPress, export “All content” to have it.");
  const own = {
    title: plainText(text(item, "title")),
    slug: decoded(text(item, "wp:post_name")),
    excerpt: plainWords(htmlToMarkdown(text(item, "excerpt:encoded")).markdown) || cut.excerpt,
    content: cut.content,
    author: authors.get(text(item, "dc:creator")) || text(item, "dc:creator"),
    tags: named("post_tag"),
    featured_image_url: thumbnail?.url ?? "",
    featured_image_alt: thumbnail?.alt ?? "",
    seo_title: plainText(first("_yoast_wpseo_title", "rank_math_title", "_aioseo_title", "_aioseop_title")),
    seo_meta_description: plainText(
      first("_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description", "_aioseop_description"),
    ),
    published_at: shown.date,
  };
  const link = parseUrl(text(item, "link"));
  const address = link && link.pathname !== "/" ? link.origin + link.pathname : "";
  const oldOnes = fields.flatMap(([name, slug]) =>
    name === "_wp_old_slug" && slug ? oldAddressesOf(slug, address, text(item, "wp:post_name")) : [],
  );
  const alsoAt = spellingsOf(isOnly ? id : "", home || link?.origin || "", text(item, "guid"));
  return importedPost(`${id}. ${own.title || own.slug}`, own, {
    folder: "",
    categories: named("category").filter((name) => !/^Uncategori[sz]ed$/.test(name)),
    status: shown.status,
    oldAddresses: [...new Set([...(address ? [address] : []), ...oldOnes])],
    alsoAt: alsoAt.length > 0 ? alsoAt : undefined,
    notices: [...shown.notices, ...notices, ...html.notices, ...made.notices],
  });
}

/** Internal WordPress and plugin fields, and fields read elsewhere. */
const quiet = /^(?:_.*|footnotes|rank_math_.*|)$/;

/** WordPress stores footnotes as JSON in a post field. */
function footnotesOf(json: string | undefined): Map<string, string> {
  return new Map(
    nodes(jsonOf(json ?? "")).flatMap(({ id, content }): [string, string][] =>
      typeof id === "string" && typeof content === "string" ? [[id, content]] : [],
    ),
  );
}

/** Addresses for an old slug: the current address with that slug, and this blog's path. */
function oldAddressesOf(slug: string, address: string, today: string): string[] {
  const parts = address.split("/");
  const at = parts.findLastIndex((part) => part !== "" && decoded(part) === decoded(today));
  const replaced = at > 2 ? [parts.map((part, index) => (index === at ? slug : part)).join("/")] : [];
  return [...replaced, `/blog/${slug}`];
}

/** A post's other WordPress addresses: the one with its id, and the GUID. */
function spellingsOf(id: string, home: string, guid: string): string[] {
  const queries = [
    `p=${id}`,
    `page_id=${id}`,
    `preview=true&p=${id}`,
    `preview_id=${id}`,
    `p=${id}&preview=true`,
  ];
  const byNumber = id !== "" && home !== "" ? queries.map((query) => `${home}/?${query}`) : [];
  return [...new Set([...(/^https?:\/\//.test(guid) ? [guid] : []), ...byNumber])];
}

function statusOf(
  item: Node,
  fields: readonly (readonly [string, string])[],
  why: readonly string[],
): { status: PostStatus; date: string; notices: string[] } {
  const hidden = [...why];
  const name = text(item, "wp:status").toLowerCase();
  const known = states.get(name);
  if (name === "private") hidden.push("It was private in WordPress, so it will be a draft.");
  else if (name === "pending") hidden.push("It was waiting for review in WordPress, so it will be a draft.");
  else if (!known) hidden.push(unknownStatus(name));
  if (text(item, "wp:post_password") !== "")
    hidden.push("It had a password in WordPress, so it will be a draft; the password was left out.");
  if (known === "published" || known === "scheduled")
    hidden.push(...new Set(fields.flatMap(([field, value]) => hidingField(field, value) ?? [])));
  const written = [text(item, "wp:post_date_gmt"), text(item, "wp:post_date")].filter(
    (one) => !one.startsWith("0000"),
  );
  const dates = written.map(exportDate);
  const bad = dates.indexOf(undefined);
  const ahead = known === "published" ? dates.find(isAhead) : undefined;
  const found = dates.find(Boolean) ?? "";
  const { status, notices } = safeStatus({
    status: known ?? "draft",
    hidden,
    date: bad >= 0 ? undefined : (ahead ?? found),
    written: written[bad] ?? "",
  });
  return { status, date: found, notices };
}

/** WordPress stores titles and names as HTML, so convert them to text. */
const plainText = (words: string): string => plainWords(htmlToMarkdown(words).markdown);

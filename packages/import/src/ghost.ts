import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { exportDate, safeStatus, unknownStatus } from "./export-date.ts";
import { asText, plainCards, type Row } from "./ghost-cards.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { grouped } from "./import-files.ts";
import { type ImportedPost, importedPost, listed } from "./imported-post.ts";
import { readPosts } from "./read-each.ts";
import { ghostHtml } from "./ghost-text.ts";

export type GhostTables = Record<string, Row[]>;

/** Returns the tables in a Ghost export (docs.ghost.org, "Migrating to Ghost"), or null for other JSON. */
export function ghostTables(json: unknown): GhostTables | null {
  const root = asRow(json);
  const parts = Array.isArray(root["db"]) ? (root["db"] as unknown[]) : [root];
  const data = parts.map((part) => asRow(asRow(part)["data"]));
  if (!data.some((part) => Array.isArray(part["posts"]))) return null;
  const tables = Object.create(null) as Record<string, Row[]>;
  for (const [name, rows] of data.flatMap((part) => Object.entries(part)))
    if (Array.isArray(rows)) tables[name] = (tables[name] ?? []).concat(rows.map(asRow));
  return tables;
}

const asRow = (value: unknown): Row =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Row) : {};
const text = (row: Row | undefined, name: string): string => asText(row?.[name]).trim();

const states: ReadonlySet<unknown> = new Set<PostStatus>(["published", "scheduled", "draft"]);

function hiddenBy(row: Row, meta: Row | undefined): string[] {
  const hidden: string[] = [];
  const status = row["status"];
  const visibility = row["visibility"] ?? "";
  const mailOnly = [row, meta ?? {}].some(
    ({ email_only: only }) => ![undefined, null, false, 0, "", "0", "false"].includes(only as string),
  );
  if (status === "sent" || mailOnly)
    hidden.push("In Ghost it was only emailed, never on the site, so it will be a draft.");
  else if (!states.has(status)) hidden.push(unknownStatus(shortened(status ?? "")));
  if (visibility !== "" && visibility !== "public")
    hidden.push(`It wasn’t open to everyone in Ghost (“${shortened(visibility)}”), so it will be a draft.`);
  if (!["", "post"].includes(text(row, "type")) && text(row, "type") !== "page")
    hidden.push(`We don’t recognise its type “${shortened(row["type"])}”, so it will be a draft.`);
  if (hasMembersOnlyPart(row))
    hidden.push("Parts of it were for members only in Ghost, so it will be a draft.");
  return hidden;
}

const shortened = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 60);

/** Ghost marks members-only cards with an HTML comment, or with `visibility.web` in Lexical. */
const hasMembersOnlyPart = (row: Row): boolean =>
  /kg-gated-block:begin[^>]{0,200}?nonMember:\s*false/.test(text(row, "html")) ||
  /"nonMember":\s{0,9}false/.test(text(row, "lexical"));

/** Finds the rows of a table by a field's value. */
type Index = (table: string, field: string, value: string) => readonly Row[];

function indexed(tables: GhostTables): Index {
  const maps = new Map<string, Map<string, Row[]>>();
  return (table, field, value) => {
    const key = `${table}.${field}`;
    const map = maps.get(key) ?? grouped(tables[table] ?? [], (row) => text(row, field));
    maps.set(key, map);
    return map.get(value) ?? [];
  };
}

const isPage = (row: Row): boolean =>
  text(row, "type") === "page" || row["page"] === true || row["page"] === 1;

/** Falls back to pages when there are no posts. Notices list skipped content and unreadable posts. */
export function readGhost(files: readonly GhostTables[]): { posts: ImportedPost[]; notices: string[] } {
  const notices: string[] = [];
  const seen = new Set<string>();
  const found = files.flatMap((tables) => {
    const index = indexed(tables);
    return (tables["posts"] ?? []).flatMap((row) => {
      const key = JSON.stringify(row);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ row, index }];
    });
  });
  const pages = found.filter(({ row }) => isPage(row));
  // If a blog has only pages, import them as posts.
  const isOfPages = pages.length === found.length;
  const titles = isOfPages ? [] : pages.map(({ row }) => `“${text(row, "title")}”`);
  notices.push(...listed("Pages, not posts, so they were left out", titles));
  const others = ["newsletters", "products", "settings", "snippets", "members"].filter((name) =>
    files.some((tables) => (tables[name] ?? []).length > 0),
  );
  notices.push(...listed("Left out, because there is no equivalent here", others));
  const chosen = isOfPages ? pages : found.filter(({ row }) => !isPage(row));
  const titleOf = ({ row }: (typeof chosen)[number]) => text(row, "title") || text(row, "slug");
  const posts = readPosts(chosen, titleOf, notices, ({ row, index }, number) => readRow(row, number, index));
  return { posts, notices };
}

function readRow(row: Row, number: number, index: Index): ImportedPost {
  const id = text(row, "id");
  const [meta] = index("posts_meta", "post_id", id);
  const from = (name: string) => text(row, name) || text(meta, name);
  const notices: string[] = [];
  const tags = joined(index, "posts_tags", "tag_id", "tags", id);
  const isInner = (tag: Row) => text(tag, "name").startsWith("#") || text(tag, "visibility") === "internal";
  const namesOf = (some: Row[]) => some.map((one) => text(one, "name"));
  notices.push(...listed("Internal tags were left out", namesOf(tags.filter(isInner))));
  const authors = joined(index, "posts_authors", "author_id", "users", id);
  const author = authors[0] ?? index("users", "id", text(row, "author_id"))[0];
  if (authors.length > 1)
    notices.push(
      `A post can have only one author: “${text(author, "name")}” was chosen from ${namesOf(authors).join(", ")}.`,
    );
  const apart = /^(?:codeinjection|og|twitter)_|^feature_image_caption$|^canonical_url$/;
  for (const name of Object.keys({ ...row, ...meta }).filter((one) => apart.test(one)))
    if (from(name) !== "") notices.push(`Left out: ${name.replaceAll("_", " ")}.`);
  if (isPage(row)) notices.push("It was a page in Ghost.");
  const found = ghostHtml(row);
  const made = htmlToMarkdown(found.html, (tree) => {
    withoutGhostUrl(tree);
    plainCards(tree);
  });
  const known = states.has(row["status"]) ? (row["status"] as PostStatus) : "draft";
  const given = row["published_at"];
  const hasDate = (given ?? "") !== "";
  const date = exportDate(hasDate || known === "draft" ? given : row["created_at"]);
  const shown = safeStatus({ status: known, hidden: hiddenBy(row, meta), date, written: shortened(given) });
  notices.unshift(...shown.notices);
  const fields = {
    title: text(row, "title"),
    slug: text(row, "slug"),
    excerpt: from("custom_excerpt"),
    content: made.markdown,
    author: text(author, "name"),
    tags: namesOf(tags.filter((tag) => !isInner(tag))),
    featured_image_url: from("feature_image") || text(row, "image"),
    featured_image_alt: from("feature_image_alt"),
    seo_title: from("meta_title"),
    seo_meta_description: from("meta_description"),
    published_at: date ?? "",
  };
  const uuid = text(row, "uuid");
  const alsoAt = [fields.slug && `/${fields.slug}/amp/`, uuid && `/p/${uuid}/`].filter(Boolean);
  return importedPost(`${number + 1}. ${fields.title || fields.slug}`, fields, {
    folder: "",
    status: shown.status,
    createdAt: exportDate(row["created_at"]) || undefined,
    oldAddresses: fields.slug ? [`/${fields.slug}/`] : [],
    alsoAt: alsoAt.length > 0 ? alsoAt : undefined,
    notices: [...notices, ...found.notices, ...made.notices],
  });
}

const ghostUrl = /__GHOST_URL__/gi;

/** Removes Ghost's placeholder for the blog's origin from links, pictures and text. */
function withoutGhostUrl(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === "text") node.value = node.value.replace(ghostUrl, "");
    if (node.type !== "element") return;
    for (const name of ["href", "src", "data"]) {
      const value = node.properties[name];
      if (typeof value !== "string" || !value.includes("_")) continue;
      const path = value.replace(/^(?:https?:\/\/)?__GHOST_URL__/i, "").replace(ghostUrl, "");
      node.properties[name] = path === "" ? "/" : path;
    }
  });
}

function joined(index: Index, by: string, key: string, table: string, postId: string): Row[] {
  const order = (row: Row) => Number(row["sort_order"] ?? 0);
  return [...index(by, "post_id", postId)]
    .sort((a, b) => order(a) - order(b))
    .flatMap((link) => index(table, "id", text(link, key)));
}

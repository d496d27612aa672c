import type { PostStatus } from "../admin-posts/post.ts";
import { exportDate, safeStatus } from "./export-date.ts";
import { plainCards, type Row } from "./ghost-cards.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { type ImportedPost, importedPost } from "./imported-post.ts";
import { ghostHtml } from "./ghost-text.ts";

/** The tables of a Ghost export (docs.ghost.org, "Migrating to Ghost"); null for any other JSON. */
export function ghostTables(json: unknown): Record<string, Row[]> | null {
  const root = asRow(json);
  const [first] = Array.isArray(root["db"]) ? (root["db"] as unknown[]) : [root];
  const data = asRow(asRow(first)["data"]);
  if (!Array.isArray(data["posts"])) return null;
  return Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [name, Array.isArray(rows) ? rows.map(asRow) : []]),
  );
}

const asRow = (value: unknown): Row =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Row) : {};
const text = (row: Row | undefined, name: string): string => {
  const value = row?.[name];
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
};

const states = new Map<unknown, PostStatus>([
  ["published", "published"],
  ["scheduled", "scheduled"],
  ["draft", "draft"],
]);

/** Why not everybody could read a post in Ghost, in sentences. */
function hiddenBy(row: Row, meta: Row | undefined): string[] {
  const hidden: string[] = [];
  const status = row["status"];
  const visibility = row["visibility"] ?? "";
  const mailOnly = [row, meta ?? {}].some(
    ({ email_only: only }) => ![undefined, null, false, 0, "", "0", "false"].includes(only as string),
  );
  if (status === "sent" || mailOnly)
    hidden.push("It was sent by mail only in Ghost and never on the site, so it comes as a draft.");
  else if (!states.has(status))
    hidden.push(
      status === undefined || status === null || status === ""
        ? "The export does not say whether it was public, so it comes as a draft."
        : `Its status “${shortened(status)}” is not known here, so it comes as a draft.`,
    );
  if (visibility !== "" && visibility !== "public")
    hidden.push(`Not everybody could read it in Ghost (“${shortened(visibility)}”), so it comes as a draft.`);
  if (!["", "post"].includes(text(row, "type")) && text(row, "type") !== "page")
    hidden.push(`Its kind “${shortened(row["type"])}” is not known here, so it comes as a draft.`);
  if (hasMembersOnlyPart(row))
    hidden.push("Parts of it were for members only in Ghost, so it comes as a draft.");
  return hidden;
}

const shortened = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 60);

/** Ghost marks cards that only members see: in the HTML, and in Lexical by `visibility.web`. */
const hasMembersOnlyPart = (row: Row): boolean =>
  /kg-gated-block:begin[^>]{0,200}?nonMember:\s*false/.test(text(row, "html")) ||
  /"nonMember":\s{0,9}false/.test(text(row, "lexical"));

/** The posts of a Ghost export. Pages, members and all that is no post are named as left out. */
export function readGhost(tables: Record<string, Row[]>): { posts: ImportedPost[]; remarks: string[] } {
  const remarks: string[] = [];
  const rows = tables["posts"] ?? [];
  const pages = rows.filter(
    (row) => text(row, "type") === "page" || row["page"] === true || row["page"] === 1,
  );
  if (pages.length > 0)
    remarks.push(
      `Pages, not posts, so they were left out: ${pages.map((page) => `“${text(page, "title")}”`).join(", ")}.`,
    );
  const others = ["newsletters", "products", "settings", "snippets", "members"].filter(
    (name) => (tables[name] ?? []).length > 0,
  );
  if (others.length > 0)
    remarks.push(`Left out, because there is nothing of the kind here: ${others.join(", ")}.`);
  const posts = rows.filter((row) => !pages.includes(row)).map((row, index) => readRow(row, index, tables));
  return { posts, remarks };
}

function readRow(row: Row, index: number, tables: Record<string, Row[]>): ImportedPost {
  const id = text(row, "id");
  const meta = (tables["posts_meta"] ?? []).find((one) => text(one, "post_id") === id);
  const from = (name: string) => text(row, name) || text(meta, name);
  const remarks: string[] = [];
  const tags = joined(tables, "posts_tags", "tag_id", "tags", id);
  const inner = tags.filter(
    (tag) => text(tag, "name").startsWith("#") || text(tag, "visibility") === "internal",
  );
  if (inner.length > 0)
    remarks.push(`Internal tags were left out: ${inner.map((tag) => text(tag, "name")).join(", ")}.`);
  const authors = joined(tables, "posts_authors", "author_id", "users", id);
  const author =
    authors[0] ?? (tables["users"] ?? []).find((user) => text(user, "id") === text(row, "author_id"));
  if (authors.length > 1)
    remarks.push(
      `A post has one author: “${text(author, "name")}” was taken of ${authors.map((one) => text(one, "name")).join(", ")}.`,
    );
  for (const name of ["codeinjection_head", "codeinjection_foot", "feature_image_caption", "canonical_url"])
    if (from(name) !== "") remarks.push(`Left out: ${name.replaceAll("_", " ")}.`);
  const { html, remark } = ghostHtml(row);
  if (remark) remarks.push(remark);
  const made = htmlToMarkdown(html, plainCards);
  const known = states.get(row["status"]) ?? "draft";
  const given = row["published_at"];
  const hasDate = given !== undefined && given !== null && given !== "";
  const date = exportDate(hasDate || known === "draft" ? given : row["created_at"]);
  const shown = safeStatus({ status: known, hidden: hiddenBy(row, meta), date, written: shortened(given) });
  remarks.unshift(...shown.remarks);
  const fields = {
    title: text(row, "title"),
    slug: text(row, "slug"),
    excerpt: from("custom_excerpt"),
    content: made.markdown,
    author: text(author, "name"),
    tags: tags.filter((tag) => !inner.includes(tag)).map((tag) => text(tag, "name")),
    featured_image_url: from("feature_image") || text(row, "image"),
    featured_image_alt: from("feature_image_alt"),
    seo_title: from("meta_title"),
    seo_meta_description: from("meta_description"),
    published_at: date ?? "",
  };
  const createdAt = exportDate(row["created_at"]);
  return importedPost(`${index + 1}. ${fields.title || fields.slug}`, fields, {
    folder: "",
    status: shown.status,
    ...(createdAt && { createdAt }),
    oldAddresses: fields.slug ? [`/${fields.slug}/`] : [],
    remarks: [...remarks, ...made.remarks],
  });
}

/** What a post has of another table, in its order there. */
function joined(
  tables: Record<string, Row[]>,
  by: string,
  key: string,
  table: string,
  postId: string,
): Row[] {
  const order = (row: Row) => Number(row["sort_order"] ?? 0);
  const links = (tables[by] ?? [])
    .filter((row) => text(row, "post_id") === postId)
    .sort((a, b) => order(a) - order(b));
  return links.flatMap((link) => (tables[table] ?? []).filter((row) => text(row, "id") === text(link, key)));
}

import { createPost } from "@brightwren/core/admin-posts/write-posts";
import { exportEverything } from "@brightwren/core/export/export-everything";
import { type ImportContext, Importer } from "@brightwren/import/import-row";
import { ownManifest } from "@brightwren/import/own-export";
import { firstChoice, givenSlugs, type ImportRow, planImport } from "@brightwren/import/plan-import";
import { readImport } from "@brightwren/import/read-import";
import { readOwnLists, restoreCategories } from "@brightwren/import/restore-export";
import { getSupabase } from "@brightwren/core/supabase/client";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { never, openShellAs } from "./admin-shell.ts";
import { ownBackend } from "./own-backend.ts";

type Files = Record<string, string | Blob>;

const backend = ownBackend();

beforeAll(async () => {
  await openShellAs(backend);
});
beforeEach(async () => {
  await backend.sql("delete from public.blog_posts");
  await backend.sql("delete from public.blog_redirects");
  await backend.sql("delete from public.blog_categories");
});

async function plan(files: Files) {
  const chosen = Object.entries(files).map(([path, content]) => ({ path, file: new Blob([content]) }));
  const blog = await readImport(chosen);
  return { blog, rows: await planImport(blog, "Ann", never) };
}

async function take(
  files: Files,
  stopAfter = Infinity,
  more: Partial<ImportContext> = {},
): Promise<ImportRow[]> {
  const { blog, rows } = await plan(files);
  const choices = new Map(rows.map((row) => [row.post.source, firstChoice(row.state)]));
  const prepare = () => Promise.reject(new Error("There are no pictures."));
  const slugs = givenSlugs(rows, choices);
  const importer = new Importer({
    blog,
    keepStatus: true,
    author: "Ann",
    prepare,
    slugs,
    redirects: new Map(),
    signal: never,
    ...more,
  });
  for (const row of rows.slice(0, stopAfter)) {
    const outcome = await importer.importRow(row, firstChoice(row.state));
    expect(outcome).not.toHaveProperty("failed");
    if (row.state === "same" && row.existing) await importer.redirect(row, row.existing);
  }
  return rows;
}

const names = (rows: Record<string, unknown>[]) => rows.map(({ name, slug }) => [name, slug]);

test("keeps categories separate when their names produce the same slug", async () => {
  const languages = ["C", "C++", "C#", "node.js", "asp.net", "2.0", "web-design", "天气", "食物", "🎉", "🎈"];
  const files = Object.fromEntries(
    languages.map((name, n) => [
      `_posts/2020-02-0${(n % 9) + 1}-p${n}.md`,
      `---\ntitle: P${n}\ncategories: ["${name}"]\n---\nText.`,
    ]),
  );
  await take(files);
  const made = names(await backend.sql("select name, slug from public.blog_categories order by name"));
  expect(made).toHaveLength(languages.length);
  expect(Object.fromEntries(made)).toMatchObject({
    C: "c",
    "node.js": "node-js",
    "Web design": "web-design",
    天气: "tian-qi",
  });
  const counts = await backend.sql("select count(distinct category_id)::int as count from public.blog_posts");
  expect(counts).toEqual([{ count: languages.length }]);
  expect(new Set((await plan(files)).rows.map(({ state }) => state))).toEqual(new Set(["same"]));
});

test("restores a category whose name is another category's slug", async () => {
  await backend.sql(
    "insert into public.blog_categories (name, slug) values ('News', 'updates'), ('Old news', 'news')",
  );
  await backend.sql(
    "insert into public.blog_posts (title, slug, content, excerpt, status, author, category_id) select 'In old news', 'in-old-news', 'x', '', 'draft', 'A', id from public.blog_categories where slug = 'news'",
  );
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({ write: (part) => void parts.push(part) });
  await exportEverything({ sink, site: "https://example.com", signal: never });
  const files = { "export.zip": new Blob(parts) };
  await backend.sql("delete from public.blog_posts");
  await backend.sql("delete from public.blog_categories");
  const { blog } = await plan(files);
  const own = await ownManifest(blog.files);
  if (!own) throw new Error("This is no export of ours.");
  await restoreCategories((await readOwnLists(blog.files, own)).categories);
  await take(files);
  expect(
    await backend.sql(
      "select c.name from public.blog_posts p join public.blog_categories c on c.id = p.category_id",
    ),
  ).toEqual([{ name: "Old news" }]);
  expect((await plan(files)).rows[0]?.state).toBe("same");
});

test("stores each post once when an import resumes", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`content/p/${n}/index.md`, `---\ntitle: Same\n---\nText ${n}.`]),
  );
  for (const path of Object.keys(files))
    files[path] = (files[path] ?? "").replace("title: Same", "title: Same\nslug: same");
  await take(files, 7);
  const rows = await take(files);
  expect(rows.map(({ state }) => state)).toEqual([...Array(7).fill("same"), ...Array(5).fill("new")]);
  expect(await backend.sql("select count(*)::int as count from public.blog_posts")).toEqual([{ count: 12 }]);
});

test("recognises an imported post when the original slug belongs to another post", async () => {
  await getSupabase();
  for (const slug of ["a", "a-2", "a-3", "a-4", "a-5", "a-6", "a-7", "a-8"])
    await createPost({
      title: `Mine ${slug}`,
      slug,
      excerpt: "",
      content: "Here.",
      status: "draft",
      category_id: null,
      author: "Ann",
      tags: [],
      featured_image_url: null,
      featured_image_alt: null,
      seo_title: null,
      seo_meta_description: null,
      published_at: null,
    });
  const files = {
    "notes/a.md": "---\ntitle: Theirs\nslug: a\n---\nText.",
    "notes/b.md": "---\ntitle: B\n---\nSee [theirs](a.md#part).",
  };
  const [first] = await take(files);
  expect([first?.state, first?.slug]).toEqual(["clash", "a-9"]);
  expect(await backend.sql("select content from public.blog_posts where slug = 'b'")).toEqual([
    { content: "See [theirs](/blog/a-9#part)." },
  ]);
  expect((await plan(files)).rows.map(({ state }) => state)).toEqual(["same", "same"]);
});

test("adds the missing redirects when an interrupted import is repeated", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 6 }, (_, n) => [
      `notes/p${n}.md`,
      `---\ntitle: P${n}\naliases: [/blog/old-${n}/]\n---\nText.`,
    ]),
  );
  await take(files);
  await backend.sql("delete from public.blog_redirects where slug <> 'old-0'");
  const rows = await take(files);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["same"]));
  expect(await backend.sql("select count(*)::int as count from public.blog_redirects")).toEqual([
    { count: 6 },
  ]);
});

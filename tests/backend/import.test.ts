import type { ImportRow } from "@brightwren/import/plan-import";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openShellAs } from "./admin-shell.ts";
import { exportAll, type Files, importRows, plan, restoreFirst } from "./importing.ts";
import { ownBackend } from "./own-backend.ts";

const backend = ownBackend();

beforeAll(async () => {
  await openShellAs(backend);
});
beforeEach(async () => {
  await backend.sql("delete from public.blog_posts");
  await backend.sql("delete from public.blog_redirects");
  await backend.sql("delete from public.blog_categories");
});

async function take(files: Files, stopAfter?: number): Promise<ImportRow[]> {
  const planned = await plan(files);
  for (const outcome of await importRows(planned, stopAfter)) expect(outcome).not.toHaveProperty("failed");
  return planned.rows;
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
  const files = { "export.zip": (await exportAll()).archive };
  await backend.sql("delete from public.blog_posts");
  await backend.sql("delete from public.blog_categories");
  await restoreFirst((await plan(files)).blog);
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
    Array.from({ length: 12 }, (_, n) => [
      `content/p/${n}/index.md`,
      `---\ntitle: Same\nslug: same\n---\nText ${n}.`,
    ]),
  );
  await take(files, 7);
  const rows = await take(files);
  expect(rows.map(({ state }) => state)).toEqual([...Array(7).fill("same"), ...Array(5).fill("new")]);
  expect(await backend.sql("select count(*)::int as count from public.blog_posts")).toEqual([{ count: 12 }]);
});

test("recognises an imported post when the original slug belongs to another post", async () => {
  await backend.sql(
    "insert into public.blog_posts (title, slug, content, excerpt, status, author) select 'Mine ' || slug, slug, 'Here.', '', 'draft', 'Ann' from unnest(array['a', 'a-2', 'a-3', 'a-4', 'a-5', 'a-6', 'a-7', 'a-8']) slug",
  );
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

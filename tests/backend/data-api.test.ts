import type { RunningBackend } from "@brightwren/backend/backend-options";
import { matchesSearch, searchFilter } from "@brightwren/core/blog/search-text";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend, addManyPosts, createPersonas } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";

// More posts than one request returns. Deep runs use the specification's number.
const { maxRows, count } = isDeep ? { maxRows: 1000, count: 10_000 } : { maxRows: 20, count: 100 };

let backend: RunningBackend;
let anonymous: SupabaseClient;
let service: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend({ maxRows });
  const personas = await createPersonas(backend);
  anonymous = personas.anonymous.client;
  service = personas.service.client;
});
afterAll(() => backend?.stop());

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;

test("returns timestamps in PostgREST's ISO 8601 format", async () => {
  const { data } = await service
    .from("blog_posts")
    .select("created_at, updated_at, published_at")
    .eq("status", "published")
    .limit(5);
  expect(data).toHaveLength(5);
  for (const post of data ?? []) {
    expect(post.created_at).toMatch(iso);
    expect(post.updated_at).toMatch(iso);
    expect(post.published_at).toMatch(iso);
  }
});

test.each([
  ["2026-01-02T03:04:05Z", "2026-01-02T03:04:05+00:00"],
  ["2026-07-02T03:04:05.678901+01:00", "2026-07-02T02:04:05.678901+00:00"],
  ["2099-12-31T23:59:59Z", "2099-12-31T23:59:59+00:00"],
])("returns the time %s as %s", async (written, read) => {
  const slug = `time-${crypto.randomUUID()}`;
  await service.from("blog_posts").insert({ title: "Time", slug, published_at: written });
  const { data } = await service.from("blog_posts").select("published_at").eq("slug", slug).single();
  expect(data?.published_at).toBe(read);
  await service.from("blog_posts").delete().eq("slug", slug);
});

test("changes only the given field and updated_at", async () => {
  const slug = `touched-${crypto.randomUUID()}`;
  const { data: before } = await service.from("blog_posts").insert({ title: "Old", slug }).select().single();
  const { data: after } = await service
    .from("blog_posts")
    .update({ title: "New" })
    .eq("slug", slug)
    .select()
    .single();
  expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  expect({ ...after, title: "", updated_at: "" }).toEqual({ ...before, title: "", updated_at: "" });
  await service.from("blog_posts").delete().eq("slug", slug);
});

test.each([
  ["a slug with capitals", { slug: "Not-A-Slug" }, "23514"],
  ["another post's slug", { slug: "taken" }, "23505"],
  ["an unknown status", { status: "deleted" }, "23514"],
  ["a published status but no date", { status: "published" }, "23514"],
  ["an empty title", { title: "  " }, "23514"],
  ["a missing category", { category_id: crypto.randomUUID() }, "23503"],
  ["no reading time", { read_time_minutes: 0 }, "23514"],
  ["a reading time that is not a number", { read_time_minutes: "x" }, "22P02"],
  ["a NUL character in its text", { content: "a\u0000b" }, "22021"],
])("returns PostgREST's error code for a post with %s", async (_, wrong, code) => {
  await service.from("blog_posts").upsert({ title: "Taken", slug: "taken" }, { onConflict: "slug" });
  const post = { title: "Post", slug: "a-post", ...wrong };
  const { error, status } = await service.from("blog_posts").insert(post);
  expect({ code: error?.code, status }).toEqual({
    code,
    status: ["23505", "23503"].includes(code) ? 409 : 400,
  });
});

test("returns posts with their category in one request", async () => {
  const { data } = await anonymous
    .from("blog_posts")
    .select("*, category:blog_categories(name, slug)")
    .limit(3);
  expect(data).toHaveLength(3);
  for (const post of data ?? []) {
    expect(post.category).toEqual({ name: expect.any(String), slug: expect.stringMatching(/^[a-z0-9-]+$/) });
    expect(Array.isArray(post.tags)).toBe(true);
  }
});

const awkward = [
  "100% free",
  "snake_case",
  "C:\\temp",
  "a,b,c",
  "(brackets)",
  "{curly}",
  'say "hi"',
  "it's fine",
  "star*star",
  "a.b.c",
  "a:b",
  "a;b -- comment",
  "a & b",
  "50 % _ \\",
  "café",
  "naïve £29",
  "日本語",
  "👩‍💻 code",
  "null",
  "true",
  "title.ilike.%x%",
  "or(1=1)",
  "<script>",
  "a/b?c=d#e",
  "plus+plus",
  "%25",
  "tab\there",
  "[square]",
  "'; drop table blog_posts; --",
];

describe("search", () => {
  beforeAll(async () => {
    await service.from("blog_posts").insert(
      awkward.map((text, n) => ({
        title: n % 2 === 0 ? `Before ${text} after` : `Awkward ${n}`,
        excerpt: n % 2 === 0 ? `Excerpt ${n}` : `Before ${text} after`,
        slug: `awkward-${n}`,
        status: "published",
        published_at: "2026-01-01T00:00:00Z",
      })),
    );
  });
  afterAll(async () => {
    await service.from("blog_posts").delete().like("slug", "awkward-%");
  });

  test.each(awkward)("treats '%s' literally in a search", async (text) => {
    const { data, error } = await anonymous
      .from("blog_posts")
      .select("slug, title, excerpt")
      .or(searchFilter(text));
    expect(error).toBeNull();
    const found = (data ?? []).filter((post) => matchesSearch(post, text)).map(({ slug }) => String(slug));
    const all = await backend.sql<{ slug: string; title: string; excerpt: string }>(
      "select slug, title, excerpt from public.blog_posts where status = 'published'",
    );
    const expected = all.filter((post) => matchesSearch(post, text)).map(({ slug }) => slug);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(found).toContain(`awkward-${awkward.indexOf(text)}`);
  });

  test.each(["CAFÉ", "Naïve", "SNAKE_CASE", "before CAFé AFTER"])(
    "ignores case in a search for '%s'",
    async (text) => {
      const { data } = await anonymous
        .from("blog_posts")
        .select("slug, title, excerpt")
        .or(searchFilter(text));
      expect((data ?? []).filter((post) => matchesSearch(post, text)).length).toBeGreaterThan(0);
    },
  );
});

describe("posts of 5 KB beyond the row limit of one request", () => {
  let published: string[];

  beforeAll(async () => {
    published = await addManyPosts(backend, count);
  });
  afterAll(async () => {
    await backend.sql("delete from public.blog_posts where slug like 'post-number-%'");
  });

  const page = (from: number, to: number) =>
    anonymous
      .from("blog_posts")
      .select("slug, status", { count: "exact" })
      .like("slug", "post-number-%")
      .order("published_at", { ascending: false })
      .order("id")
      .range(from, to);

  test("include drafts", async () => {
    expect(published).toHaveLength(count * 0.95);
    const sizes = await backend.sql(
      "select distinct length(content) as size from public.blog_posts where slug like 'post-number-%'",
    );
    expect(sizes).toEqual([{ size: 5115 }]);
  });

  test("are limited to the configured number of rows per request", async () => {
    const { data } = await page(0, count - 1);
    expect(data).toHaveLength(maxRows);
  });

  test("each appear exactly once when paged by range", async () => {
    const seen: { slug: string; status: string }[] = [];
    let total = Infinity;
    while (seen.length < total) {
      const { data, count: all, error } = await page(seen.length, seen.length + maxRows - 1);
      expect(error).toBeNull();
      if (!data?.length) break;
      seen.push(...data);
      total = all ?? 0;
    }
    expect(total).toBe(count * 0.95);
    expect(seen.filter(({ status }) => status !== "published")).toEqual([]);
    expect(seen.map(({ slug }) => slug).toSorted()).toEqual(published);
  });

  test("return 416 for a range beyond the end", async () => {
    const { data, error, status } = await page(2 * count, 2 * count + 9);
    expect({ status, rows: data?.length ?? 0, code: error?.code }).toEqual({
      status: 416,
      rows: 0,
      code: "PGRST103",
    });
  });
});

import { matchesSearch, searchFilter } from "@brightwren/core/blog/search-text";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownBackend, ownPersonas } from "./own-backend.ts";

const maxRows = 20;

const backend = ownBackend({ seed: true, maxRows });
const personas = ownPersonas(backend);
let anonymous: SupabaseClient;
let service: SupabaseClient;

beforeAll(() => {
  anonymous = personas.anonymous.client;
  service = personas.service.client;
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

test.each<[string, object, string]>([
  ["a slug with capitals", { slug: "Not-A-Slug" }, "23514"],
  ["another post's slug", { slug: "taken" }, "23505"],
  ["a reading time that is not a number", { read_time_minutes: "x" }, "22P02"],
  ["a NUL character in its text", { content: "a\u0000b" }, "22021"],
  ["an invalid date", { published_at: "soon" }, "22007"],
  ["no title", { title: null }, "23502"],
  ["a missing category", { category_id: "00000000-0000-4000-8000-000000000000" }, "23503"],
  ["an unknown column", { topic: "None" }, "PGRST204"],
])("returns PostgREST's error code for a post with %s", async (_, wrong, code) => {
  await service.from("blog_posts").upsert({ title: "Taken", slug: "taken" }, { onConflict: "slug" });
  const post = { title: "Post", slug: "a-post", ...wrong };
  const { error, status } = await service.from("blog_posts").insert(post);
  expect({ code: error?.code, status }).toEqual({
    code,
    status: code === "23505" || code === "23503" ? 409 : 400,
  });
});

test.each(["no-such-post", "*"])(
  "returns PGRST116 when one row is requested and %s is not one",
  async (slug) => {
    const one = await service.from("blog_posts").select("slug").like("slug", slug).single();
    expect(one).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  },
);

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

test("limits the number of rows per request, and returns 416 for a range beyond the end", async () => {
  const rows = Array.from({ length: maxRows + 1 }, (_, n) => ({ title: "Many", slug: `many-${n}` }));
  await service.from("blog_posts").insert(rows).throwOnError();
  const page = (from: number, to: number) =>
    service.from("blog_posts").select("slug", { count: "exact" }).like("slug", "many-%").range(from, to);
  expect(await page(0, maxRows)).toMatchObject({ count: maxRows + 1, data: { length: maxRows } });
  expect(await page(2 * maxRows, 3 * maxRows)).toMatchObject({ status: 416, error: { code: "PGRST103" } });
});

import { beforeEach, expect, test, vi } from "vitest";
import { configureSupabase } from "../supabase/client.ts";
import { listPublishedPosts } from "./list-published-posts.ts";

const never = new AbortController().signal;

const post = (n: number) => ({
  id: `id-${n}`,
  title: `Post ${n}`,
  slug: `post-${n}`,
  excerpt: "",
  published_at: null,
  read_time_minutes: 1,
  tags: [],
  category: null,
});

function serve(total: number, cap: number): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    const url = new URL(input);
    asked.push(url);
    const from = Number(url.searchParams.get("offset") ?? 0);
    const limit = Number(url.searchParams.get("limit") ?? Infinity);
    const to = Math.min(total, from + Math.min(cap, limit));
    const rows = Array.from({ length: to - from }, (_, i) => post(from + i));
    return Response.json(rows, { headers: { "content-range": `${from}-${to - 1}/${total}` } });
  });
  return asked;
}

beforeEach(() => configureSupabase({ url: "http://127.0.0.1:1", publishableKey: "key" }));

test.each([
  [2500, 1000],
  [1200, 500],
])("fetches all of %i published posts when the backend returns %i at a time", async (total, cap) => {
  const asked = serve(total, cap);
  await expect(listPublishedPosts({}, never)).resolves.toHaveLength(total);
  expect(asked).toHaveLength(3);
});

test("does not send a page size in the first request", async () => {
  const asked = serve(1500, 1000);
  await listPublishedPosts({}, never);
  const pages = asked.map(({ searchParams }) => [searchParams.get("offset"), searchParams.get("limit")]);
  expect(pages).toEqual([
    [null, null],
    ["1000", "1000"],
  ]);
});

test("returns only literal matches of the search text, without the spaces around it", async () => {
  serve(20, 1000);
  const found = await listPublishedPosts({ search: " POST 7 " }, never);
  expect(found.map(({ title }) => title)).toEqual(["Post 7"]);
});

test("rejects when the backend returns an error", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ message: "no" }, { status: 500 }));
  await expect(listPublishedPosts({}, never)).rejects.toMatchObject({ message: "no" });
});

import { beforeEach, expect, test, vi } from "vitest";
import { configureSupabase } from "../supabase/client.ts";
import { joinPosts } from "./join-posts.ts";
import { listPublishedPosts } from "./list-published-posts.ts";
import type { PostPage } from "./post.ts";

const never = new AbortController().signal;

const post = (n: number) => ({
  id: `id-${n}`,
  title: `Post ${n}`,
  slug: `post-${n}`,
  excerpt: "",
  published_at: "2026-01-01T00:00:00+00:00",
  read_time_minutes: 1,
  tags: [],
  category: null,
});

/** Serves posts of the same date in the order of their ids. */
function serve(total: number, cap: number): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (input: string) => {
    const url = new URL(input);
    asked.push(url);
    const after = /id\.gt\.id-(\d+)/.exec(url.searchParams.get("or") ?? "")?.[1];
    const from = after === undefined ? 0 : Number(after) + 1;
    const limit = Number(url.searchParams.get("limit") ?? Infinity);
    const to = Math.min(total, from + Math.min(cap, limit));
    const rows = Array.from({ length: to - from }, (_, i) => post(from + i));
    return Response.json(rows, { headers: { "content-range": `0-${to - from - 1}/${total - from}` } });
  });
  return asked;
}

async function readAll(search: string): Promise<string[]> {
  const titles: string[] = [];
  let after: PostPage["next"] = null;
  do {
    const page: PostPage = await listPublishedPosts({ search }, after, never);
    titles.push(...page.posts.map(({ title }) => title));
    after = page.next;
  } while (after);
  return titles;
}

beforeEach(() => configureSupabase({ url: "http://127.0.0.1:1", publishableKey: "key" }));

test("reads as many posts as the backend returns, then 96 at a time after the last post", async () => {
  const asked = serve(1200, 1000);
  await expect(readAll("")).resolves.toEqual(Array.from({ length: 1200 }, (_, n) => `Post ${n}`));
  const after = (id: string) =>
    `(published_at.lt.2026-01-01T00:00:00+00:00,and(published_at.eq.2026-01-01T00:00:00+00:00,id.gt.${id}))`;
  expect(asked.map(({ searchParams }) => [searchParams.get("limit"), searchParams.get("or")])).toEqual([
    [null, null],
    ["96", after("id-999")],
    ["96", after("id-1095")],
    ["96", after("id-1191")],
  ]);
});

test("returns only literal matches of the search text, without the spaces around it", async () => {
  const asked = serve(200, 100);
  await expect(readAll(" POST 77 ")).resolves.toEqual(["Post 77"]);
  expect(asked[1]?.searchParams.get("or")).toMatch(
    /^\(and\(or\(title\.ilike\.%POST_77%,excerpt\.ilike\.%POST_77%\),or\(published_at\.lt\.2026-.*,id\.gt\.id-99\)\)\)\)$/,
  );
});

test("counts the whole list until the last part is read, and the posts themselves afterwards", async () => {
  serve(30, 20);
  const first = await listPublishedPosts({}, null, never);
  const last = await listPublishedPosts({}, first.next, never);
  expect(first).toMatchObject({ total: 30, posts: { length: 20 } });
  expect(joinPosts(first, last)).toMatchObject({ total: 30, posts: { length: 30 }, next: null });
  expect(joinPosts(first, first)).toMatchObject({ total: 30, posts: { length: 20 }, next: first.next });
  expect(joinPosts(first, { ...last, posts: first.posts })).toMatchObject({ total: 20, next: null });
});

test("rejects when the backend returns an error", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ message: "no" }, { status: 500 }));
  await expect(listPublishedPosts({}, null, never)).rejects.toMatchObject({ message: "no" });
});

import { expect, test, vi } from "vitest";
import { readPublishedContent } from "./published-content.ts";

const row = (id: string) => ({ id, slug: id, tags: [], published_at: "2026-03-05T09:00:00+00:00" });

const pages = [[row("a"), row("b")], [row("b"), row("c")], []];

vi.mock("@brightwren/core/supabase/client", () => {
  const table = (name: string) => {
    const query = {
      select: () => query,
      eq: () => query,
      order: () => query,
      range: () => query,
      limit: () => query,
      overrideTypes: () => query,
      throwOnError: () =>
        Promise.resolve(
          name === "blog_posts" ? { data: pages.shift() ?? [], count: 4 } : { data: [], count: 0 },
        ),
    };
    return query;
  };
  return { getReader: () => Promise.resolve({ from: table }) };
});

test("returns a post once when two pages of results contain it", async () => {
  const { posts } = await readPublishedContent();
  expect(posts.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

import { beforeEach, expect, test, vi } from "vitest";
import { configureSignedIn } from "../testing/signed-in.ts";
import { postsInFull } from "./posts-in-full.ts";

const ids = Array.from({ length: 205 }, (_, n) => `id-${String(n).padStart(3, "0")}`);
let stored: string[];

function answer(rows: number) {
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    if (init.method === "HEAD")
      return new Response(null, { headers: { "content-range": `*/${stored.length}` } });
    const { searchParams } = new URL(input);
    const after = searchParams.get("id")?.replace(/^gt\./, "") ?? "";
    const limit = Math.min(Number(searchParams.get("limit")), rows);
    const page = stored.filter((id) => id > after).slice(0, limit);
    return Response.json(page.map((id) => ({ id })));
  });
}

beforeEach(() => {
  stored = [...ids];
  configureSignedIn();
});

async function readAll(between: () => void = () => {}): Promise<string[]> {
  const read: string[] = [];
  for await (const { posts, total } of postsInFull(new AbortController().signal)) {
    expect(total).toBe(ids.length);
    read.push(...posts.map(({ id }) => id));
    between();
  }
  return read;
}

test.each([1000, 30])("returns every post once when the server returns at most %i rows", async (rows) => {
  answer(rows);
  expect(await readAll()).toEqual(ids);
});

test("returns all other posts when one is deleted during the export", async () => {
  answer(1000);
  const read = await readAll(() => stored.shift());
  expect(read).toEqual(ids);
});

test("stops when it is aborted", async () => {
  answer(1000);
  const control = new AbortController();
  control.abort(new Error("Enough."));
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return Response.json([]);
  });
  await expect(postsInFull(control.signal).next()).rejects.toThrow("Enough.");
});

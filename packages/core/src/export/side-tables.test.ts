import { beforeEach, expect, test, vi } from "vitest";
import { maxRowsPerRequest } from "../supabase/data-api.ts";
import { configureSignedIn } from "../testing/signed-in.ts";
import { readSubscriptions } from "./side-tables.ts";

beforeEach(configureSignedIn);

const read = () => readSubscriptions(new AbortController().signal);

test("reads every subscription when the server returns fewer than requested", async () => {
  const stored = Array.from({ length: maxRowsPerRequest + 5 }, (_, n) => ({ id: `id-${n}` }));
  vi.stubGlobal("fetch", async (input: string) => {
    const { searchParams } = new URL(input);
    const from = Number(searchParams.get("offset"));
    return Response.json(stored.slice(from, from + Math.min(300, Number(searchParams.get("limit")))));
  });
  expect(await read()).toEqual(stored);
});

test("returns an empty list when the database is too old to have subscriptions", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "PGRST205", message: "" }, { status: 404 }));
  expect(await read()).toEqual([]);
});

test("throws when the database refuses the request", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "42501", message: "" }, { status: 403 }));
  await expect(read()).rejects.toMatchObject({ code: "42501" });
});

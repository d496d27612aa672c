import { expect, test } from "vitest";
import { configureSupabase } from "../supabase/client.ts";
import { forgetKeptSession, readKeptUser } from "./kept-session.ts";

const session = {
  access_token: "a",
  refresh_token: "r",
  expires_at: 1,
  user: { id: "7", email: "owner@brightwren.example", role: "authenticated" },
};

/** A shell that keeps this under its name for the session. */
function keep(value: string | null | Error) {
  const kept = new Map<string, string | null | Error>([["name", value]]);
  configureSupabase({
    url: "https://project.example",
    publishableKey: "key",
    storageKey: "name",
    sessionStorage: {
      getItem: async (key) => {
        const found = kept.get(key) ?? null;
        if (found instanceof Error) throw found;
        return found;
      },
      setItem: () => undefined,
      removeItem: async (key) => void kept.delete(key),
    },
  });
  return kept;
}

test("a kept session tells whose it is, even when its time is long over", async () => {
  keep(JSON.stringify(session));
  expect(await readKeptUser()).toEqual({ id: "7", email: "owner@brightwren.example" });
});

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ user: session.user })],
  ["a session of nobody", JSON.stringify({ ...session, user: { email: "a@b.example" } })],
  ["a keychain that is locked", new Error("locked")],
])("%s is nobody", async (_, kept) => {
  keep(kept);
  expect(await readKeptUser()).toBeNull();
});

test("a shell that does not say where it keeps the session has nobody, and nothing to forget", async () => {
  configureSupabase({ url: "https://project.example", publishableKey: "key" });
  expect(await readKeptUser()).toBeNull();
  await expect(forgetKeptSession()).resolves.toBeUndefined();
});

test("a forgotten session is gone from where the shell keeps it", async () => {
  const kept = keep(JSON.stringify(session));
  await forgetKeptSession();
  expect([...kept.keys()]).toEqual([]);
});

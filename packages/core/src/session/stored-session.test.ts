import { expect, test } from "vitest";
import { configureSupabase } from "../supabase/client.ts";
import { deleteStoredSession, readStoredUser } from "./stored-session.ts";

const session = {
  access_token: "a",
  refresh_token: "r",
  expires_at: 1,
  user: { id: "7", email: "owner@brightwren.example", role: "authenticated" },
};

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

test("returns the user when the stored session has expired", async () => {
  keep(JSON.stringify(session));
  expect(await readStoredUser()).toEqual({ id: "7", email: "owner@brightwren.example" });
});

test.each([
  ["a missing session", null],
  ["an empty string", ""],
  ["invalid JSON", "{"],
  ["another shape", JSON.stringify({ user: session.user })],
  ["a session without a user id", JSON.stringify({ ...session, user: { email: "a@b.example" } })],
  ["a locked keychain", new Error("locked")],
])("returns null for %s", async (_, kept) => {
  keep(kept);
  expect(await readStoredUser()).toBeNull();
});

test("returns null when no storage is configured", async () => {
  configureSupabase({ url: "https://project.example", publishableKey: "key" });
  expect(await readStoredUser()).toBeNull();
  await expect(deleteStoredSession()).resolves.toBeUndefined();
});

test("removes the session from the configured storage", async () => {
  const kept = keep(JSON.stringify(session));
  await deleteStoredSession();
  expect([...kept.keys()]).toEqual([]);
});

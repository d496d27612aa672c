import { expect, test } from "vitest";
import { storageKey } from "./storage-key.ts";

test("returns a unique keychain name for each project", () => {
  const names = [
    "https://abc.supabase.co",
    "https://abd.supabase.co",
    "http://127.0.0.1:54321",
    "http://[::1]:54321",
  ];
  expect(names.map(storageKey)).toEqual([
    "session-abc.supabase.co",
    "session-abd.supabase.co",
    "session-127.0.0.1-54321",
    "session----1--54321",
  ]);
});

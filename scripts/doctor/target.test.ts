import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { expect, test } from "vitest";
import { readTarget } from "./target.ts";

const flags = {
  site: "https://www.example.com",
  supabase: "https://ref.supabase.co",
  key: "sb_publishable_x",
};
const environment = {
  VITE_SITE_URL: "http://127.0.0.1:4173",
  VITE_SUPABASE_URL: "http://127.0.0.1:54321",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_y",
};

test("prefers flags to environment variables", () => {
  expect(readTarget({ ...flags, site: " https://www.example.com/ " }, environment)).toEqual(flags);
  expect(readTarget({}, environment)).toEqual({
    site: "http://127.0.0.1:4173",
    supabase: "http://127.0.0.1:54321",
    key: "sb_publishable_y",
  });
});

test.each([
  [{}, "--site and --supabase and --key missing"],
  [{ site: flags.site, supabase: flags.supabase, key: " " }, "--key missing"],
  [{ ...flags, site: "www.example.com" }, "--site must be an address like https://www.example.com"],
  [{ ...flags, site: "https://www.example.com/blog" }, "without a path"],
  [{ ...flags, supabase: "ftp://ref.supabase.co" }, "--supabase must be an address"],
  [{ ...flags, key: localServiceRoleKey }, "nothing was sent"],
  [{ ...flags, key: ` '${localServiceRoleKey}'` }, "--key is the secret key"],
  [{ ...flags, supabase: "https://sb_secret_x.example" }, "--supabase holds a secret key"],
  [{ ...flags, site: `https://www.example.com/${localServiceRoleKey}` }, "--site holds a secret key"],
  [{ ...flags, key: "sb_publishable_\u2026" }, "Copy it again"],
])("explains what is wrong with %j", (given, sentence) => {
  expect(() => readTarget(given, {})).toThrow(sentence);
});

test("omits the secret key from the error message", () => {
  expect(() => readTarget({ ...flags, key: "sb_secret_x" }, {})).toThrow(/^((?!sb_secret_x).)*$/);
});

import { expect, test } from "vitest";
import { holdsSecretKey } from "./secret-key.ts";

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const legacyKey = (role: string, more: object = {}) =>
  `${part({ alg: "HS256", typ: "JWT" })}.${part({ iss: "supabase", ...more, role, exp: 1983812996 })}.c2lnbmF0dXJl`;

const secretKeys = ["sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz", legacyKey("service_role")];

test.each([
  ...secretKeys,
  // Different lengths give different base64 endings.
  ...["", "a", "ab", "abc", "ü"].map((ref) => legacyKey("service_role", { ref: encodeURIComponent(ref) })),
])("detects %s", (key) => {
  expect(holdsSecretKey(key)).toBe(true);
});

test.each(secretKeys)("detects %s whatever characters surround it", (key) => {
  const half = key.length / 2;
  const wrapped = [
    ` ${key}\n`,
    `"${key}"`,
    `'${key}'`,
    `\u201c${key}\u201d`,
    `\u200b${key}\ufeff`,
    `Bearer ${key}`,
    `apikey=${key}`,
    `${key},`,
    `${key.slice(0, half)}\n  ${key.slice(half)}`,
    `https://abc.supabase.co?apikey=${key}`,
    `https://abc.supabase.co/${key}`,
    `https://postgres:${key}@abc.supabase.co`,
    `https://abc.supabase.co/#${key}&x=1`,
    `https://abc.supabase.co/?apikey=%22${key}%22`,
  ];
  expect(wrapped.filter((text) => !holdsSecretKey(text))).toEqual([]);
});

test.each([
  "",
  "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH",
  legacyKey("anon"),
  `"${legacyKey("authenticated")}"`,
  "public-key",
  "https://abc.supabase.co",
  "http://127.0.0.1:54321",
  "...",
  "a.b.c",
  "\u{1f511}",
])("does not find a secret key in %j", (text) => {
  expect(holdsSecretKey(text)).toBe(false);
});

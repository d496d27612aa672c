import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend, addUser } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";

const script = fileURLToPath(new URL("../../scripts/make-owner.ts", import.meta.url));
const someone = "someone@example.com";

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  await addUser(backend, someone);
});
afterAll(() => backend?.stop());

beforeEach(() => backend.sql("delete from public.user_roles"));

type Run = { code: number; out: string; error: string };

function owner(words: string[], variables: Record<string, string> = {}, input = ""): Promise<Run> {
  const env = {
    PATH: process.env["PATH"],
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.serviceRoleKey,
    ...variables,
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...words], { env }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), error: errors.trim() }),
    );
    child.stdin?.end(input);
  });
}

const admins = async () => {
  const rows = await backend.sql<{ email: string }>(
    "select email from public.user_roles join auth.users on id = user_id order by 1",
  );
  return rows.map(({ email }) => email);
};

test("makes an existing user an admin when the address differs in case", async () => {
  const { code, out } = await owner(["Someone@Example.com"]);
  expect({ code, out }).toEqual({
    code: 0,
    out: "Someone@Example.com is now an admin and can sign in at /login.",
  });
  expect(await admins()).toEqual([someone]);
});

test("makes no changes when the user is already an admin", async () => {
  await owner([someone]);
  expect(await owner([someone])).toEqual({ code: 0, out: `${someone} is already an admin.`, error: "" });
  expect(await admins()).toEqual([someone]);
});

test("rejects a user who never confirmed their address", async () => {
  const id = await addUser(backend, "unconfirmed@example.com");
  await backend.sql("update auth.users set email_confirmed_at = null where id = $1", [id]);
  const { code, error } = await owner(["unconfirmed@example.com"]);
  expect({ code, error }).toMatchObject({ code: 1, error: expect.stringContaining("is not confirmed") });
  expect(await admins()).toEqual([]);
});

type Refusal = [why: string, words: string[], variables: Record<string, string>, sentence: string];
const moreOfWrongWords: Refusal[] = [
  ["a missing address", [], {}, "Usage:"],
  ["two addresses", [someone, someone], {}, "Usage:"],
  ["an invalid address", ["someone"], {}, "Usage:"],
];

test.each<Refusal>([
  ...(isDeep ? moreOfWrongWords : []),
  ["an unknown option", [someone, "--crate"], {}, "Usage: npm run owner -- someone@example.com"],
  [
    "an unknown user",
    ["nobody@example.com"],
    {},
    "The project has no user nobody@example.com. Add the user in the",
  ],
  ["an invalid key", [someone], { SUPABASE_SECRET_KEY: "nonsense" }, "Supabase rejected the key."],
  [
    "the publishable key",
    [someone],
    { SUPABASE_SECRET_KEY: "sb_publishable_x" },
    "contains the publishable key",
  ],
  ["no key", [someone], { SUPABASE_SECRET_KEY: "" }, "Set both SUPABASE_URL and SUPABASE_SECRET_KEY"],
  ["an invalid project URL", [someone], { SUPABASE_URL: "project" }, "must look like https://"],
  [
    "an unreachable server",
    [someone],
    { SUPABASE_URL: "http://127.0.0.1:1" },
    "http://127.0.0.1:1 does not respond.",
  ],
])("exits with a clear error for %s", async (_, words, variables, sentence) => {
  const { code, out, error } = await owner(words, variables);
  expect({ code, out, error }).toEqual({ code: 1, out: "", error: expect.stringContaining(sentence) });
  expect(error.split("\n")).toHaveLength(1);
  expect(await admins()).toEqual([]);
});

test("rejects the anonymous key", async () => {
  const { error } = await owner([someone], { SUPABASE_SECRET_KEY: backend.anonKey });
  expect(error).toContain("Supabase rejected the key.");
  expect(await admins()).toEqual([]);
});

test("points to `npm run deploy` when the project lacks our tables", async () => {
  await backend.sql("alter function public.grant_admin(text) rename to grant_admin_away");
  const { error } = await owner([someone]);
  await backend.sql("alter function public.grant_admin_away(text) rename to grant_admin");
  expect(error).toContain("npm run deploy");
});

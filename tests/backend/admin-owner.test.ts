import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { makeOwner, readProject } from "../../scripts/owner/make-owner.ts";
import { addUser } from "../setup/backend.ts";
import { ownBackend } from "./own-backend.ts";

const script = fileURLToPath(new URL("../../scripts/make-owner.ts", import.meta.url));
const someone = "someone@example.com";

const backend = ownBackend();

beforeAll(async () => {
  await addUser(backend, someone);
});

beforeEach(() => backend.sql("delete from public.user_roles"));

const owner = async (email: string, variables: Record<string, string> = {}) =>
  makeOwner(
    email,
    readProject({ SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.serviceRoleKey, ...variables }),
  );

const admins = async () => {
  const rows = await backend.sql<{ email: string }>(
    "select email from public.user_roles join auth.users on id = user_id order by 1",
  );
  return rows.map(({ email }) => email);
};

test("makes an existing user an admin once, when the address differs in case", async () => {
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.serviceRoleKey,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [script, "Someone@Example.com"], { env });
  expect(stdout.trim()).toBe("Someone@Example.com is now an admin and can sign in at /login.");
  expect(await owner(someone)).toBe(`${someone} is already an admin.`);
  expect(await admins()).toEqual([someone]);
});

test("exits with the usage when an option is unknown", async () => {
  const run = promisify(execFile)(process.execPath, [script, someone, "--crate"], { env: {} });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: "Usage: npm run owner -- someone@example.com\n",
  });
});

test.each<[string, string, Record<string, string>, string]>([
  ["an unknown user", "nobody@example.com", {}, "The project has no user nobody@example.com."],
  ["an unconfirmed user", "unconfirmed@example.com", {}, "is not confirmed"],
  ["an invalid key", someone, { SUPABASE_SECRET_KEY: "nonsense" }, "Supabase rejected the key."],
  ["the publishable key", someone, { SUPABASE_SECRET_KEY: "sb_publishable_x" }, "the publishable key"],
  ["no key", someone, { SUPABASE_SECRET_KEY: "" }, "Set both SUPABASE_URL and SUPABASE_SECRET_KEY"],
  ["an invalid project URL", someone, { SUPABASE_URL: "project" }, "must look like https://"],
  ["an unreachable server", someone, { SUPABASE_URL: "http://127.0.0.1:1" }, "does not respond."],
])("throws a clear error for %s", async (_, email, variables, sentence) => {
  const id = await addUser(backend, "unconfirmed@example.com");
  await backend.sql("update auth.users set email_confirmed_at = null where id = $1", [id]);
  await expect(owner(email, variables)).rejects.toThrow(sentence);
  await backend.sql("delete from auth.users where id = $1", [id]);
  expect(await admins()).toEqual([]);
});

test("rejects the anonymous key", async () => {
  await expect(owner(someone, { SUPABASE_SECRET_KEY: backend.anonKey })).rejects.toThrow(
    "Supabase rejected the key.",
  );
  expect(await admins()).toEqual([]);
});

test("points to `npm run deploy` when the project lacks our tables", async () => {
  await backend.sql("alter function public.grant_admin(text, uuid) rename to grant_admin_away");
  await expect(owner(someone)).rejects.toThrow("npm run deploy");
  await backend.sql("alter function public.grant_admin_away(text, uuid) rename to grant_admin");
});

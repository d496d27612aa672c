import type { RunningBackend } from "@brightwren/backend/backend-options";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, addUser } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";

let backend: RunningBackend;
let signedInAtFirst: unknown[];

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  signedInAtFirst = await backend.sql(
    "select id::text from auth.sessions union select id::text from auth.refresh_tokens",
  );
});
afterAll(() => backend?.stop());

const newClient = () =>
  createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

test("recognises the owner as an admin after sign-in", async () => {
  const client = newClient();
  const { data, error } = await client.auth.signInWithPassword(backend.owner);
  expect(error).toBeNull();
  expect(data.user?.email).toBe("owner@brightwren.example");
  const role = await client
    .from("user_roles")
    .select("role")
    .eq("user_id", data.user?.id)
    .eq("role", "admin")
    .maybeSingle();
  expect(role.data).toEqual({ role: "admin" });
});

test("starts without a session", () => {
  expect(signedInAtFirst).toEqual([]);
});

test.each([
  ["a wrong password", "owner@brightwren.example", "wrong"],
  ["an unknown address", "nobody@brightwren.example", "brightwren-local"],
  ["no password", "owner@brightwren.example", ""],
])("rejects %s", async (_, email, password) => {
  const { data, error } = await newClient().auth.signInWithPassword({ email, password });
  expect(data.session).toBeNull();
  expect(error?.status).toBe(400);
});

test("returns the same error for a wrong password and an unknown address", async () => {
  const wrong = await newClient().auth.signInWithPassword({ email: backend.owner.email, password: "wrong" });
  const unknown = await newClient().auth.signInWithPassword({ email: "x@example.com", password: "wrong" });
  expect(wrong.error?.message).toBe("Invalid login credentials");
  expect(unknown.error?.message).toBe(wrong.error?.message);
});

test("rejects sign-ups", async () => {
  const { data, error } = await newClient().auth.signUp({
    email: "new@example.com",
    password: "long-enough-password",
  });
  expect(data.user).toBeNull();
  expect(error?.code).toBe("signup_disabled");
  expect(await backend.sql("select 1 from auth.users where email = 'new@example.com'")).toEqual([]);
});

test.each(["otp", "%6Ftp", "magiclink"])(
  "does not create a user when a one-time password is requested at /%s",
  async (path) => {
    const response = await fetch(`${backend.url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ email: "otp@example.com", create_user: true }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await backend.sql("select 1 from auth.users where email = 'otp@example.com'")).toEqual([]);
  },
);

test("accepts the new token of a refreshed session", async () => {
  const client = newClient();
  const { data: first } = await client.auth.signInWithPassword(backend.owner);
  const { data: second, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(second.session?.refresh_token).not.toBe(first.session?.refresh_token);
  expect((await client.auth.getUser()).data.user?.email).toBe(backend.owner.email);
});

test("rejects the session's tokens after sign-out", async () => {
  const client = newClient();
  const { data } = await client.auth.signInWithPassword(backend.owner);
  expect((await client.auth.signOut()).error).toBeNull();
  const token = data.session?.access_token ?? "";
  expect((await newClient().auth.getUser(token)).error).not.toBeNull();
  const refresh_token = data.session?.refresh_token ?? "";
  expect((await newClient().auth.refreshSession({ refresh_token })).error).not.toBeNull();
});

test("creates a separate session for each of many concurrent sign-ins", async () => {
  const emails = Array.from({ length: isDeep ? 20 : 5 }, (_, n) => `person-${n}@example.com`);
  for (const email of emails) await addUser(backend, email);
  const answers = await Promise.all(
    emails.map((email) => newClient().auth.signInWithPassword({ email, password: backend.owner.password })),
  );
  expect(answers.map(({ data }) => data.user?.email)).toEqual(emails);
});

test("delivers password recovery emails to the local mailbox", async () => {
  const { error } = await newClient().auth.resetPasswordForEmail(backend.owner.email);
  expect(error).toBeNull();
  const messages = (await (await fetch(`${backend.mailboxUrl}/api/messages`)).json()) as { to: unknown }[];
  expect(messages).toMatchObject([{ to: [{ address: backend.owner.email }] }]);
});

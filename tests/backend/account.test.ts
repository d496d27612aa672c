import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";
import { ownBackend } from "./own-backend.ts";

const password = "a long enough password";
const siteUrl = "http://127.0.0.1:5999";

const backend = ownBackend({ siteUrl });
let owner: SupabaseClient;

const newClient = () =>
  createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

async function signedIn(email: string, secret = backend.owner.password): Promise<SupabaseClient> {
  const client = newClient();
  const { error } = await client.auth.signInWithPassword({ email, password: secret });
  if (error) throw error;
  return client;
}

type Mail = { id: string; subject: string; to: { address: string }[]; html: string };

async function lastMail(): Promise<Mail> {
  const list = (await (await fetch(`${backend.mailboxUrl}/api/messages`)).json()) as Mail[];
  return (await (await fetch(`${backend.mailboxUrl}/api/messages/${list[0]?.id}`)).json()) as Mail;
}

async function lastLink(): Promise<{ path: string; token: string; type: string | null }> {
  const { html } = await lastMail();
  const address = new URL((/href="([^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&"));
  expect(address.search).toBe("");
  const held = new URLSearchParams(address.hash.slice(1));
  return {
    path: address.origin + address.pathname,
    token: held.get("token_hash") ?? "",
    type: held.get("type"),
  };
}

const invite = (client: SupabaseClient, email: unknown) =>
  client.functions.invoke<{ outcome: string }>("invite-owner", { body: { email } });

async function refusalOf(answer: Promise<{ error: unknown }>): Promise<{ status: number; code: string }> {
  const { context } = (await answer).error as { context: Response };
  return { status: context.status, code: ((await context.json()) as { code: string }).code };
}

type Owner = { user_id: string; email: string; invited_at: string | null; last_sign_in_at: string | null };

const owners = async () => ((await owner.rpc("list_owners")).data ?? []) as Owner[];

beforeAll(async () => {
  await addUser(backend, "member@example.com");
});

beforeEach(async () => {
  await fetch(`${backend.mailboxUrl}/api/messages`, { method: "DELETE" });
  await backend.sql(
    `delete from auth.users where email not in ('${backend.owner.email}', 'member@example.com')`,
  );
  await backend.sql(`delete from auth.sessions`);
  owner = await signedIn(backend.owner.email);
});

describe("signing in", () => {
  test("does not reveal whether an address has an account", async () => {
    const attempts = [
      { email: backend.owner.email, password: "wrong" },
      { email: "nobody@example.com", password: backend.owner.password },
    ];
    for (const attempt of attempts) {
      const { data, error } = await newClient().auth.signInWithPassword(attempt);
      expect(data.session).toBeNull();
      expect(error).toMatchObject({ status: 400, message: "Invalid login credentials" });
    }
  });

  test("does not create an account", async () => {
    const { error } = await newClient().auth.signUp({ email: "new@example.com", password });
    expect(error?.code).toBe("signup_disabled");
    for (const path of ["otp", "magiclink"]) {
      const response = await fetch(`${backend.url}/auth/v1/${path}`, {
        method: "POST",
        headers: { apikey: backend.anonKey, "content-type": "application/json" },
        body: JSON.stringify({ email: "new@example.com", create_user: true }),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    expect(await backend.sql("select 1 from auth.users where email = 'new@example.com'")).toEqual([]);
  });

  test("creates a separate session for each of many concurrent sign-ins", async () => {
    const emails = Array.from({ length: isDeep ? 20 : 5 }, (_, n) => `person-${n}@example.com`);
    for (const email of emails) await addUser(backend, email);
    const answers = await Promise.all(
      emails.map((email) => newClient().auth.signInWithPassword({ email, password: backend.owner.password })),
    );
    expect(answers.map(({ data }) => data.user?.email)).toEqual(emails);
  });
});

describe("password recovery", () => {
  test("emails a single-use link that sets a new password", async () => {
    const email = "forgetful@example.com";
    await addUser(backend, email);
    await newClient().auth.resetPasswordForEmail(email);
    const { path, token, type } = await lastLink();
    expect({ path, type }).toEqual({ path: `${siteUrl}/admin/new-password`, type: "recovery" });
    expect((await lastMail()).html).not.toContain("/auth/v1/verify");

    const client = newClient();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    expect((await client.auth.verifyOtp({ token_hash: token, type: "recovery" })).error).toBeNull();
    expect(events).toContain("PASSWORD_RECOVERY");
    const { error: same } = await client.auth.updateUser({ password: backend.owner.password });
    expect(same?.code).toBe("same_password");
    const { error: weak } = await client.auth.updateUser({ password: "short" });
    expect(weak?.code).toBe("weak_password");
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await expect(signedIn(email, password)).resolves.toBeDefined();
    await expect(signedIn(email)).rejects.toThrow("Invalid login credentials");

    const again = await newClient().auth.verifyOtp({ token_hash: token, type: "recovery" });
    expect(again.error?.code).toBe("otp_expired");
  });

  test("does not reveal that an address has no account", async () => {
    expect((await newClient().auth.resetPasswordForEmail("nobody@example.com")).error).toBeNull();
    expect(await (await fetch(`${backend.mailboxUrl}/api/messages`)).json()).toEqual([]);
  });
});

describe("changing the password", () => {
  const email = "steady@example.com";
  beforeEach(() => addUser(backend, email));
  const change = async (fields: Record<string, string>) =>
    (await (await signedIn(email)).auth.updateUser(fields)).error?.code;

  test("requires the current password even with a valid session", async () => {
    expect(await change({ password })).toBe("current_password_required");
    expect(await change({ password, current_password: "" })).toBe("current_password_required");
    expect(await change({ password, current_password: "guessed" })).toBe("invalid_credentials");
    await expect(signedIn(email)).resolves.toBeDefined();
    expect(await change({ password, current_password: backend.owner.password })).toBeUndefined();
    await expect(signedIn(email, password)).resolves.toBeDefined();
  });

  test("does not create an extra session when the current password is checked", async () => {
    const client = await signedIn(email);
    const before = await backend.sql("select count(*)::int as count from auth.sessions");
    await client.auth.updateUser({ password, current_password: "guessed" });
    expect(await backend.sql("select count(*)::int as count from auth.sessions")).toEqual(before);
  });

  test("does not require a password to change other fields", async () => {
    const { error } = await (await signedIn(email)).auth.updateUser({ data: { name: "Ann" } });
    expect(error).toBeNull();
  });
});

describe("sessions", () => {
  test("lists each session with its device and IP address, and marks the current one", async () => {
    await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json", "user-agent": "Phone" },
      body: JSON.stringify(backend.owner),
    });
    const { data } = await owner.rpc("list_sessions");
    expect(data).toMatchObject([
      { user_agent: "Phone", ip: "127.0.0.1", is_current: false },
      { user_agent: expect.any(String) as string, is_current: true },
    ]);
  });

  test("revokes a session's refresh token when the user ends the session", async () => {
    const [one, two] = [await signedIn(backend.owner.email), await signedIn(backend.owner.email)];
    const list = (await one.rpc("list_sessions")).data as { id: string; is_current: boolean }[];
    const mine = list.find(({ is_current: isCurrent }) => isCurrent);
    expect((await owner.rpc("end_session", { session_id: mine?.id })).data).toBe(true);
    expect((await one.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");

    await owner.auth.signOut({ scope: "others" });
    expect((await two.auth.refreshSession()).error).not.toBeNull();
    expect((await owner.auth.refreshSession()).error).toBeNull();

    const other = await signedIn(backend.owner.email);
    await other.auth.signOut({ scope: "global" });
    expect((await owner.auth.refreshSession()).error).not.toBeNull();
  });

  test("rejects an unexpired access token after its session has ended", async () => {
    const stolen = await signedIn(backend.owner.email);
    const roles = async (client: SupabaseClient) => (await client.from("user_roles").select("role")).data;
    const write = (client: SupabaseClient) =>
      client.from("blog_categories").insert({ name: "Stolen", slug: "stolen" }).select("id").single();
    expect(await roles(stolen)).toHaveLength(1);

    await owner.auth.signOut({ scope: "others" });
    expect(await roles(stolen)).toEqual([]);
    expect((await write(stolen)).error?.code).toBe("42501");
    const takeRole = stolen.rpc("take_owner_role", { owner_id: crypto.randomUUID() });
    expect((await takeRole).error?.code).toBe("42501");
    expect((await stolen.rpc("list_sessions")).data).toEqual([]);
    expect((await stolen.auth.getUser()).error?.name).toBe("AuthSessionMissingError");

    const { data } = await write(owner);
    expect(data).not.toBeNull();
    await owner.from("blog_categories").delete().eq("id", data?.id);
  });
});

describe("owners", () => {
  test("makes an invited user an owner when they set a password", async () => {
    const email = "New.Person@example.com";
    expect((await invite(owner, email)).data).toEqual({ outcome: "invited" });
    expect((await lastMail()).to).toMatchObject([{ address: email }]);
    expect(await owners()).toMatchObject([
      { email: backend.owner.email, invited_at: null },
      { email: email.toLowerCase(), invited_at: expect.any(String) as string, last_sign_in_at: null },
    ]);
    const { token, type } = await lastLink();
    expect(type).toBe("invite");
    const client = newClient();
    expect((await client.auth.verifyOtp({ token_hash: token, type: "invite" })).error).toBeNull();
    await client.auth.updateUser({ password });
    const { data } = await (await signedIn(email, password)).rpc("list_owners");
    expect(data).toMatchObject([{}, { email: email.toLowerCase(), invited_at: null }]);
  });

  test("invalidates the invitation link when the invitation is resent or withdrawn", async () => {
    const email = "twice@example.com";
    await invite(owner, email);
    const first = await lastLink();
    expect((await invite(owner, email)).data).toEqual({ outcome: "invited" });
    const second = await lastLink();
    const use = (link: typeof first) =>
      newClient().auth.verifyOtp({ token_hash: link.token, type: "invite" });
    expect((await use(first)).error?.code).toBe("otp_expired");

    const [, invited] = await owners();
    expect((await owner.rpc("take_owner_role", { owner_id: invited?.user_id })).data).toBe("withdrawn");
    expect((await use(second)).error?.code).toBe("otp_expired");
    expect(await owners()).toHaveLength(1);
  });

  test("clears the password of an unconfirmed account when its address is invited", async () => {
    await addUser(backend, "squatted@example.com");
    await backend.sql("update auth.users set email_confirmed_at = null where email = 'squatted@example.com'");
    expect((await invite(owner, "squatted@example.com")).data).toEqual({ outcome: "invited" });
    const { token } = await lastLink();
    await newClient().auth.verifyOtp({ token_hash: token, type: "invite" });
    await expect(signedIn("squatted@example.com")).rejects.toThrow("Invalid login credentials");
  });

  test("applies role changes to existing accounts immediately", async () => {
    expect((await invite(owner, "Member@example.com")).data).toEqual({ outcome: "granted" });
    expect((await invite(owner, "member@example.com")).data).toEqual({ outcome: "already_owner" });
    const member = await signedIn("member@example.com");
    expect((await member.rpc("list_owners")).data).toHaveLength(2);
    const given = (await owners()).find(({ email }) => email === "member@example.com");
    expect((await owner.rpc("take_owner_role", { owner_id: given?.user_id })).data).toBe("taken");
    expect((await member.rpc("list_owners")).data).toEqual([]);
    expect(await refusalOf(invite(member, "x@example.com"))).toEqual({ status: 403, code: "forbidden" });
  });

  test("accepts an invitation only from an owner and only to a valid address", async () => {
    expect(await refusalOf(invite(newClient(), "x@example.com"))).toMatchObject({ status: 401 });
    expect(await refusalOf(invite(owner, "nowhere"))).toEqual({ status: 400, code: "invalid_input" });
    expect(await owners()).toHaveLength(1);
  });

  test.each([
    ["no", "", 401],
    ["the public", "anon", 403],
  ])("rejects link generation with %s key", async (_, key, status) => {
    const { status: answered } = await fetch(`${backend.url}/auth/v1/admin/generate_link`, {
      method: "POST",
      headers: key ? { authorization: `Bearer ${backend.anonKey}` } : {},
      body: JSON.stringify({ type: "invite", email: "x@example.com" }),
    });
    expect(answered).toBe(status);
    expect(await backend.sql("select 1 from auth.users where email = 'x@example.com'")).toEqual([]);
  });
});

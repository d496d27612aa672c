import { getPost } from "@brightwren/core/admin-posts/read-post";
import { readLatestPosts } from "@brightwren/core/admin-posts/posts-in-full";
import { recentPostsQuery } from "@brightwren/core/admin-posts/read-posts";
import { makeDraftLink } from "@brightwren/core/draft-links/draft-links";
import { readStoredUser } from "@brightwren/core/session/stored-session";
import { getSession } from "@brightwren/core/session/session";
import { isAdmin } from "@brightwren/core/session/access";
import { onSessionChange, signIn, signOut } from "@brightwren/core/session/sign-in";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addUser } from "../setup/backend.ts";
import { openShell, openShellAs, read } from "./admin-shell.ts";
import { ownBackend } from "./own-backend.ts";

const member = "member@brightwren.example";

const backend = ownBackend();
let storage: ReturnType<typeof openShell>;

beforeAll(async () => {
  await addUser(backend, member);
});

const stops: (() => void)[] = [];
beforeEach(() => {
  storage = openShell(backend);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

test("stores the session under the client's key when the user signs in", async () => {
  expect(await getSession()).toBeNull();
  const session = await signIn(backend.owner.email, backend.owner.password);
  expect(session).toMatchObject({ token_type: "bearer", user: { email: backend.owner.email } });
  expect([...storage.kept.keys()]).toEqual(["test"]);
  expect((await getSession())?.access_token).toBe(session.access_token);
});

test("forwards the server's message when sign-in fails", async () => {
  await expect(signIn(backend.owner.email, "wrong")).rejects.toThrow("Invalid login credentials");
  expect(await getSession()).toBeNull();
});

test("reports an unreachable server when the user signs in", async () => {
  configureSupabase({ url: "http://127.0.0.1:1", publishableKey: "key" });
  await expect(signIn("a@example.com", "b")).rejects.toThrow("The server could not be reached.");
});

test("recognises only the owner as an admin", async () => {
  const owner = await signIn(backend.owner.email, backend.owner.password);
  expect(await isAdmin(owner.user.id)).toBe(true);
  const other = await openShellAs(backend, member);
  expect(await isAdmin(other.user.id)).toBe(false);
  expect(await isAdmin(owner.user.id)).toBe(false);
});

test("throws instead of returning false when the admin check fails", async () => {
  const { user } = await signIn(backend.owner.email, backend.owner.password);
  const kept = new Map(storage.kept);
  storage = openShell({ ...backend, url: "http://127.0.0.1:1" });
  for (const [key, value] of kept) storage.kept.set(key, value);
  await expect(isAdmin(user.id, AbortSignal.timeout(200))).rejects.toThrow(/abort|timeout|fetch/i);
  openShell(backend);
  await expect(isAdmin(user.id)).rejects.toMatchObject({ name: "AccessError", reason: "signed-out" });
});

test("ends the session on the server when the user signs out", async () => {
  const { refresh_token } = await signIn(backend.owner.email, backend.owner.password);
  await signOut();
  expect(await getSession()).toBeNull();
  expect([...storage.kept.keys()]).toEqual([]);
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { apikey: backend.anonKey, "content-type": "application/json" },
    body: JSON.stringify({ refresh_token }),
  });
  expect(response.status).toBe(400);
});

test("signs out locally when the server is unreachable", async () => {
  await signIn(backend.owner.email, backend.owner.password);
  const kept = new Map(storage.kept);
  storage = openShell({ ...backend, url: "http://127.0.0.1:1" });
  for (const [key, value] of kept) storage.kept.set(key, value);
  await signOut();
  expect(await getSession()).toBeNull();
});

test("reports every session change until the listener is removed", async () => {
  const events: string[] = [];
  const stop = onSessionChange((event, session) =>
    events.push(`${event} ${session?.user.email ?? "nobody"}`),
  );
  await vi.waitFor(() => expect(events).toEqual(["INITIAL_SESSION nobody"]), 20_000);
  await signIn(backend.owner.email, backend.owner.password);
  await signOut();
  const reported = ["INITIAL_SESSION nobody", `SIGNED_IN ${backend.owner.email}`, "SIGNED_OUT nobody"];
  await vi.waitFor(() => expect(events).toEqual(reported), 20_000);
  stop();
  await signIn(backend.owner.email, backend.owner.password);
  expect(events).toEqual(reported);
});

test("rejects admin reads without a session", async () => {
  for (const ask of [() => read(recentPostsQuery()), () => readLatestPosts(() => undefined)])
    await expect(ask()).rejects.toMatchObject({ name: "AccessError", reason: "signed-out" });
});

test.each<[string, () => Promise<unknown>]>([
  ["reading a post", () => getPost(crypto.randomUUID())],
  ["creating a draft link", () => makeDraftLink(crypto.randomUUID(), 7, "https://example.com")],
])("requires a new sign-in for %s after the session has been ended elsewhere", async (_, ask) => {
  await signIn(backend.owner.email, backend.owner.password);
  await backend.sql("delete from auth.sessions");
  await expect(ask()).rejects.toMatchObject({ name: "AccessError", reason: "signed-out" });
  expect(await getSession()).toBeNull();
});

const cutNetwork = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

/** Starts a client whose stored session has expired. Returns its user and its auth events. */
async function startLater(change: { refresh_token?: string } = {}) {
  const before = openShell(backend);
  const { user } = await signIn(backend.owner.email, backend.owner.password);
  const session = JSON.parse(before.kept.get("test") ?? "") as object;
  storage = openShell(backend);
  storage.kept.set("test", JSON.stringify({ ...session, ...change, expires_at: 1 }));
  const events: string[] = [];
  return { user, events, listen: () => stops.push(onSessionChange((event) => events.push(event))) };
}

test("renews a remembered user's session once the connection returns", async () => {
  const { user, events, listen } = await startLater();
  cutNetwork();
  listen();
  await expect(getSession()).rejects.toMatchObject({ name: "UnreachableError" });
  expect(await readStoredUser()).toEqual({ id: user.id, email: user.email });
  await expect(read(recentPostsQuery())).rejects.toMatchObject({ name: "UnreachableError" });
  expect(events).toEqual([]);

  vi.unstubAllGlobals();
  await vi.waitFor(async () => expect((await getSession())?.user.id).toBe(user.id), 20_000);
  await vi.waitFor(() => expect(events).toContain("INITIAL_SESSION"), 20_000);
  await expect(read(recentPostsQuery())).resolves.toEqual([]);
});

test("stays signed out once the connection returns after an offline sign-out", async () => {
  const { events, listen } = await startLater();
  cutNetwork();
  listen();
  await expect(getSession()).rejects.toMatchObject({ name: "UnreachableError" });
  await signOut();
  expect([...storage.kept.keys()]).toEqual([]);
  expect(events).toEqual(["SIGNED_OUT"]);

  vi.unstubAllGlobals();
  await vi.waitFor(async () => expect(await getSession()).toBeNull(), 20_000);
  expect([...storage.kept.keys()]).toEqual([]);
  expect(await readStoredUser()).toBeNull();
});

test("keeps a new session when a request sent before an offline sign-out completes", async () => {
  const { listen } = await startLater();
  cutNetwork();
  listen();
  await expect(getSession()).rejects.toMatchObject({ name: "UnreachableError" });
  await signOut();
  vi.unstubAllGlobals();
  const { access_token } = await signIn(backend.owner.email, backend.owner.password);
  await vi.waitFor(async () => expect((await getSession())?.access_token).toBe(access_token), 20_000);
  expect(await readStoredUser()).toMatchObject({ email: backend.owner.email });
});

test("forgets the user when the server rejects the session", async () => {
  await startLater({ refresh_token: "none-of-ours" });
  expect(await getSession()).toBeNull();
  expect([...storage.kept.keys()]).toEqual([]);
  expect(await readStoredUser()).toBeNull();
});

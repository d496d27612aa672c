import type { RunningBackend } from "@brightwren/backend/backend-options";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { listRecentPosts } from "@brightwren/core/admin-posts/read-posts";
import { makeDraftLink } from "@brightwren/core/draft-links/draft-links";
import { getSession } from "@brightwren/core/session/session";
import { isAdmin } from "@brightwren/core/session/access";
import { onSessionChange, signIn, signOut } from "@brightwren/core/session/sign-in";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTestBackend, addUser } from "../setup/backend.ts";
import { never, openShell, openShellAs } from "./admin-shell.ts";

const member = "member@brightwren.example";

let backend: RunningBackend;
let storage: ReturnType<typeof openShell>;

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  await addUser(backend, member);
});
afterAll(() => backend?.stop());

beforeEach(() => {
  storage = openShell(backend);
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
  await expect(listRecentPosts(never)).rejects.toMatchObject({ name: "AccessError", reason: "signed-out" });
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

import type { RunningBackend } from "@brightwren/backend/backend-options";
import { listRecentPosts } from "@brightwren/core/admin-posts/read-posts";
import { getSession } from "@brightwren/core/session/session";
import { readStoredUser } from "@brightwren/core/session/stored-session";
import { onSessionChange, signIn, signOut } from "@brightwren/core/session/sign-in";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { never, openShell } from "./admin-shell.ts";

let backend: RunningBackend;
const stops: (() => void)[] = [];

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
});
afterAll(() => backend?.stop());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

const cutNetwork = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

/** Starts a client whose stored session has expired. Returns its storage, its user and its auth events. */
async function startLater(change: { refresh_token?: string } = {}) {
  const before = openShell(backend);
  const { user } = await signIn(backend.owner.email, backend.owner.password);
  const session = JSON.parse(before.kept.get("test") ?? "") as object;
  const storage = openShell(backend);
  storage.kept.set("test", JSON.stringify({ ...session, ...change, expires_at: 1 }));
  const events: string[] = [];
  return { storage, user, events, listen: () => stops.push(onSessionChange((event) => events.push(event))) };
}

test("renews a remembered user's session once the connection returns", async () => {
  const { user, events, listen } = await startLater();
  cutNetwork();
  listen();
  await expect(getSession()).rejects.toMatchObject({ name: "UnreachableError" });
  expect(await readStoredUser()).toEqual({ id: user.id, email: user.email });
  await expect(listRecentPosts(never)).rejects.toMatchObject({ name: "UnreachableError" });
  expect(events).toEqual([]);

  vi.unstubAllGlobals();
  await vi.waitFor(async () => expect((await getSession())?.user.id).toBe(user.id), 20_000);
  await vi.waitFor(() => expect(events).toContain("INITIAL_SESSION"), 20_000);
  await expect(listRecentPosts(never)).resolves.toEqual([]);
});

test("stays signed out once the connection returns after an offline sign-out", async () => {
  const { storage, events, listen } = await startLater();
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
  const { storage } = await startLater({ refresh_token: "none-of-ours" });
  expect(await getSession()).toBeNull();
  expect([...storage.kept.keys()]).toEqual([]);
  expect(await readStoredUser()).toBeNull();
});

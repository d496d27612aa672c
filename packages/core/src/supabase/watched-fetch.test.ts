import { beforeEach, expect, test, vi } from "vitest";
import { createConnectivity } from "./connectivity.ts";
import { createRefreshGate } from "./refresh-gate.ts";
import { serverNow } from "./server-clock.ts";
import { UnreachableError } from "./unreachable-error.ts";
import { createWatchedFetch } from "./watched-fetch.ts";

const read = "https://project.example/rest/v1/blog_posts";
const refresh = "https://project.example/auth/v1/token?grant_type=refresh_token";
const failure = new TypeError("Failed to fetch");

beforeEach(() => vi.useFakeTimers());

function network() {
  let isUp = true;
  const send = vi.fn<typeof fetch>(async () => {
    if (!isUp) throw failure;
    return Response.json({});
  });
  const connectivity = createConnectivity(async () => {
    if (!isUp) throw failure;
  });
  connectivity.watch(() => undefined);
  const gate = createRefreshGate();
  return {
    send,
    connectivity,
    gate,
    fetch: createWatchedFetch({ send, connectivity, gate }),
    up: () => {
      isUp = true;
    },
    down: () => {
      isUp = false;
    },
  };
}

test("rejects and becomes unreachable when a request fails", async () => {
  const { fetch, down, connectivity } = network();
  down();
  await expect(fetch(read)).rejects.toEqual(new UnreachableError({ cause: failure }));
  await vi.advanceTimersByTimeAsync(0);
  expect(connectivity.isReachable()).toBe(false);
});

test("stays reachable when a request is aborted", async () => {
  const { fetch, send, connectivity } = network();
  const doubt = vi.spyOn(connectivity, "doubt");
  send.mockRejectedValue(new DOMException("taken back", "AbortError"));
  await expect(fetch(read, { signal: AbortSignal.abort() })).rejects.toThrow("taken back");
  expect(doubt).not.toHaveBeenCalled();
});

test("rejects a stalled request when the connectivity check also fails", async () => {
  const { fetch, send, connectivity, down } = network();
  send.mockReturnValueOnce(new Promise(() => undefined));
  const asked = fetch(read).catch((error: unknown) => error);
  down();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBeInstanceOf(UnreachableError);
  expect(connectivity.isReachable()).toBe(false);
});

test.each([
  ["a slow read", read],
  ["a function that takes a minute", "https://project.example/functions/v1/generate-blog-post"],
])("waits for the response from %s", async (_, address) => {
  const { fetch, send } = network();
  const answer = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(answer.promise);
  const asked = fetch(address);
  await vi.advanceTimersByTimeAsync(60_000);
  answer.resolve(Response.json("late"));
  expect(await (await asked).json()).toBe("late");
});

test("rejects callers while a refresh waits for the network", async () => {
  const { fetch, send, down, up, connectivity, gate } = network();
  down();
  const session = gate.unlessClosed(new Promise<never>(() => undefined));
  const refreshed = fetch(refresh);
  await expect(session).rejects.toBeInstanceOf(UnreachableError);
  await expect(gate.unlessClosed(Promise.resolve("session"))).rejects.toBeInstanceOf(UnreachableError);
  const before = send.mock.calls.length;
  up();
  connectivity.noteAnswer();
  expect((await refreshed).ok).toBe(true);
  expect(send).toHaveBeenCalledTimes(before + 1);
  await expect(gate.unlessClosed(Promise.resolve("session"))).resolves.toBe("session");
});

test("makes callers wait for the refresh once the network is back", async () => {
  const { fetch, send, down, up, connectivity, gate } = network();
  down();
  const refreshed = fetch(refresh);
  await vi.advanceTimersByTimeAsync(0);
  up();
  const answer = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(answer.promise);
  connectivity.noteAnswer();
  await vi.advanceTimersByTimeAsync(0);
  const session = gate.unlessClosed(refreshed);
  answer.resolve(Response.json({}));
  expect((await session).ok).toBe(true);
});

test("retries a refresh when no event reports the reconnection", async () => {
  const { fetch, down, up } = network();
  down();
  const refreshed = fetch(refresh);
  await vi.advanceTimersByTimeAsync(60_000);
  up();
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await refreshed).ok).toBe(true);
});

test("returns the server's response when it rejects a refresh", async () => {
  const { fetch, send, gate } = network();
  send.mockResolvedValue(Response.json({ error_code: "refresh_token_not_found" }, { status: 400 }));
  expect((await fetch(refresh)).status).toBe(400);
  await expect(gate.unlessClosed(Promise.resolve(null))).resolves.toBeNull();
});

const hour = 3600;

test.each([
  ["a sign-in", "https://project.example/auth/v1/token?grant_type=password"],
  ["a renewal", refresh],
  ["an email link", "https://project.example/auth/v1/verify"],
])("derives the server's time from the session expiry after %s", async (_, address) => {
  const { fetch, send } = network();
  const at = Math.floor(Date.now() / 1000) - 24 * hour;
  const session = { access_token: "a", refresh_token: "r", expires_in: hour, user: { id: "7" } };
  send.mockResolvedValueOnce(Response.json({ ...session, expires_at: at + hour }));
  expect(await (await fetch(address, { method: "POST" })).json()).toEqual(session);
  expect(serverNow()).toBe(at * 1000);
});

test("records the server's time from fresh responses only", async () => {
  const { fetch, send } = network();
  const date = new Date(Date.now() - hour * 1000);
  const headers = { date: date.toUTCString() };
  send.mockResolvedValueOnce(Response.json([], { headers: { ...headers, age: "5" } }));
  await fetch(read);
  expect(serverNow()).toBe(Date.now());
  send.mockResolvedValueOnce(Response.json([], { headers }));
  await fetch(read);
  expect(serverNow() - date.getTime()).toBeLessThan(1000);
});

test("rate-limits renewals without rejecting any", async () => {
  const { fetch, send } = network();
  const all = Promise.all(Array.from({ length: 12 }, () => fetch(refresh)));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(send).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await all).every(({ ok }) => ok)).toBe(true);
});

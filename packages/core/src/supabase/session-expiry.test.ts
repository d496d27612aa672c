import { beforeEach, expect, test, vi } from "vitest";
import { withDeviceExpiry } from "./session-expiry.ts";

const minute = 60_000;
const hour = 60 * minute;
const serverTime = Date.parse("2026-11-25T12:00:00Z");

beforeEach(() => vi.useFakeTimers({ now: serverTime }));

let tokens = 0;

/** `life` is in seconds; `wrong` is the device clock's error in milliseconds. */
function session({ life = 3600, wrong = 0 } = {}) {
  const iat = Math.floor((Date.now() - wrong) / 1000);
  const claims = btoa(JSON.stringify({ iat, exp: iat + life, jti: (tokens += 1) }));
  const expiresAt = Math.floor(Date.now() / 1000) + life;
  return { access_token: `h.${claims}.s`, refresh_token: "r", expires_in: life, expires_at: expiresAt };
}

function device(kept = new Map<string, string>()) {
  const storage = withDeviceExpiry({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  return {
    kept,
    storage,
    store: (one: object) => storage.setItem("session", JSON.stringify(one)),
    left: async () => {
      const read = JSON.parse((await storage.getItem("session")) ?? "") as { expires_at: number };
      return read.expires_at * 1000 - Date.now();
    },
  };
}

test.each([
  ["right", 0],
  ["an hour ahead", hour],
  ["a day ahead", 24 * hour],
  ["an hour behind", -hour],
  ["a year behind", -365 * 24 * hour],
])("expires a new session after an hour when the device's clock is %s", async (_, wrong) => {
  vi.setSystemTime(serverTime + wrong);
  const { store, left } = device();
  // `setSession` stores the server's expiry.
  await store({ ...session({ wrong }), expires_at: serverTime / 1000 + 3600 });
  expect(await left()).toBeCloseTo(hour, -4);
  await vi.advanceTimersByTimeAsync(50 * minute);
  expect(await left()).toBeCloseTo(10 * minute, -4);
});

test.each([
  ["ahead", 24 * hour],
  ["back", -24 * hour],
])("renews once when the clock jumps %s while the page is open", async (_, jump) => {
  const { store, left } = device();
  await store(session());
  await vi.advanceTimersByTimeAsync(30 * minute);
  vi.setSystemTime(Date.now() + jump);
  expect(await left()).toBeCloseTo(jump > 0 ? 30 * minute - jump : 30 * minute, -4);
  await store(session());
  expect(await left()).toBeCloseTo(hour, -4);
});

test("does not renew a session again within a minute when it looks expired", async () => {
  const { store, left } = device();
  await store(session({ life: 1 }));
  expect(await left()).toBeGreaterThan(2 * minute);
  await vi.advanceTimersByTimeAsync(59_000);
  vi.setSystemTime(Date.now() + 24 * hour);
  expect(await left()).toBeGreaterThan(2 * minute);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await left()).toBeLessThan(0);
});

test("expires a stored session when the clock is set back by more than the session's lifetime", async () => {
  const before = device();
  await before.store(session());
  vi.setSystemTime(Date.now() - 24 * hour);
  expect(await device(before.kept).left()).toBe(0);
});

test("preserves the expiry when the page reopens", async () => {
  const before = device();
  await before.store(session());
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(await device(before.kept).left()).toBeCloseTo(40 * minute, -4);
});

test("expires a session when other code stored it as expired", async () => {
  const { kept, store, left } = device();
  const one = session();
  await store(one);
  await left();
  kept.set("session", JSON.stringify({ ...one, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  expect(await left()).toBe(-minute);
});

test("preserves the expiry when only the session's user changes", async () => {
  const { store, left } = device();
  const one = session();
  await store(one);
  await vi.advanceTimersByTimeAsync(20 * minute);
  await store({ ...one, expires_at: one.expires_at + 5, user: { id: "7" } });
  expect(await left()).toBeCloseTo(40 * minute, -4);
});

test.each([
  ["a code verifier", "verifier"],
  ["invalid JSON", "{"],
  ["JSON that is not a session", "{}"],
])("returns %s unchanged", async (_, value) => {
  const { storage } = device();
  await storage.setItem("other", value);
  expect(await storage.getItem("other")).toBe(value);
  await storage.removeItem("other");
  expect(await storage.getItem("other")).toBeNull();
});

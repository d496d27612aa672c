import { afterEach, expect, test, vi } from "vitest";
import { isKeychainBusy, type Keytar, openKeychain } from "./keychain.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A keytar that works, changed where the test says so. */
function keytarWith(changes: Partial<Keytar>) {
  const secrets = new Map<string, string>();
  const name = (service: string, account: string) => `${service}/${account}`;
  const keytar: Keytar = {
    getPassword: async (service, account) => secrets.get(name(service, account)) ?? null,
    setPassword: async (service, account, password) => {
      secrets.set(name(service, account), password);
    },
    deletePassword: async (service, account) => secrets.delete(name(service, account)),
    ...changes,
  };
  return { secrets, open: () => openKeychain("Brightwren", async () => keytar) };
}

const refuse = () => Promise.reject(new Error("refused"));
const never = () => new Promise<never>(() => {});

test("a keychain that keeps what it is given is opened, and nothing of the trial stays behind", async () => {
  const { open, secrets } = keytarWith({});
  const opened = await open();
  expect(secrets.size).toBe(0);
  if (!("keychain" in opened)) throw new Error(opened.unavailable);
  await opened.keychain.set("session", "value");
  expect([...secrets]).toEqual([["Brightwren/session", "value"]]);
  expect(await opened.keychain.get("session")).toBe("value");
  expect(await opened.keychain.remove("session")).toBe(true);
  expect(await opened.keychain.remove("session")).toBe(false);
});

test.each<[string, Partial<Keytar>, string]>([
  ["refuses everything is no service", { setPassword: refuse, getPassword: refuse }, "no-service"],
  ["refuses to store but answers questions is locked", { setPassword: refuse }, "locked"],
  ["stores in silence and gives nothing back is locked", { getPassword: async () => null }, "locked"],
  ["gives back something else is locked", { getPassword: async () => "another value" }, "locked"],
  ["cannot remove what it stored is not trusted", { deletePassword: refuse }, "locked"],
])("a keychain that %s", async (_, changes, problem) => {
  expect(await keytarWith(changes).open()).toEqual({ unavailable: problem });
});

test("where keytar or a library of it is not installed, the keychain is missing", async () => {
  const opened = await openKeychain("Brightwren", () =>
    Promise.reject(new Error("libsecret-1.so.0: not found")),
  );
  expect(opened).toEqual({ unavailable: "missing" });
});

test("somebody who types their password for 50 seconds is waited for", async () => {
  vi.useFakeTimers();
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
  const { secrets, open } = keytarWith({
    setPassword: async (service, account, password) => {
      await unlocked;
      secrets.set(`${service}/${account}`, password);
    },
  });
  const opened = open();
  await vi.advanceTimersByTimeAsync(50_000);
  unlock();
  expect(await opened).toHaveProperty("keychain");
});

test("a keychain that never answers counts as locked after a minute, and is known to be busy", async () => {
  vi.useFakeTimers();
  expect(isKeychainBusy()).toBe(false);
  const opened = keytarWith({ setPassword: never }).open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await opened).toEqual({ unavailable: "locked" });
  expect(isKeychainBusy()).toBe(true);
});

import { expect, test, vi } from "vitest";
import { isKeychainBusy, type Keytar, openKeychain } from "./keychain.ts";

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

test("opens a working keychain and removes the test value", async () => {
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
  ["no service when every call is rejected", { setPassword: refuse, getPassword: refuse }, "no-service"],
  ["a locked keychain when it rejects writes but not reads", { setPassword: refuse }, "locked"],
  ["a locked keychain when a stored value reads as null", { getPassword: async () => null }, "locked"],
  [
    "a locked keychain when a different value is read back",
    { getPassword: async () => "another value" },
    "locked",
  ],
  ["a locked keychain when it rejects removals", { deletePassword: refuse }, "locked"],
])("reports %s", async (_, changes, problem) => {
  expect(await keytarWith(changes).open()).toEqual({ unavailable: problem });
});

test("reports a missing keychain when keytar or its library is not installed", async () => {
  const opened = await openKeychain("Brightwren", () =>
    Promise.reject(new Error("libsecret-1.so.0: not found")),
  );
  expect(opened).toEqual({ unavailable: "missing" });
});

test("waits at least 50 seconds for the user to unlock the keychain", async () => {
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

test("reports a locked keychain when it does not respond for a minute", async () => {
  vi.useFakeTimers();
  expect(isKeychainBusy()).toBe(false);
  const opened = keytarWith({ setPassword: never }).open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await opened).toEqual({ unavailable: "locked" });
  expect(isKeychainBusy()).toBe(true);
});

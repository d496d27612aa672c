import { beforeEach, expect, test, vi } from "vitest";
import { createKeychainInMemory, heldBack } from "../testing/keychain-in-memory.ts";
import { createSessionStore } from "./session-store.ts";
import { createQuitWait } from "./wait-before-quit.ts";

const key = "sb-127-auth-token";

beforeEach(() => {
  vi.useFakeTimers();
});

async function start() {
  const keychain = createKeychainInMemory();
  const { held, answer, keepBack } = heldBack(keychain);
  answer();
  const store = createSessionStore({
    keychain: Promise.resolve({ keychain: held }),
    onNotice: () => {},
  });
  await store.setItem(key, "before");
  keepBack();

  const told: boolean[] = [];
  const waitBeforeQuit = createQuitWait(store, (isLong) => told.push(isLong));
  let ended = 0;
  function quit(): boolean {
    let isPrevented = false;
    waitBeforeQuit({ preventDefault: () => (isPrevented = true) }, quit);
    if (!isPrevented) ended += 1;
    return isPrevented;
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const nextStart = () =>
    createSessionStore({
      keychain: Promise.resolve({ keychain: createKeychainInMemory(keychain.secrets) }),
      onNotice: () => {},
    }).getItem(key);
  return { store, told, quit, pass, keepBack, answer, ended: () => ended, nextStart };
}

test("quits immediately when nothing is being stored", async () => {
  const { quit, told, ended } = await start();
  expect(quit()).toBe(false);
  expect(ended()).toBe(1);
  expect(told).toEqual([]);
});

test("waits without a notice when a session is stored quickly", async () => {
  const { store, quit, told, pass, answer, ended, nextStart } = await start();
  void store.setItem(key, "renewed");
  expect(quit()).toBe(true);
  await pass(900);
  expect(ended()).toBe(0);
  answer();
  await pass(0);
  expect(ended()).toBe(1);
  expect(told).toEqual([]);
  expect(await nextStart()).toBe("renewed");
});

test("shows a notice after one second and removes it when the wait is over", async () => {
  const { store, quit, told, pass, answer, ended } = await start();
  void store.setItem(key, "renewed");
  quit();
  await pass(1_000);
  expect(told).toEqual([true]);
  await pass(5_000);
  answer();
  await pass(0);
  expect(told).toEqual([true, false]);
  expect(ended()).toBe(1);
});

test("quits after ten seconds, even when the user quits again meanwhile", async () => {
  const { store, quit, told, pass, answer, ended } = await start();
  void store.setItem(key, "renewed");
  quit();
  await pass(6_000);
  expect(quit()).toBe(true);
  await pass(3_900);
  expect(quit()).toBe(true);
  expect(ended()).toBe(0);
  await pass(100);
  expect(ended()).toBe(1);
  expect(told).toEqual([true, false]);
  answer();
  await pass(20_000);
  expect(ended()).toBe(1);
});

test("waits for a write that starts during the wait", async () => {
  const { store, quit, pass, answer, ended, nextStart } = await start();
  void store.setItem(key, "renewed");
  quit();
  await pass(500);
  void store.setItem(key, "renewed again");
  answer();
  await pass(0);
  expect(ended()).toBe(1);
  expect(await nextStart()).toBe("renewed again");
});

test("waits again for a later write if the app remains open after a timeout", async () => {
  const { store, quit, pass, answer, keepBack, ended } = await start();
  void store.setItem(key, "renewed");
  quit();
  await pass(10_000);
  expect(ended()).toBe(1);
  answer();
  await pass(0);
  keepBack();
  void store.setItem(key, "renewed again");
  expect(quit()).toBe(true);
});

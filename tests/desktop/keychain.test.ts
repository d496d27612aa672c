import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sessionNotices } from "@brightwren/desktop/main/session/session-notices.ts";
import { exampleValues } from "@brightwren/desktop/main/testing/keychain-in-memory.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  canRunSecretService,
  startSecretService,
  withoutSecretService,
  type SecretService,
} from "../setup/secret-service.ts";
import { isDeep } from "../setup/test-depth.ts";
import { type KeychainApp, startKeychainApp } from "./keychain-app.ts";
import { numberedValue } from "./numbered-value.ts";

const key = "sb-127-auth-token";
const loadedBefore = (file: string) => ["--import", new URL(file, import.meta.url).href];

/** Covers one value of each kind. Deep runs use every value. */
const usual = [
  "an empty value",
  "a value of 2000 bytes",
  "a value of 10000 bytes",
  "€ across the border after 1999 bytes",
];
const values = exampleValues.filter(({ name }) => isDeep || usual.includes(name)).map(({ value }) => value);
const { "not-stored": notStored, "not-removed": notRemoved, ...atStart } = sessionNotices;

/** Waits for the notice to disappear, because a slow write continues after the call has returned. */
const settled = (app: KeychainApp) =>
  vi.waitFor(async () => expect(await app.ask({ ask: "opened" })).toEqual({ value: "opened" }), {
    timeout: 60_000,
  });

describe.skipIf(!canRunSecretService())(
  "the session in GNOME Keyring (requires dbus-daemon, dbus-send, gnome-keyring-daemon and keytar)",
  () => {
    let service: SecretService;

    beforeEach(async () => {
      service = await startSecretService();
    });
    afterEach(() => service.stop());

    const start = () => startKeychainApp(service.environment);
    const readAtNextStart = async () => (await start().ask({ ask: "getItem", key })).value;

    test("returns values of every size after a restart", async () => {
      const app = start();
      for (const [index, value] of values.entries()) {
        await app.ask({ ask: "setItem", key: `value-${index}`, value });
        await settled(app);
      }
      await app.kill();
      const next = start();
      for (const [index, value] of values.entries()) {
        expect((await next.ask({ ask: "getItem", key: `value-${index}` })).value).toBe(value);
        await next.ask({ ask: "removeItem", key: `value-${index}` });
        await settled(next);
      }
      expect((await next.ask({ ask: "accounts" })).value).toEqual([]);
    });

    test("stores only the last of several values", async () => {
      for (const [length, secrets] of [
        [9_000, 6],
        [10, 2],
        [9_000, 6],
      ] as const) {
        const app = start();
        const value = String(length).repeat(length).slice(0, length);
        await app.ask({ ask: "setItem", key, value });
        await settled(app);
        expect((await app.ask({ ask: "accounts" })).value).toHaveLength(secrets);
        await app.kill();
        expect(await readAtNextStart()).toBe(value);
      }
    });

    test("returns an intact value after each kill -9 during a write", async () => {
      let last = -1;
      for (let round = 0; round < (isDeep ? 15 : 3); round += 1) {
        const app = start();
        const { promise: first, resolve } = Promise.withResolvers<void>();
        app.onStored((n) => {
          last = n;
          resolve();
        });
        app.tell({ ask: "keep-writing", key, from: last + 1 });
        await first;
        await pause(randomInt(150));
        await app.kill();
        const found = String(await readAtNextStart());
        const n = Number.parseInt(found, 10);
        expect(found).toBe(numberedValue(n));
        expect(n).toBeGreaterThanOrEqual(last);
        last = n;
      }
      const app = start();
      await app.ask({ ask: "removeItem", key });
      await settled(app);
      expect((await app.ask({ ask: "accounts" })).value).toEqual([]);
    });

    test("does not lose the stored session when the keyring is locked at startup", async () => {
      const before = start();
      await before.ask({ ask: "setItem", key, value: "the session" });
      await before.kill();
      service.lock();
      const app = start();
      expect(await app.ask({ ask: "opened" })).toEqual({ value: "locked", notice: atStart.locked });
      expect(await app.ask({ ask: "getItem", key })).toEqual({ value: null, notice: atStart.locked });
      await app.ask({ ask: "setItem", key, value: "for now" });
      expect((await app.ask({ ask: "getItem", key })).value).toBe("for now");
      await app.kill();
      await service.unlock();
      expect(await readAtNextStart()).toBe("the session");
    });

    test("uses the session in memory when the keyring is locked while the app is running", async () => {
      const app = start();
      await app.ask({ ask: "setItem", key, value: "the session" });
      service.lock();
      expect(await app.ask({ ask: "setItem", key, value: "renewed" })).toEqual({ notice: notStored });
      expect(await app.ask({ ask: "getItem", key })).toEqual({ value: "renewed", notice: notStored });
      expect(await app.ask({ ask: "removeItem", key })).toEqual({ notice: notRemoved });
      expect(await app.ask({ ask: "getItem", key })).toEqual({ value: null, notice: notRemoved });
    });

    test("completes a pending write when the app quits immediately", async () => {
      const app = start();
      app.tell({ ask: "setItem", key, value: "the session" });
      app.tell({ ask: "quit" });
      await app.ended;
      const next = start();
      expect((await next.ask({ ask: "getItem", key })).value).toBe("the session");
      next.tell({ ask: "removeItem", key });
      next.tell({ ask: "quit" });
      await next.ended;
      expect((await start().ask({ ask: "accounts" })).value).toEqual([]);
    });

    test("quits after a timeout when the keyring hangs", async () => {
      // The app stops waiting for the keychain after three seconds and quits after ten.
      const app = startKeychainApp(service.environment, isDeep ? [] : loadedBefore("hurried-timers.mjs"));
      await app.ask({ ask: "setItem", key, value: "the session" });
      service.hang();
      expect(await app.ask({ ask: "setItem", key, value: "renewed" })).toEqual({ notice: atStart.slow });
      app.tell({ ask: "quit" });
      const timeout = pause(isDeep ? 20_000 : 10_000, "still there", { ref: false });
      expect(await Promise.race([app.ended, timeout])).not.toBe("still there");
    });

    test("stores the session in memory when D-Bus is missing", async () => {
      const app = startKeychainApp(withoutSecretService);
      expect(await app.ask({ ask: "opened" })).toEqual({
        value: "no-service",
        notice: atStart["no-service"],
      });
      await app.ask({ ask: "setItem", key, value: "for now" });
      expect((await app.ask({ ask: "getItem", key })).value).toBe("for now");
    });
  },
);

test("stores the session in memory when keytar is not installed", async () => {
  const app = startKeychainApp(withoutSecretService, loadedBefore("refuse-keytar.mjs"));
  expect(await app.ask({ ask: "opened" })).toEqual({ value: "missing", notice: atStart.missing });
  await app.ask({ ask: "setItem", key, value: "for now" });
  expect((await app.ask({ ask: "getItem", key })).value).toBe("for now");
});

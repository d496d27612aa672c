import { noteServerTime } from "@brightwren/core/supabase/server-clock";
import { waits } from "@brightwren/core/waits";
import { cleanup } from "vitest-browser-react";
import { commands, page } from "vitest/browser";
import { test as base, vi } from "vitest";
import { testBackend } from "../test-backend.ts";
import type { FreshBackend } from "./backend-commands.ts";
import { Network } from "./network.ts";

type ConsoleGuard = {
  allow: (message: RegExp) => void;
  seen: readonly string[];
};

/** Fetches outside the browser, where the test's network faults have no effect. */
async function carried(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const { url, method, headers } = new Request(input, init);
  const sent = {
    url,
    method,
    headers: [...headers],
    body: typeof init?.body === "string" ? init.body : null,
  };
  const { status, body, ...answer } = await commands.carry(sent);
  return new Response(status === 204 ? null : body, { status, headers: answer.headers });
}

async function forgetAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const database = opening.result;
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores, "readwrite");
      for (const store of stores) transaction.objectStore(store).clear();
      await new Promise((resolve) => transaction.addEventListener("complete", resolve));
    }
    database.close();
  }
}

const emulated = matchMedia("(prefers-color-scheme: dark), (prefers-reduced-motion), (forced-colors)");

/** Each test starts with the seeded database, and fails on unexpected console warnings or errors. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest derives a fixture's dependencies from the pattern
  .extend("console", { auto: true }, async ({}, { onCleanup }): Promise<ConsoleGuard> => {
    const allowed: RegExp[] = [];
    const seen: string[] = [];
    const { error, warn } = console;
    console.error = (...words: unknown[]) => void seen.push(words.map(String).join(" "));
    console.warn = (...words: unknown[]) => void seen.push(words.map(String).join(" "));
    onCleanup(() => {
      Object.assign(console, { error, warn });
      const faults = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (faults.length > 0) throw new Error(`In the console:\n${faults.join("\n")}`);
    });
    return { allow: (message) => void allowed.push(message), seen };
  })
  .extend("backend", async (): Promise<FreshBackend> => {
    const backend = await commands.freshBackend();
    Object.assign(testBackend, { url: backend.url, mailboxUrl: backend.mailboxUrl, fetch: carried });
    return backend;
  })
  // oxlint-disable-next-line no-empty-pattern -- see above
  .extend("waits", async ({}, { onCleanup }) => {
    const before = structuredClone(waits);
    onCleanup(() => void Object.assign(waits, before));
    return waits;
  })
  // oxlint-disable-next-line no-empty-pattern -- see above
  .extend("network", { auto: true }, async ({}, { onCleanup }) => {
    const network = new Network();
    onCleanup(async () => {
      // The next file uses this page and its modules.
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      noteServerTime(Date.now());
      await cleanup();
      network.end();
      await forgetAll();
      if (emulated.matches) await commands.emulateMedia();
      if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
    });
    return network;
  });

export { expect } from "vitest";

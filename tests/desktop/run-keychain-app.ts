import { createRequire } from "node:module";
import { endDespiteKeychain, openKeychain } from "@brightwren/desktop/main/keychain/keychain.ts";
import { createSessionStore } from "@brightwren/desktop/main/session/session-store.ts";
import { createQuitWait } from "@brightwren/desktop/main/session/wait-before-quit.ts";
import type { CredentialList } from "../setup/secret-service.ts";
import type { Request } from "./keychain-app.ts";
import { numberedValue } from "./numbered-value.ts";

/** Runs as a separate process, controlled by its parent. Stores a session as the app's main process does. */
const service = "Brightwren tests";
const keychain = openKeychain(service);
let notice: string | undefined;
const store = createSessionStore({ keychain, onNotice: (next) => (notice = next) });
const tell = (message: object) => process.send?.(message);

async function keepWriting(key: string, from: number): Promise<never> {
  for (let n = from; ; n += 1) {
    await store.setItem(key, numberedValue(n));
    // A notice means that a slow keychain is still writing.
    if (notice === undefined) tell({ stored: n });
  }
}

async function accounts(): Promise<string[]> {
  const keytar = createRequire(import.meta.url)("keytar") as CredentialList;
  return (await keytar.findCredentials(service)).map(({ account }) => account);
}

const waitBeforeQuit = createQuitWait(store, () => {});

function quit(): void {
  let isPrevented = false;
  waitBeforeQuit({ preventDefault: () => (isPrevented = true) }, quit);
  if (!isPrevented) process.exit();
}

async function answer(request: Request): Promise<unknown> {
  switch (request.ask) {
    case "opened": {
      const opened = await keychain;
      return "keychain" in opened ? "opened" : opened.unavailable;
    }
    case "getItem":
      return store.getItem(request.key);
    case "setItem":
      return store.setItem(request.key, request.value);
    case "removeItem":
      return store.removeItem(request.key);
    case "keep-writing":
      return keepWriting(request.key, request.from);
    case "accounts":
      return accounts();
    case "quit":
      return quit();
  }
}

process.once("exit", endDespiteKeychain);
process.on("message", (request: Request & { id: number }) => {
  void answer(request).then((value) => tell({ id: request.id, value, notice }));
});

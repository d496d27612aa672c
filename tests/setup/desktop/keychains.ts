import { studio } from "@brightwren/brand";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { storageKey } from "@brightwren/desktop/renderer/storage-key.ts";
import {
  canRunSecretService,
  type CredentialList,
  keychainGap,
  startSecretService,
  withoutSecretService,
  type SecretService,
} from "../secret-service.ts";
import type { DesktopApp } from "./desktop-app.ts";

/** A "silent" keychain never responds. */
export type KeychainState = "unlocked" | "none" | "silent";

/** Linux requires a separate keychain for tests. Other systems use the system's keychain. */
export const hasKeychain = (): boolean => keychainGap() === undefined;

export const noKeychain = "No keychain here: GNOME Keyring, D-Bus or keytar is missing";

async function start(state: Exclude<KeychainState, "none">): Promise<SecretService> {
  const service = await startSecretService();
  if (state === "silent") service.hang();
  return service;
}

async function startStoring(env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "store-sessions.ts"), { env: { ...process.env, ...env } });
  const failed = once(child, "exit").then(() => Promise.reject(new Error("No session could be stored.")));
  await Promise.race([once(child, "message"), failed]);
  failed.catch(() => {});
  return child;
}

export type Keychains = ReturnType<typeof openKeychains>;

export function openKeychains() {
  const started = new Map<KeychainState, Promise<SecretService>>();
  let storing: Promise<ChildProcess> | undefined;
  async function environment(state: KeychainState): Promise<Record<string, string>> {
    if (process.platform !== "linux") return {};
    if (state === "none" || !canRunSecretService()) return withoutSecretService;
    const service = started.get(state) ?? start(state);
    started.set(state, service);
    return (await service).environment;
  }
  return {
    environment,
    async store(backendUrl: string, session: string) {
      storing ??= environment("unlocked").then(startStoring);
      const child = await storing;
      const stored = once(child, "message", { signal: AbortSignal.timeout(10_000) });
      child.send([storageKey(backendUrl), session]);
      await stored;
    },
    async stop() {
      (await storing)?.kill();
      for (const service of started.values()) await (await service).stop();
    },
  };
}

export function storedAccounts(app: DesktopApp, backendUrl: string): Promise<string[]> {
  return app.evaluate(
    async ({ app: electronApp }, [port, service]) => {
      const { createRequire } = process.getBuiltinModule("module");
      const keytar = createRequire(`${electronApp.getAppPath()}/package.json`)("keytar") as CredentialList;
      const stored = await keytar.findCredentials(service);
      return stored.map(({ account }) => account).filter((account) => account.includes(port));
    },
    [new URL(backendUrl).port, studio.name] as const,
  );
}

export async function filesHolding(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const holding: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.includes(text) || bytes.includes(text, 0, "utf16le")) holding.push(path);
  }
  return holding;
}

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

type Environment = Record<string, string>;

const commands = ["dbus-daemon", "dbus-send", "gnome-keyring-daemon"];
const isInstalled = (command: string) => spawnSync(command, ["--version"]).error === undefined;

function isKeytarInstalled(): boolean {
  try {
    createRequire(import.meta.url)("keytar");
    return true;
  } catch {
    return false;
  }
}

/** Uses memory if possible, because the keyring syncs every secret to disk. */
const parentFolder = () => (existsSync("/dev/shm") ? "/dev/shm" : tmpdir());

export type CredentialList = { findCredentials: (service: string) => Promise<{ account: string }[]> };

/** Returns what is missing for keychain tests and how to install it, or undefined. */
export function keychainGap(): string | undefined {
  const isLinux = process.platform === "linux";
  if (!isKeytarInstalled()) {
    return [
      "keytar is not installed, so nothing was tried with the system's keychain.",
      isLinux
        ? "On Debian and Ubuntu, run `sudo apt-get install libsecret-1-dev`, then `npm ci` again."
        : "Run `npm ci` again and check its output for keytar.",
    ].join(" ");
  }
  const missing = isLinux ? commands.filter((command) => !isInstalled(command)) : [];
  if (missing.length === 0) return undefined;
  return [
    `Nothing was tried with the system's keychain, for want of ${missing.join(", ")}.`,
    "On Debian and Ubuntu, run `sudo apt-get install gnome-keyring dbus-x11`.",
  ].join(" ");
}

export const canRunSecretService = (): boolean => process.platform === "linux" && keychainGap() === undefined;

export const withoutSecretService: Environment = { DBUS_SESSION_BUS_ADDRESS: "disabled:" };

export type SecretService = Awaited<ReturnType<typeof startSecretService>>;

/** Check `canRunSecretService` first. */
export async function startSecretService() {
  const folder = await mkdtemp(join(parentFolder(), "brightwren-keyring-"));
  const folders = { XDG_DATA_HOME: join(folder, "data"), XDG_RUNTIME_DIR: join(folder, "run") };
  for (const part of Object.values(folders)) await mkdir(part, { mode: 0o700 });
  // Removes the display, so that no password prompt appears on the developer's screen.
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...own } = process.env;
  const { bus, address } = await startBus({ ...own, ...folders });
  const environment = { ...folders, DBUS_SESSION_BUS_ADDRESS: address };
  const env = { ...own, ...environment };

  let keyring = await startKeyring(env);
  return {
    environment,
    lock: () => lockKeyring(env),
    /** Restarts the service unlocked. Its clients must also restart. */
    async unlock() {
      await endProcess(keyring);
      keyring = await startKeyring(env);
    },
    /** Stops responding, like a service whose password prompt the user ignores. */
    hang: () => void keyring.kill("SIGSTOP"),
    async stop() {
      await endProcess(keyring);
      await endProcess(bus);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

const secrets = "org.freedesktop.secrets";

function sendToBus(
  env: NodeJS.ProcessEnv,
  to: string,
  path: string,
  method: string,
  argument: string,
): string {
  const message = ["--print-reply", `--dest=${to}`, path, method, argument];
  const { stdout, stderr, status } = spawnSync("dbus-send", message, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${method} failed: ${stderr}`);
  return stdout;
}

async function startBus(env: NodeJS.ProcessEnv): Promise<{ bus: ChildProcess; address: string }> {
  const bus = spawn("dbus-daemon", ["--session", "--nofork", "--print-address"], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(bus.stdout, "data", { signal: AbortSignal.timeout(30_000) })) as [Buffer];
  return { bus, address: line.toString().trim() };
}

function offersSecrets(env: NodeJS.ProcessEnv): boolean {
  const bus = "org.freedesktop.DBus";
  return sendToBus(env, bus, "/", `${bus}.NameHasOwner`, `string:${secrets}`).includes("boolean true");
}

async function startKeyring(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const options = ["--foreground", "--components=secrets", "--unlock"];
  const keyring = spawn("gnome-keyring-daemon", options, { env, stdio: ["pipe", "ignore", "ignore"] });
  keyring.stdin.end("a password");
  for (let tries = 0; tries < 200; tries += 1) {
    if (offersSecrets(env)) return keyring;
    await pause(50);
  }
  await endProcess(keyring);
  throw new Error("gnome-keyring-daemon did not come up within ten seconds.");
}

function lockKeyring(env: NodeJS.ProcessEnv): void {
  const path = "/org/freedesktop/secrets";
  const keyring = `array:objpath:${path}/collection/login`;
  sendToBus(env, secrets, path, "org.freedesktop.Secret.Service.Lock", keyring);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

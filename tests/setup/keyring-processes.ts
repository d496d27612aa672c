import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

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

/** Starts a session bus of its own; gives it with its address. Rejects when it does not say one within ten seconds. */
export async function startBus(env: NodeJS.ProcessEnv): Promise<{ bus: ChildProcess; address: string }> {
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

/** Starts the keyring on the bus of `env`; unlocking makes it where there is none. Rejects when it does not come up. */
export async function startKeyring(
  env: NodeJS.ProcessEnv,
  state: "unlocked" | "locked",
): Promise<ChildProcess> {
  const options = ["--foreground", "--components=secrets", ...(state === "unlocked" ? ["--unlock"] : [])];
  const keyring = spawn("gnome-keyring-daemon", options, { env, stdio: ["pipe", "ignore", "ignore"] });
  keyring.stdin.end("a password");
  for (let tries = 0; tries < 200; tries += 1) {
    if (offersSecrets(env)) return keyring;
    await pause(50);
  }
  await endProcess(keyring);
  throw new Error("gnome-keyring-daemon did not come up within ten seconds.");
}

/** Locks the keyring that is unlocked on the bus of `env`. Throws when it refuses. */
export function lockKeyring(env: NodeJS.ProcessEnv): void {
  const path = "/org/freedesktop/secrets";
  const keyring = `array:objpath:${path}/collection/login`;
  sendToBus(env, secrets, path, "org.freedesktop.Secret.Service.Lock", keyring);
}

/** Kills the process, also one that is stopped, and waits for its end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

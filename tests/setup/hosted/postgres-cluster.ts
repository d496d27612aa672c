import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, glob, mkdtemp, readFile, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

/** The cluster's superuser. It owns none of the project's objects. */
export const superuser = "supabase_admin";

export type PostgresCluster = { folder: string; stop: () => Promise<void> };

/** Disables durability, because the data does not outlive the tests. */
const settings = {
  listen_addresses: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  shared_buffers: "32MB",
  jit: "off",
  timezone: "UTC",
};

/** PostgreSQL refuses to run as root, so root switches to one of these accounts. */
const unprivilegedUsers = ["postgres", "nobody"];

type Account = { uid?: number; gid?: number };

async function serverAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const account = unprivilegedUsers.flatMap((name) => accounts.filter(([user]) => user === name))[0];
  if (!account) throw new Error("PostgreSQL does not run as root, and there is no other user to run it as.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** `stop`, or the end of this process, removes the server and its folder. Rejects with the server's log. */
export async function startCluster({ folder: programs }: PostgresBinaries): Promise<PostgresCluster> {
  const account = await serverAccount();
  const folder = await realpath(await mkdtemp(join(tmpdir(), "brightwren-pg-")));
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const log = join(folder, "log");
  // Tests check the messages, so their language must not depend on the machine.
  const options = { ...account, cwd: folder, env: { PATH: process.env["PATH"], LC_ALL: "C" } };
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(programs, program), args, options);

  // The child process ignores signals from the terminal. It cleans up when our exit closes its input.
  const clearAway = `trap '' INT TERM HUP; read -r _; "$1" stop -D "$2" -m immediate; rm -rf "$3"`;
  const keeper = spawn("sh", ["-c", clearAway, "sh", join(programs, "pg_ctl"), data, folder], {
    ...options,
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
  });
  const stop = async () => {
    if (keeper.exitCode !== null) return;
    const ended = once(keeper, "exit");
    keeper.stdin.end();
    await ended;
  };

  try {
    const fresh = `--username=${superuser} --auth=trust --encoding=UTF8 --locale=C --no-sync --no-instructions`;
    await run("initdb", "-D", data, ...fresh.split(" "));
    const given = { ...settings, unix_socket_directories: folder };
    const flags = Object.entries(given).map(([name, value]) => `-c ${name}='${value}'`);
    await run("pg_ctl", "start", "-D", data, "-w", "-l", log, "-o", flags.join(" "));
  } catch (cause) {
    const said = await readFile(log, "utf8").catch(() => "");
    await stop();
    throw new Error(`PostgreSQL did not start: ${String(cause)}\n${said}`, { cause });
  }
  return { folder, stop };
}

const oldest = 15;

const usualPlaces = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
];

type PostgresBinaries = { folder: string; version: string };

export const readVersion = (text: string): string | undefined =>
  /\(PostgreSQL\) (\d+(?:\.\d+)?)/.exec(text)?.[1];

export const pickBinaries = (found: PostgresBinaries[]): PostgresBinaries | undefined =>
  found
    .filter(({ version }) => Number.parseFloat(version) >= oldest)
    .toSorted((a, b) => b.version.localeCompare(a.version, "en", { numeric: true }))[0];

/** Uses POSTGRES_BIN, or the latest version (15 or later) in the usual folders and PATH. */
export async function findPostgres(): Promise<PostgresBinaries | undefined> {
  if (process.platform === "win32") return undefined;
  const chosen = process.env["POSTGRES_BIN"];
  const folders = chosen ? [chosen] : (process.env["PATH"] ?? "").split(delimiter);
  if (!chosen) for await (const folder of glob(usualPlaces)) folders.push(folder);
  const complete = [...new Set(folders)].filter((folder) =>
    ["initdb", "pg_ctl", "postgres"].every((program) => folder !== "" && existsSync(join(folder, program))),
  );
  const found = await Promise.all(
    complete.map(async (folder) => {
      const { stdout } = await promisify(execFile)(join(folder, "postgres"), ["--version"]);
      return { folder, version: readVersion(stdout) ?? "0" };
    }),
  );
  return pickBinaries(found);
}

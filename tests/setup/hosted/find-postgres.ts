import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const oldest = 15;

/** Where packages put the server's programs, for one or several versions. */
const usualPlaces = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
];

export type PostgresBinaries = { folder: string; version: string };

/** The number of `postgres (PostgreSQL) 15.14 (Debian …)`, major and minor. */
export const readVersion = (text: string): string | undefined =>
  /\(PostgreSQL\) (\d+(?:\.\d+)?)/.exec(text)?.[1];

/** The newest of them, unless all are too old. */
export const pickBinaries = (found: PostgresBinaries[]): PostgresBinaries | undefined =>
  found
    .filter(({ version }) => Number.parseFloat(version) >= oldest)
    .toSorted((a, b) => b.version.localeCompare(a.version, "en", { numeric: true }))[0];

/**
 * Finds the programs of a PostgreSQL of 15 or newer: those of POSTGRES_BIN, or the newest among the usual places and
 * PATH. Undefined when there are none; on Windows nobody looks.
 */
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

import { statfs } from "node:fs/promises";
import { StartupError } from "../project/startup-error.ts";

/** Error codes from Node and Postgres, then from SQLite (the lock) and Emscripten (ENOSPC and EDQUOT). */
const codes = new Set<unknown>(["ENOSPC", "EDQUOT", "53100"]);
const sqliteFull = 13;
const emscriptenFull = new Set<unknown>([51, 19]);
const words = /no space left on device|disk quota exceeded|database or disk is full/i;

/** Postgres needs two WAL files of 16 MB to start. */
const roomToStart = 32 * 1024 * 1024;

export function isFullDisk(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return words.test(String(error));
  const read = (key: string): unknown => Reflect.get(error, key);
  return (
    codes.has(read("code")) ||
    (read("name") === "ErrnoError" && emscriptenFull.has(read("errno"))) ||
    (read("code") === "ERR_SQLITE_ERROR" && read("errcode") === sqliteFull) ||
    words.test(String(read("message"))) ||
    (read("cause") !== undefined && isFullDisk(read("cause")))
  );
}

/** Postgres in WebAssembly exits without reporting the failed write. Returns undefined if the disk has free space. */
export async function blameFullDisk(error: unknown, folder: string): Promise<StartupError | undefined> {
  if (isFullDisk(error)) return fullDiskError(folder, error);
  if (error instanceof StartupError) return undefined;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < roomToStart ? fullDiskError(folder, error) : undefined;
}

export function fullDiskError(folder: string, cause: unknown): StartupError {
  return new StartupError(
    `The disk containing ${folder} is full. Free some space (200 MB is enough) and start again. Saved data is intact.`,
    { cause },
  );
}

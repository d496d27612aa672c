import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "../startup-error.ts";

/** Keeps every other process away from a data folder until released, or until this process dies in whatever way. */
export type FolderLock = { release: () => void };

const lockFile = (folder: string) => `${folder}.lock`;
const pidFile = (folder: string) => `${folder}.pid`;

/**
 * Takes the lock of a data folder (a path from `dataFolderPath`). PGlite takes none, and a second process would
 * corrupt the catalogue for good.
 *
 * The lock is SQLite's on an empty file beside the folder: the operating system drops it with the process, so there
 * are no stale locks to judge by process numbers, which may have been given to another program since. The file stays;
 * removing it would let two processes lock two files of one name. The `.pid` file only serves the message.
 *
 * Throws a StartupError that names the holder when another process (or another backend in this one) holds it.
 */
export function lockFolder(folder: string): FolderLock {
  const handle = new DatabaseSync(lockFile(folder));
  try {
    handle.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (cause) {
    handle.close();
    if (!/locked|busy/i.test(String(cause))) throw cause;
    throw new StartupError(
      `The data folder ${folder} is in use by ${holder(folder)}. Stop that one first (Ctrl+C in its terminal), then try again.`,
      { cause },
    );
  }
  let released = false;
  const release = () => {
    if (released) return;
    released = true;
    handle.exec("rollback");
    handle.close();
  };
  try {
    writeFileSync(pidFile(folder), `${process.pid}\n`);
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}

function holder(folder: string): string {
  try {
    const pid = Number.parseInt(readFileSync(pidFile(folder), "utf8"), 10);
    if (pid > 0) return `another backend (process ${pid})`;
  } catch {
    // The holder has not written its number yet.
  }
  return "another backend";
}

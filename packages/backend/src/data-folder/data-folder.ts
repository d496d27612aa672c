import { randomUUID } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "../project/startup-error.ts";
import { blameFullDisk } from "./full-disk.ts";

/**
 * The one true path of a data folder, so that a link or a trailing slash does not lead to a second lock.
 * Makes its parent if need be. Throws a StartupError for a relative path and for a parent that cannot be written to.
 */
export function dataFolderPath(folder: string): string {
  if (!isAbsolute(folder))
    throw new StartupError(`The data folder must be an absolute path, not "${folder}".`);
  const path = resolve(folder);
  const parent = dirname(path);
  try {
    if (existsSync(path)) return realpathSync(path);
    mkdirSync(parent, { recursive: true });
    accessSync(parent, constants.W_OK);
    return join(realpathSync(parent), basename(path));
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new StartupError(`The folder ${parent} cannot be made or written to (${reason}).`, { cause });
  }
}

/** Keeps every other process away from a data folder until released, or until this process dies in whatever way. */
type FolderLock = { release: () => void };

const lockFile = (folder: string) => `${folder}.lock`;
const pidFile = (folder: string) => `${folder}.pid`;

/**
 * Locks a data folder (a path from `dataFolderPath`). PGlite does not, and a second process would corrupt the catalogue
 * for good.
 *
 * The lock is SQLite's on an empty file beside the folder: the operating system drops it with the process, so there
 * are no stale locks to judge by process numbers, which may have been given to another program since. The file stays;
 * removing it would let two processes lock two files of one name. The `.pid` file only serves the message.
 *
 * Throws a StartupError that names the process when another one (or another backend in this one) has it.
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

/** Only a folder that was initialised completely holds this file. */
const completeMark = "brightwren-data.json";

/**
 * Makes sure that the folder holds a complete database: when there is none yet, `initialise` fills a sibling folder,
 * which gets its name only once everything in it is closed. A process killed at any moment leaves either no data
 * folder or a complete one. The caller has the folder's lock.
 *
 * Returns true when this was the first start. Throws a StartupError for a folder that isn't ours and for a full disk.
 */
export async function openDataFolder(
  folder: string,
  initialise: (folder: string) => Promise<void>,
): Promise<boolean> {
  await removeDrafts(folder);
  if (existsSync(join(folder, completeMark))) return false;
  await refuseForeignFolder(folder);

  const draft = draftPrefix(folder) + randomUUID();
  try {
    await mkdir(draft);
    await initialise(draft);
    await writeFile(
      join(draft, completeMark),
      `${JSON.stringify({ format: 1, created: new Date().toISOString() })}\n`,
    );
    await rename(draft, folder);
  } catch (error) {
    const fullDisk = await blameFullDisk(error, dirname(folder));
    await rm(draft, { recursive: true, force: true });
    throw fullDisk ?? error;
  }
  return true;
}

const draftPrefix = (folder: string) => `${folder}.new-`;

/**
 * First starts that were killed leave their half-filled sibling folder; the lock means that nobody fills one now. Returns
 * how many there were.
 */
async function removeDrafts(folder: string): Promise<number> {
  const parent = dirname(folder);
  const prefix = basename(draftPrefix(folder));
  const drafts = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const name of drafts) await rm(join(parent, name), { recursive: true, force: true });
  return drafts.length;
}

async function refuseForeignFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if ((await readdir(folder)).length > 0) {
    throw new StartupError(
      `The data folder ${folder} holds no complete database of this project. Run "npm run backend:reset" to start afresh (local posts and enquiries are lost), or move the folder away.`,
    );
  }
  // A rename over an empty folder fails on Windows.
  await rmdir(folder);
}

/**
 * Removes a data folder, what killed first starts left beside it, and its mail folder. Returns false when there was
 * nothing. Throws a StartupError while a backend uses the data.
 */
export async function resetLocalData(folder: string, mailDir: string): Promise<boolean> {
  const dataDir = dataFolderPath(folder);
  const lock = lockFolder(dataDir);
  try {
    // Renamed first: a reset that is killed half-way leaves no half-removed folder under the real name.
    if (existsSync(dataDir)) await rename(dataDir, `${draftPrefix(dataDir)}removed-${Date.now()}`);
    const removed = await removeDrafts(dataDir);
    const hadMail = existsSync(mailDir);
    await rm(mailDir, { recursive: true, force: true });
    return removed > 0 || hadMail;
  } finally {
    lock.release();
  }
}

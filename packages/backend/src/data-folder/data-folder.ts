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
import { checkWritable, explainSystemError } from "./system-error.ts";

/** Resolves links and trailing slashes, so that each folder has one lock. Throws a StartupError if it is unusable. */
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
    throw explainSystemError(cause, existsSync(parent) ? parent : dirname(parent)) ?? cause;
  }
}

const lockFile = (folder: string) => `${folder}.lock`;
const pidFile = (folder: string) => `${folder}.pid`;

/**
 * PGlite has no lock, and a second process would corrupt the database. Uses SQLite's lock on an empty file beside the
 * folder: the operating system releases it when the process ends, so locks never become stale. The file is not removed,
 * because two processes could then lock different files with the same name. The `.pid` file is only for the error
 * message. Throws a StartupError with the process id of the lock's holder.
 */
export function lockFolder(folder: string, mailDir = `${folder}.mailbox`) {
  checkWritable(folder, lockFile(folder), pidFile(folder), mailDir);
  const handle = new DatabaseSync(lockFile(folder));
  try {
    handle.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (cause) {
    handle.close();
    if (!/locked|busy/i.test(String(cause))) throw cause;
    throw new StartupError(
      `The data folder ${folder} is in use by ${holder(folder)}. Stop it first (Ctrl+C in its terminal), then try again.`,
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
    // The holder has not written its process id yet.
  }
  return "another backend";
}

/** Exists only in a completely initialised folder. */
const completeMark = "brightwren-data.json";

/**
 * On the first start, `initialise` fills a sibling folder, which is then renamed. A killed process therefore leaves
 * either a complete folder or none. The caller must hold the lock. Returns true on the first start. Throws a
 * StartupError for a foreign folder or a full disk.
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

/** Removes leftovers from interrupted first starts. The caller's lock ensures that none is in use. */
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
      `The data folder ${folder} does not contain a complete database of this project. Run "npm run backend:reset" to start again (this deletes local posts and enquiries), or move the folder.`,
    );
  }
  // On Windows, a rename over an empty folder fails.
  await rmdir(folder);
}

/** Returns false if there was nothing to remove. Throws a StartupError while a backend uses the data. */
export async function resetLocalData(folder: string, mailDir: string): Promise<boolean> {
  const dataDir = dataFolderPath(folder);
  const lock = lockFolder(dataDir, mailDir);
  try {
    // Renamed first, so that a killed reset does not leave a partial folder under the real name.
    if (existsSync(dataDir)) await rename(dataDir, `${draftPrefix(dataDir)}removed-${Date.now()}`);
    const removed = await removeDrafts(dataDir);
    const hadMail = existsSync(mailDir);
    await rm(mailDir, { recursive: true, force: true });
    return removed > 0 || hadMail;
  } finally {
    lock.release();
  }
}

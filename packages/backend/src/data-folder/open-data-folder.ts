import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StartupError } from "../startup-error.ts";
import { blameFullDisk } from "./full-disk.ts";

/** Only a folder that was initialised completely holds this file. */
const completeMark = "brightwren-data.json";

/**
 * Makes sure that the folder holds a complete database: when there is none yet, `initialise` fills a sibling folder,
 * which gets its name only once everything in it is closed. A process killed at any moment leaves either no data
 * folder or a complete one. The caller holds the folder's lock.
 *
 * Gives true when this was the first start. Throws a StartupError for a folder that isn't ours and for a full disk.
 */
export async function openDataFolder(
  folder: string,
  initialise: (folder: string) => Promise<void>,
): Promise<boolean> {
  await removeLeftovers(folder);
  if (existsSync(join(folder, completeMark))) return false;
  await refuseForeignFolder(folder);

  const draft = `${folder}.new-${randomUUID()}`;
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

/** First starts that were killed leave their half-filled sibling folder; the lock says that nobody fills one now. */
async function removeLeftovers(folder: string): Promise<void> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

async function refuseForeignFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if ((await readdir(folder)).length > 0) {
    throw new StartupError(
      `The data folder ${folder} holds no complete database of Brightwren. Run "npm run backend:reset" to start afresh (local posts and enquiries are lost), or move the folder away.`,
    );
  }
  // A rename over an empty folder fails on Windows.
  await rmdir(folder);
}

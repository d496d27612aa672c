import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { dataFolderPath } from "./data-folder-path.ts";
import { lockFolder } from "./folder-lock.ts";

/**
 * Removes a data folder, what killed first starts left beside it, and its mail folder. Gives false when there was
 * nothing. Throws a StartupError while a backend uses the data.
 */
export async function resetLocalData(folder: string, mailDir: string): Promise<boolean> {
  const dataDir = dataFolderPath(folder);
  const lock = lockFolder(dataDir);
  try {
    const parent = dirname(dataDir);
    const draftPrefix = `${basename(dataDir)}.new-`;
    // Renamed first: a reset that is killed half-way leaves no half-removed folder under the real name.
    if (existsSync(dataDir)) await rename(dataDir, join(parent, `${draftPrefix}removed-${Date.now()}`));
    const drafts = (await readdir(parent)).filter((name) => name.startsWith(draftPrefix));
    for (const name of drafts) await rm(join(parent, name), { recursive: true, force: true });
    const hadMail = existsSync(mailDir);
    await rm(mailDir, { recursive: true, force: true });
    return drafts.length > 0 || hadMail;
  } finally {
    lock.release();
  }
}

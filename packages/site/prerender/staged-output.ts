import { cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * An output folder that is written beside the one it replaces. Files that stay as they are become links to the old ones,
 * so nothing is written twice; `finish` puts the new folder in place of the old, `abandon` leaves the old untouched.
 */
export type StagedOutput = {
  /** Where to write. */
  path: string;
  /** Takes a file over from the output before; false when it is not there. */
  keep: (file: string) => Promise<boolean>;
  /** Takes over a file that lies elsewhere; false when it is not there. */
  take: (file: string, from: string) => Promise<boolean>;
  /** Takes over every file of another folder that passes the test. */
  addAll: (from: string, wanted: (file: string) => boolean) => Promise<void>;
  /** Writes a file, or takes over the one from before if it holds the same. True when it was written. */
  write: (file: string, body: string | Uint8Array) => Promise<boolean>;
  finish: () => Promise<void>;
  abandon: () => Promise<void>;
};

async function linkOrCopy(from: string, to: string): Promise<void> {
  // Where the file system knows no links, a copy does.
  await link(from, to).catch(() => cp(from, to));
}

/** A build that was killed between two renames left its predecessor under the other name. */
async function recover(target: string, previous: string): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  await rename(previous, target).catch(() => undefined);
}

export async function openStagedOutput(target: string): Promise<StagedOutput> {
  const path = `${target}.next`;
  const previous = `${target}.previous`;
  await recover(target, previous);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });

  const folders = new Map<string, Promise<unknown>>();
  const place = async (file: string) => {
    const to = join(path, file);
    const folder = dirname(to);
    if (!folders.has(folder)) folders.set(folder, mkdir(folder, { recursive: true }));
    await folders.get(folder);
    return to;
  };

  const take = async (file: string, from: string) => {
    const to = await place(file);
    return linkOrCopy(from, to).then(
      () => true,
      () => false,
    );
  };
  const keep = (file: string) => take(file, join(target, file));

  return {
    path,
    keep,
    take,
    addAll: async (from, wanted) => {
      const entries = await readdir(from, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        const file = join(entry.parentPath, entry.name).slice(from.length + 1);
        if (entry.isFile() && wanted(file)) await linkOrCopy(join(from, file), await place(file));
      }
    },
    write: async (file, body) => {
      const before = await readFile(join(target, file)).catch(() => undefined);
      if (before?.equals(Buffer.from(body))) return !(await keep(file));
      await writeFile(await place(file), body);
      return true;
    },
    finish: async () => {
      await rm(previous, { recursive: true, force: true });
      await rename(target, previous).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
      await rename(path, target);
      await rm(previous, { recursive: true, force: true });
    },
    abandon: () => rm(path, { recursive: true, force: true }),
  };
}

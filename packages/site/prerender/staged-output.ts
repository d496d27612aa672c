import { cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { oncePerKey } from "../once-per-key.ts";

export type StagedOutput = Awaited<ReturnType<typeof openStagedOutput>>;

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => cp(from, to));
}

/** Restores the previous output if a build was killed between the two renames of `finish`. */
async function recover(target: string, previous: string): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  await rename(previous, target).catch(() => undefined);
}

/** Unchanged files become hard links. `finish` swaps the folders; `abandon` leaves the old one untouched. */
export async function openStagedOutput(target: string) {
  const path = `${target}.next`;
  const previous = `${target}.previous`;
  await recover(target, previous);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });

  const makeFolder = oncePerKey((folder: string) => mkdir(folder, { recursive: true }));
  const place = async (file: string) => {
    const to = join(path, file);
    await makeFolder(dirname(to));
    return to;
  };

  /** Links a file from elsewhere. Returns false if it does not exist. */
  const take = async (file: string, from: string) => {
    const to = await place(file);
    return linkOrCopy(from, to).then(
      () => true,
      () => false,
    );
  };
  /** Reuses a file of the previous output; false if it does not exist. */
  const keep = (file: string) => take(file, join(target, file));

  return {
    path,
    keep,
    take,
    addAll: async (from: string, wanted: (file: string) => boolean) => {
      const entries = await readdir(from, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        const file = join(entry.parentPath, entry.name).slice(from.length + 1);
        if (entry.isFile() && wanted(file)) await linkOrCopy(join(from, file), await place(file));
      }
    },
    /** False if the previous output contained the same file, which is reused. */
    write: async (file: string, body: string | Uint8Array) => {
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

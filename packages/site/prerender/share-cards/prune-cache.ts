import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const ownFile = /^[0-9a-f]{16}\.png(?:\.\d+\.part)?$/;
const hour = 3_600_000;

/** Removes cards that are not wanted any more, and what a build that was killed left unfinished; nothing else. */
export async function pruneCache(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const own = (await readdir(folder)).filter((file) => ownFile.test(file) && !wanted.has(file));
  await Promise.all(
    own.map(async (file) => {
      const path = join(folder, file);
      // A young part may belong to a build that runs at this moment.
      if (file.endsWith(".part") && !(await isOld(path))) return;
      await rm(path, { force: true });
    }),
  );
}

async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs > hour;
}

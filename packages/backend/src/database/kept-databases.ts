import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";

const cacheFolder = fileURLToPath(
  new URL("../../../../node_modules/.cache/brightwren/databases/", import.meta.url),
);
const kept = 6;
const sumLength = 4;

const fileOf = (folder: string, key: string) => join(folder, `${key}.tar`);

/** The dump kept under a key, or nothing: there is none, or its file is damaged. */
export async function readKeptDatabase(
  key: string,
  folder: string = cacheFolder,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = await readFile(fileOf(folder, key));
    const dump = bytes.subarray(0, -sumLength);
    return bytes.readUInt32LE(dump.length) === crc32(dump) ? dump : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a dump under a key, and the last few of other keys. Whoever reads meanwhile sees the old file or the whole new
 * one. It is a cache: no failure matters.
 */
export async function keepDatabase(
  key: string,
  dump: Uint8Array,
  folder: string = cacheFolder,
): Promise<void> {
  const draft = join(folder, `${randomUUID()}.part`);
  try {
    const sum = Buffer.alloc(sumLength);
    sum.writeUInt32LE(crc32(dump));
    await mkdir(folder, { recursive: true });
    await writeFile(draft, [dump, sum]);
    await rename(draft, fileOf(folder, key));
    await removeOldest(folder);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function removeOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = join(folder, name);
      return { file, written: (await stat(file)).mtimeMs };
    }),
  );
  const old = files.toSorted((a, b) => b.written - a.written).slice(kept);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}

import { copyFile, link, rename, rm, writeFile } from "node:fs/promises";

let parts = 0;

/** A name beside the file's that no other write has, of this process or another. */
const unfinishedName = (file: string): string => `${file}.${process.pid}${(parts += 1)}.part`;

/** Writes a file so that nobody finds it half-written under its name. */
export async function keepFile(file: string, bytes: Buffer): Promise<void> {
  const unfinished = unfinishedName(file);
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Makes `target` the same file as `source`: a hard link where the disk allows, else a copy. Replaces what is there. */
export async function placeFile(source: string, target: string): Promise<void> {
  const unfinished = unfinishedName(target);
  try {
    await link(source, unfinished).catch(() => copyFile(source, unfinished));
    await rename(unfinished, target);
  } finally {
    // A rename onto another link of the same file does nothing and leaves the first name.
    await rm(unfinished, { force: true });
  }
}

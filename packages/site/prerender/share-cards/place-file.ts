import { copyFile, link, rename, rm, writeFile } from "node:fs/promises";

/** Writes a file so that nobody finds it half-written under its name. */
export async function keepFile(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** Makes `target` the same file as `source`: a hard link where the disk allows, else a copy. Replaces what is there. */
export async function placeFile(source: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}.part`;
  try {
    await link(source, unfinished);
  } catch {
    await copyFile(source, unfinished);
  }
  await rename(unfinished, target);
  // A rename onto another link of the same file does nothing and leaves the first name.
  await rm(unfinished, { force: true });
}

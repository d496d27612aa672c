import { copyFile, link, rename, rm, writeFile } from "node:fs/promises";

let parts = 0;

const unfinishedName = (file: string): string => `${file}.${process.pid}${(parts += 1)}.part`;

export async function writeFileAtomically(file: string, bytes: Buffer): Promise<void> {
  const unfinished = unfinishedName(file);
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Replaces `target` with a hard link to `source`, or with a copy if the file system does not support links. */
export async function placeFile(source: string, target: string): Promise<void> {
  const unfinished = unfinishedName(target);
  try {
    await link(source, unfinished).catch(() => copyFile(source, unfinished));
    await rename(unfinished, target);
  } finally {
    // Renaming onto another link of the same file does nothing, so the temporary link would remain.
    await rm(unfinished, { force: true });
  }
}

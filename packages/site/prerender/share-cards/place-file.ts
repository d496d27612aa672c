import { copyFile, link, rename, rm, writeFile } from "node:fs/promises";

let parts = 0;

async function replace(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${process.pid}${(parts += 1)}.part`;
  try {
    await write(unfinished);
    await rename(unfinished, file);
  } finally {
    // Renaming onto another link of the same file does nothing, so the temporary link would remain.
    await rm(unfinished, { force: true });
  }
}

export const writeFileAtomically = (file: string, bytes: Buffer): Promise<void> =>
  replace(file, (unfinished) => writeFile(unfinished, bytes));

/** Replaces `target` with a hard link to `source`, or with a copy if the file system does not support links. */
export const placeFile = (source: string, target: string): Promise<void> =>
  replace(target, (unfinished) => link(source, unfinished).catch(() => copyFile(source, unfinished)));

import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { FileRejectedError, readTextFile } from "@brightwren/core/markdown-files/text-file";

/** Without this flag, opening a pipe blocks until there is a writer. Windows has no such flag and needs none. */
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Checks the open handle, because the file at the path may change. Throws a `FileRejectedError` or the system's error.
 */
export async function readRegularFile<Result>(
  path: string,
  read: (file: FileHandle, size: number) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, withoutWaiting);
  try {
    const facts = await file.stat();
    if (!facts.isFile()) throw new FileRejectedError("Only files can be opened, not folders or devices.");
    return await read(file, facts.size);
  } finally {
    await file.close();
  }
}

export const readTextAt = (path: string): Promise<string> =>
  readRegularFile(path, (file, size) =>
    readTextFile({ size, arrayBuffer: async () => new Uint8Array(await file.readFile()).buffer }),
  );

import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { FileRefusedError, readTextFile } from "@brightwren/core/markdown-files/text-file";

/** Opening a pipe must not wait for somebody to write to it. Windows has no such flag and needs none. */
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file, lets `read` have it and its size, and closes it. The check is made on the open file: what lies at the path
 * may change meanwhile. Throws a `FileRefusedError` for folders, pipes, sockets and devices, or the file system's error.
 */
export async function readRegularFile<Result>(
  path: string,
  read: (file: FileHandle, size: number) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, withoutWaiting);
  try {
    const facts = await file.stat();
    if (!facts.isFile()) throw new FileRefusedError("Only files can be opened, not folders or devices.");
    return await read(file, facts.size);
  } finally {
    await file.close();
  }
}

/** The text of a file in UTF-8. Throws a `FileRefusedError`, or the file system's error. */
export const readTextAt = (path: string): Promise<string> =>
  readRegularFile(path, (file, size) =>
    readTextFile({ size, arrayBuffer: async () => new Uint8Array(await file.readFile()).buffer }),
  );

import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HostFile } from "@brightwren/core/host/host";
import { safeFileName } from "./file-name.ts";

async function makeFolder(parent: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const folder = join(parent, number === 1 ? name : `${name} (${number})`);
    try {
      await mkdir(folder);
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/**
 * Writes files into a new folder of this name within `parent`; one that is there already is left alone and the new one
 * numbered. Gives the folder. All or nothing: throws the file system's error and leaves no folder behind.
 */
export async function writeFolder(parent: string, name: string, files: HostFile[]): Promise<string> {
  const folder = await makeFolder(parent, safeFileName(name));
  try {
    // "wx": two files of one name must not become one.
    for (const file of files)
      await writeFile(join(folder, safeFileName(file.name)), file.text, { flag: "wx" });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

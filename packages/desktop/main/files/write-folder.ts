import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
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

/** A safe name that no file has yet, also where capitals make no difference; noted in `taken`. */
function freeName(suggested: string, taken: Set<string>): string {
  const safe = safeFileName(suggested);
  const { name: stem, ext } = parse(safe);
  for (let number = 1; ; number++) {
    const name = number === 1 ? safe : `${stem} (${number})${ext}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/**
 * Writes files into a new folder of this name within `parent`; a folder or file that has its name already is left alone
 * and the new one numbered. Gives the folder. All or nothing: throws the file system's error and leaves no folder behind.
 */
export async function writeFolder(parent: string, name: string, files: HostFile[]): Promise<string> {
  const folder = await makeFolder(parent, safeFileName(name));
  const taken = new Set<string>();
  try {
    // "wx": whatever a system takes for the same name, two files must not become one.
    for (const file of files)
      await writeFile(join(folder, freeName(file.name, taken)), file.text, { flag: "wx" });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

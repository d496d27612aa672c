import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import type { HostFile } from "@brightwren/core/host/host";

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
 * and the new one numbered. Returns the folder. All or nothing: throws the file system's error and leaves no folder behind.
 */
export async function writeFolder(parent: string, name: string, files: HostFile[]): Promise<string> {
  const folder = await makeFolder(parent, safeFileName(name));
  const taken = new Set<string>();
  try {
    // "wx": whatever a system considers the same name, two files must not become one.
    for (const file of files)
      await writeFile(join(folder, freeName(file.name, taken)), file.text, { flag: "wx" });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

const longest = 120;
/** Windows knows no files of these names, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every system accepts, from one that the page suggests: no folders, no characters that mean something. */
export function safeFileName(suggested: string): string {
  const name = basename(suggested.replaceAll("\\", "/"))
    // oxlint-disable-next-line no-control-regex -- these are what must go
    .replaceAll(/[\u0000-\u001f<>:"/\\|?*]/g, "-")
    .replace(/^[.\s]+/, "")
    .replace(/[.\s]+$/, "");
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - ending.length).slice(0, longest);
  return !stem || reserved.test(name) ? `file-${stem}${ending}` : stem + ending;
}

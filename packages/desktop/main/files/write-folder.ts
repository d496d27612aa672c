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

/** Writes files into a new folder and returns its path. Removes the folder and throws if a file cannot be written. */
export async function writeFolder(parent: string, name: string, files: HostFile[]): Promise<string> {
  const folder = await makeFolder(parent, safeFileName(name));
  const taken = new Set<string>();
  try {
    // "wx" fails if the file system treats two different names as the same one.
    for (const file of files)
      await writeFile(join(folder, freeName(file.name, taken)), file.text, { flag: "wx" });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

const longest = 120;
/** Reserved on Windows, whatever the extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

export function safeFileName(suggested: string): string {
  const name = basename(suggested.replaceAll("\\", "/"))
    // oxlint-disable-next-line no-control-regex -- the pattern removes control characters
    .replaceAll(/[\u0000-\u001f<>:"/\\|?*]/g, "-")
    .replace(/^[.\s]+/, "")
    .replace(/[.\s]+$/, "");
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - ending.length).slice(0, longest);
  return !stem || reserved.test(name) ? `file-${stem}${ending}` : stem + ending;
}

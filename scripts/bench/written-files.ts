import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Which file lies at each path of a folder, by inode and time: a file that was written anew is another one. */
export async function listFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { ino, mtimeMs } = await stat(path);
    files.set(path.slice(folder.length + 1), `${ino} ${mtimeMs}`);
  }
  return files;
}

/** The files that were written between two listings. */
export const writtenSince = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([path, file]) => before.get(path) !== file).map(([path]) => path);

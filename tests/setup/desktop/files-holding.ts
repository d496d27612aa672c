import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The files below a folder that hold a text, as UTF-8 or UTF-16. */
export async function filesHolding(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const holding: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.includes(text) || bytes.includes(text, 0, "utf16le")) holding.push(path);
  }
  return holding;
}

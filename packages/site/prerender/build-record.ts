import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { WrittenPage } from "./draw-page.ts";
import type { PagePictures } from "./pictures/post-pictures.ts";

type RecordedPage = WrittenPage & PagePictures & { key: string };

/** Records what the last build wrote, so that the next one can skip unchanged pages. */
export type BuildRecord = {
  app: string;
  pages: Record<string, RecordedPage>;
};

/**
 * The record is in the cache, because everything in the output folder is deployed. Its name depends on the place of
 * both folders relative to each other, so that a host can restore them in another place.
 */
export function recordFile(cacheFolder: string, outFolder: string): string {
  const place = relative(cacheFolder, resolve(outFolder));
  const name = createHash("sha256").update(place).digest("hex").slice(0, 12);
  return join(cacheFolder, `output-${name}.json`);
}

/** Returns an empty record, which causes a full build, if none can be read. */
export async function readRecord(file: string): Promise<BuildRecord> {
  const empty: BuildRecord = { app: "", pages: {} };
  try {
    return { ...empty, ...(JSON.parse(await readFile(file, "utf8")) as Partial<BuildRecord>) };
  } catch {
    return empty;
  }
}

export async function writeRecord(file: string, record: BuildRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, JSON.stringify(record));
  await rename(`${file}.next`, file);
}

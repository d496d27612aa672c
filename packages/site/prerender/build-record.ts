import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { WrittenPage } from "./draw-page.ts";
import type { PagePictures } from "./pictures/post-pictures.ts";

export type RecordedPage = WrittenPage & PagePictures & { key: string };

/** What the last build wrote into an output folder, so that the next one can skip unchanged pages. */
export type BuildRecord = {
  app: string;
  pages: Record<string, RecordedPage>;
};

/** The record is stored beside the output, because everything inside it is deployed. */
export function recordFile(cacheFolder: string, outFolder: string): string {
  const name = createHash("sha256").update(resolve(outFolder)).digest("hex").slice(0, 12);
  return join(cacheFolder, `output-${name}.json`);
}

/** Returns an empty record if none can be read; then every page is drawn. */
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

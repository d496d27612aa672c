import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { WrittenPage } from "./draw-page.ts";
import type { PagePictures } from "./pictures/post-pictures.ts";

export type RecordedPage = WrittenPage & PagePictures & { key: string };

/** What the last build into an output folder wrote: what need not be drawn again. */
export type BuildRecord = {
  /** Hash of the sources it was built from. */
  app: string;
  /** By path. */
  pages: Record<string, RecordedPage>;
};

/** The record lies beside the output, not in it: what is in it gets deployed. */
export function recordFile(cacheFolder: string, outFolder: string): string {
  const name = createHash("sha256").update(resolve(outFolder)).digest("hex").slice(0, 12);
  return join(cacheFolder, `output-${name}.json`);
}

/** The record of the last build, or an empty one: then everything is drawn. */
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

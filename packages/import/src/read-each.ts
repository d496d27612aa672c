import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import type { ImportFile } from "./import-files.ts";
import type { ImportedPost } from "./imported-post.ts";

export type ReadOptions = {
  onProgress: (progress: { source: string; done: number; total: number }) => void;
  /** Files and posts that timed out earlier. */
  skipped: ReadonlySet<string>;
};

type Step = ImportFile | ImportedPost | { post: ImportedPost };

const sourceOf = (step: Step): string =>
  "path" in step ? step.path : "post" in step ? step.post.source : step.source;

/** Runs a step for each item. Skips failed items with a notice that gives the reason, if it is known. */
export async function openEach<One extends Step, Made>(
  many: readonly One[],
  notices: string[],
  { onProgress, skipped }: ReadOptions,
  make: (one: One) => Made | Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [done, one] of many.entries()) {
    const source = sourceOf(one);
    onProgress({ source, done, total: many.length });
    if (skipped.has(source)) notices.push(`“${source}” took too long to read, so it was left out.`);
    else
      try {
        made.push(await make(one));
      } catch (error) {
        notices.push(skippedFileNotice(source, error));
      }
  }
  return made;
}

const skippedFileNotice = (source: string, error: unknown): string =>
  error instanceof FileRejectedError
    ? `Left out: ${error.message.includes(`“${source.split("/").at(-1)}”`) ? error.message : `“${source}”. ${error.message}`}`
    : `“${source}” could not be read, so it was left out.`;

/** Reads each post of an export. Skips unreadable ones with a notice. */
export function readPosts<One>(
  rows: readonly One[],
  titleOf: (one: One) => string,
  notices: string[],
  read: (one: One, index: number) => ImportedPost,
): ImportedPost[] {
  return rows.flatMap((one, index) => {
    try {
      return [read(one, index)];
    } catch (error) {
      const reason = error instanceof FileRejectedError ? error.message : "Its text could not be read.";
      notices.push(`“${titleOf(one).slice(0, 200) || "Untitled"}” was left out. ${reason}`);
      return [];
    }
  });
}

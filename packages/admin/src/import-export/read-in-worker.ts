import { withResolvers } from "@brightwren/core/older-browsers";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { type ChosenFile, openFiles } from "@brightwren/import/import-files";
import type { ImportedBlog, ImportedPost } from "@brightwren/import/imported-post";
import { serverNow } from "@brightwren/core/supabase/server-clock";
// oxlint-disable-next-line import/default -- Vite replaces this with the bundled worker's URL.
import workerAddress from "./import-worker.ts?worker&url";
import type { ReadMessage, ReadOrder } from "./import-worker.ts";

export type ReadProgress = { done: number; total: number };

type Options = { signal: AbortSignal; onProgress: (progress: ReadProgress) => void };

/** Milliseconds. A post that takes longer is skipped, because some posts would take hours. */
const longestStep = 30_000;

class StuckError extends Error {
  override name = "StuckError";
  readonly source: string;

  constructor(source: string) {
    super(`Reading “${source}” took too long.`);
    this.source = source;
  }
}

/** Runs in a worker, so that the page can respond and abort. Throws a `FileRejectedError` or the signal's reason. */
export async function readInWorker(
  chosen: readonly ChosenFile[],
  { signal, onProgress }: Options,
): Promise<ImportedBlog> {
  const skipped = new Set<string>();
  for (;;) {
    try {
      const { paths, ...blog } = await readOnce(
        { chosen, skipped, serverTime: serverNow() },
        { signal, onProgress },
      );
      const { files } = await openFiles(chosen, undefined, new Set(paths));
      return { ...blog, files };
    } catch (error) {
      if (!(error instanceof StuckError) || skipped.has(error.source)) throw error;
      skipped.add(error.source);
    }
  }
}

type ReadBlog = Omit<ImportedBlog, "files"> & { paths: string[] };

function readOnce(order: ReadOrder, { signal, onProgress }: Options): Promise<ReadBlog> {
  const { promise, resolve, reject } = withResolvers<ReadBlog>();
  const worker = new Worker(workerAddress, { type: "module" });
  const posts: ImportedPost[] = [];
  let source = "";
  let patience: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => reject(new StuckError(source)), longestStep);
  };
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  worker.addEventListener("message", ({ data }: MessageEvent<ReadMessage>) => {
    wait();
    if (data.kind === "progress") {
      ({ source } = data);
      onProgress(data);
    } else if (data.kind === "posts") posts.push(...data.posts);
    else if (data.kind === "read") resolve({ ...data, posts });
    else if (data.kind === "refused") reject(new FileRejectedError(data.sentence));
    else reject(new Error(data.detail));
  });
  worker.addEventListener("error", (event) => {
    // Otherwise the event would also be logged to the console.
    event.preventDefault();
    reject(new Error(event.message));
  });
  wait();
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(patience);
    signal.removeEventListener("abort", abort);
    worker.terminate();
  });
}

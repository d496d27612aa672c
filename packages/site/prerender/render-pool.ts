import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { WriterOptions, WrittenPage } from "./page-writer.ts";
import type { WorkerAnswer, WorkerRequest } from "./render-worker.ts";

/** Fewer pages than this are drawn sooner than another worker starts. */
const pagesForAWorker = 40;

async function ask(worker: Worker, request: WorkerRequest): Promise<WrittenPage> {
  worker.postMessage(request);
  const [answer] = (await once(worker, "message")) as [WorkerAnswer];
  if ("written" in answer) return answer.written;
  const { path, error } = answer.failure;
  throw new Error(
    `The page ${path} could not be drawn: ${error instanceof Error ? error.message : String(error)}`,
    {
      cause: error,
    },
  );
}

/** Pages leave much garbage; with room for more of it a worker takes more memory and no less time. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/**
 * Draws pages on as many cores as there are; each worker takes the next request when it has finished one.
 * Rejects at the first page that cannot be drawn.
 */
export async function renderPages(
  requests: AsyncIterable<WorkerRequest>,
  count: number,
  options: WriterOptions,
  onWritten: (request: WorkerRequest, written: WrittenPage) => void,
): Promise<void> {
  const size = Math.min(availableParallelism(), Math.ceil(count / pagesForAWorker));
  const workers = Array.from(
    { length: size },
    () => new Worker(new URL("render-worker.ts", import.meta.url), { workerData: options, resourceLimits }),
  );
  const queue = requests[Symbol.asyncIterator]();
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = await queue.next(); !next.done; next = await queue.next())
          onWritten(next.value, await ask(worker, next.value));
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

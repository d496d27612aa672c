import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { BuildError } from "../build-error.ts";
import type { BuildRecord } from "./build-record.ts";
import type { WorkerAnswer, WorkerRequest, WriterOptions, WrittenPage } from "./draw-page.ts";
import type { PageJob } from "./page-job.ts";
import type { PublishedPost } from "./page/page-facts.ts";
import { readBodies } from "./published-content.ts";
import type { StagedOutput } from "./staged-output.ts";

/** Articles whose bodies are asked for in one request. */
const batchSize = 40;

/** Yields the jobs with their articles' bodies; the next batch is on its way while one is drawn. */
async function* withBodies(jobs: readonly PageJob[]): AsyncGenerator<WorkerRequest> {
  const read = async (from: number) => {
    const batch = jobs.slice(from, from + batchSize);
    const ids = batch.flatMap(({ source }) => (source.kind === "article" ? [source.post.id] : []));
    return { batch, bodies: ids.length > 0 ? await readBodies(ids) : new Map<string, string>() };
  };
  let coming = read(0);
  for (let from = 0; from < jobs.length; from += batchSize) {
    const { batch, bodies } = await coming;
    coming = read(from + batchSize);
    // Awaited in the next round; a failure must not count as forgotten until then.
    coming.catch(() => undefined);
    for (const job of batch) {
      yield job.source.kind === "article" ? { job, content: bodyOf(job.source.post, bodies) } : { job };
    }
  }
}

function bodyOf({ id, slug }: PublishedPost, bodies: Map<string, string>): string {
  const body = bodies.get(id);
  if (body === undefined)
    throw new BuildError(`The article "${slug}" was withdrawn while the site was built. Build again.`);
  return body;
}

type Drawn = { pages: BuildRecord["pages"]; written: number };

/**
 * Draws every page that differs from the last build's, and takes the others over. `wantsBody` is true for the articles
 * whose bodies the feeds need.
 */
export async function drawPages(asked: {
  jobs: readonly PageJob[];
  before: BuildRecord["pages"];
  output: StagedOutput;
  options: WriterOptions;
  wantsBody: (path: string) => boolean;
  onProgress: (done: number, total: number) => void;
}): Promise<Drawn> {
  const { jobs, before, output, options, wantsBody, onProgress } = asked;
  const pages: BuildRecord["pages"] = {};
  const changed: PageJob[] = [];
  const keepUnchanged = async (job: PageJob) => {
    const known = before[job.path];
    const usable = known?.key === job.key && (known.body !== undefined || !wantsBody(job.path));
    return usable && (await output.keep(job.file)) ? known : undefined;
  };
  const kept = await Promise.all(jobs.map(keepUnchanged));
  for (const [index, job] of jobs.entries()) {
    const known = kept[index];
    if (known) pages[job.path] = known;
    else changed.push(job);
  }
  let done = 0;
  await drawAll(withBodies(changed), changed.length, options, ({ job }, { page, body }) => {
    pages[job.path] = { key: job.key, page, ...(body !== undefined && wantsBody(job.path) ? { body } : {}) };
    onProgress((done += 1), changed.length);
  });
  return { pages, written: changed.length };
}

/** Fewer pages than this are drawn sooner than another worker starts. */
const pagesForAWorker = 40;

async function ask(worker: Worker, request: WorkerRequest): Promise<WrittenPage> {
  worker.postMessage(request);
  const [answer] = (await once(worker, "message")) as [WorkerAnswer];
  if ("written" in answer) return answer.written;
  const { path, error } = answer.failure;
  throw new Error(
    `The page ${path} could not be drawn: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );
}

/** Pages leave much garbage; with room for more of it a worker takes more memory and no less time. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/**
 * Draws pages on as many cores as there are; each worker takes the next request when it has finished one.
 * Rejects at the first page that cannot be drawn.
 */
async function drawAll(
  requests: AsyncIterable<WorkerRequest>,
  count: number,
  options: WriterOptions,
  onWritten: (request: WorkerRequest, written: WrittenPage) => void,
): Promise<void> {
  const size = Math.min(availableParallelism(), Math.ceil(count / pagesForAWorker));
  const workers = Array.from(
    { length: size },
    () => new Worker(new URL("draw-page.ts", import.meta.url), { workerData: options, resourceLimits }),
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

import { on } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import { picturesInText } from "@brightwren/core/pictures/pictures-in-text";
import { BuildError } from "../build-error.ts";
import type { BuildRecord } from "./build-record.ts";
import type { WorkerAnswer, WorkerRequest, WriterOptions, WrittenPage } from "./draw-page.ts";
import type { PageJob } from "./page-job.ts";
import type { PublishedPost } from "./page/page-facts.ts";
import type { PostPictures } from "./pictures/post-pictures.ts";
import { readBodies } from "./published-content.ts";
import type { StagedOutput } from "./staged-output.ts";

/** Articles whose bodies are asked for in one request. */
const batchSize = 40;

type ArticleRequest = WorkerRequest & { lost?: string[] };

/** Yields the jobs with their articles' bodies and pictures; the next batch is on its way while one is drawn. */
async function* withBodies(jobs: readonly PageJob[], pictures: PostPictures): AsyncGenerator<ArticleRequest> {
  const read = async (from: number) => {
    const batch = jobs.slice(from, from + batchSize);
    const ids = batch.flatMap(({ source }) => (source.kind === "article" ? [source.post.id] : []));
    const bodies = ids.length > 0 ? await readBodies(ids) : new Map<string, string>();
    const requests = batch.map((job) => requestOf(job, bodies));
    // All at once: a page alone would seldom keep all cores busy.
    await pictures.learn(new Set(requests.flatMap(({ shown }) => shown)));
    return requests;
  };
  let coming = read(0);
  for (let from = 0; from < jobs.length; from += batchSize) {
    const batch = await coming;
    coming = read(from + batchSize);
    // Awaited in the next round; a failure must not count as forgotten until then.
    coming.catch(() => undefined);
    for (const { job, content, shown } of batch) {
      const { known, lost } = await pictures.learn(shown);
      yield { job, ...(content === undefined ? {} : { content }), pictures: known, lost };
    }
  }
}

/** A job with its article's body, and the addresses of the pictures that the page shows. */
function requestOf(job: PageJob, bodies: Map<string, string>) {
  const { source } = job;
  if (source.kind === "list") return { job, shown: featuredOf(source.posts) };
  if (source.kind !== "article") return { job, shown: [] };
  const content = bodyOf(source.post, bodies);
  const featured = featuredOf([source.post, ...source.related]);
  return { job, content, shown: [...featured, ...picturesInText(content)] };
}

const featuredOf = (posts: readonly Pick<PublishedPost, "featured_image_url">[]): string[] =>
  posts.flatMap(({ featured_image_url: address }) => (address ? [bareAddress(address)] : []));

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
  pictures: PostPictures;
  wantsBody: (path: string) => boolean;
  onProgress: (done: number, total: number) => void;
}): Promise<Drawn> {
  const { jobs, before, output, options, pictures, wantsBody, onProgress } = asked;
  const pages: BuildRecord["pages"] = {};
  const changed: PageJob[] = [];
  const keepUnchanged = async (job: PageJob) => {
    const known = before[job.path];
    const usable = known?.key === job.key && (known.body !== undefined || !wantsBody(job.path));
    return usable && (await pictures.unchanged(known)) && (await output.keep(job.file)) ? known : undefined;
  };
  const kept = await Promise.all(jobs.map(keepUnchanged));
  for (const [index, job] of jobs.entries()) {
    const known = kept[index];
    if (known) pages[job.path] = known;
    else changed.push(job);
  }
  let done = 0;
  await drawAll(withBodies(changed, pictures), changed.length, options, (request, { page, links, body }) => {
    const { job, pictures: shown = {}, lost = [] } = request;
    pages[job.path] = {
      key: job.key,
      page,
      links,
      ...(body !== undefined && wantsBody(job.path) ? { body } : {}),
      ...(Object.keys(shown).length > 0 ? { pictures: shown } : {}),
      ...(lost.length > 0 ? { lostPictures: lost } : {}),
    };
    onProgress((done += 1), changed.length);
  });
  return { pages, written: changed.length };
}

/** Fewer pages than this are drawn sooner than another worker starts. */
const pagesForAWorker = 40;

function writtenOf(answer: WorkerAnswer): WrittenPage {
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
 * Draws pages on as many cores as there are; each worker has the next request already when it has finished one.
 * Rejects at the first page that cannot be drawn.
 */
async function drawAll(
  requests: AsyncIterable<ArticleRequest>,
  count: number,
  options: WriterOptions,
  onWritten: (request: ArticleRequest, written: WrittenPage) => void,
): Promise<void> {
  const size = Math.min(availableParallelism(), Math.ceil(count / pagesForAWorker));
  const workers = Array.from(
    { length: size },
    () => new Worker(new URL("draw-page.ts", import.meta.url), { workerData: options, resourceLimits }),
  );
  const queue = requests[Symbol.asyncIterator]();
  const handTo = async (worker: Worker) => {
    const next = await queue.next();
    if (!next.done) worker.postMessage(next.value);
    return next;
  };
  const keepBusy = async (worker: Worker) => {
    const answers = on(worker, "message") as AsyncIterator<[WorkerAnswer]>;
    let next = await handTo(worker);
    while (!next.done) {
      const coming = await handTo(worker);
      const [answer] = (await answers.next()).value;
      onWritten(next.value, writtenOf(answer));
      next = coming;
    }
  };
  try {
    await Promise.all(workers.map(keepBusy));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

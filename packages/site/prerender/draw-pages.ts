import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import pMap from "p-map";
import type { BuildRecord } from "./build-record.ts";
import type { PageRequest, WorkerAnswer, WorkerRequest, WriterOptions } from "./draw-page.ts";
import type { PageJob } from "./page-job.ts";
import type { PublishedPost } from "./page/page-facts.ts";
import { openPageWorkers, type PageWorkers } from "./page-workers.ts";
import type { PostPictures } from "./pictures/post-pictures.ts";
import { readBodies } from "./published-content.ts";
import type { StagedOutput } from "./staged-output.ts";

const batchSize = 40;

type DrawRequest = PageRequest & { lost?: string[] };
type PreparedPage = { job: PageJob; content?: string; shown: string[] } | { job: PageJob; failure: unknown };

/** Fetches the next batch while the current one is rendered. */
async function* withBodies(jobs: readonly PageJob[], pictures: PostPictures, workers: PageWorkers) {
  const read = async (from: number) => {
    const batch = jobs.slice(from, from + batchSize);
    const ids = batch.flatMap(({ source }) => (source.kind === "article" ? [source.post.id] : []));
    const bodies = ids.length > 0 ? await readBodies(ids) : new Map<string, string>();
    const prepared = await Promise.all(batch.map((job) => prepare(job, bodies, workers)));
    // Processes the batch's pictures together, because a single page's pictures seldom use all cores.
    await pictures.learn(new Set(prepared.flatMap((page) => ("shown" in page ? page.shown : []))));
    return prepared;
  };
  let coming = read(0);
  for (let from = 0; from < jobs.length; from += batchSize) {
    const batch = await coming;
    coming = read(from + batchSize);
    // Prevents an unhandled rejection until the next iteration awaits it.
    coming.catch(() => undefined);
    for (const page of batch) {
      if ("failure" in page) {
        yield page;
        continue;
      }
      const { job, content, shown } = page;
      const { known, lost } = await pictures.learn(shown);
      yield { job, ...(content === undefined ? {} : { content }), pictures: known, lost };
    }
  }
}

async function prepare(
  job: PageJob,
  bodies: ReadonlyMap<string, string>,
  workers: PageWorkers,
): Promise<PreparedPage> {
  const { source } = job;
  if (source.kind === "list") return { job, shown: featuredOf(source.list.page.posts) };
  if (source.kind !== "article") return { job, shown: [] };
  const content = bodies.get(source.post.id);
  if (content === undefined) return { job, failure: new Error("It was withdrawn while the site was built.") };
  const featured = featuredOf([source.post, ...source.related]);
  // Most posts contain no pictures, and parsing takes as long as rendering the page.
  if (!content.includes("![")) return { job, content, shown: featured };
  const answer = await ask(workers, { text: content });
  if ("failure" in answer) return { job, failure: answer.failure };
  return { job, content, shown: [...featured, ...("pictures" in answer ? answer.pictures : [])] };
}

const ask = (workers: PageWorkers, request: WorkerRequest): Promise<WorkerAnswer> =>
  workers.ask(request).catch((failure: unknown) => ({ failure }));

const featuredOf = (posts: readonly Pick<PublishedPost, "featured_image_url">[]): string[] =>
  posts.flatMap(({ featured_image_url: address }) => (address ? [bareAddress(address)] : []));

type Drawn = { pages: BuildRecord["pages"]; written: number; failures: Map<string, unknown> };

export type DrawOptions = {
  before: BuildRecord["pages"];
  output: StagedOutput;
  options: WriterOptions;
  pictures: PostPictures;
  wantsBody: (path: string) => boolean;
  onProgress: (done: number, total: number) => void;
};

type Asked = DrawOptions & {
  jobs: readonly PageJob[];
  inPlace: BuildRecord["pages"];
};

/** Renders changed pages and reuses the others. Rejects when any page except an article fails. */
export async function drawPages(asked: Asked): Promise<Drawn> {
  const { jobs, before, inPlace, output, options, pictures, wantsBody, onProgress } = asked;
  const pages: BuildRecord["pages"] = {};
  const failures: Drawn["failures"] = new Map();
  const changed: PageJob[] = [];
  const isUsable = (job: PageJob, known: BuildRecord["pages"][string] | undefined) =>
    known?.key === job.key && (known.body !== undefined || !wantsBody(job.path));
  const keepUnchanged = async (job: PageJob) => {
    const here = inPlace[job.path];
    if (isUsable(job, here)) return here;
    // The file may be a hard link to the last build's file, which must not be overwritten.
    if (here) await rm(join(output.path, job.file), { force: true });
    const known = before[job.path];
    return isUsable(job, known) && (await pictures.unchanged(known ?? {})) && (await output.keep(job.file))
      ? known
      : undefined;
  };
  // A single call, so that pictures from all pages are fetched concurrently.
  await pictures.learn(new Set(jobs.flatMap(({ path }) => before[path]?.lostPictures ?? [])));
  const kept = await Promise.all(jobs.map(keepUnchanged));
  for (const [index, job] of jobs.entries()) {
    const known = kept[index];
    if (known) pages[job.path] = known;
    else changed.push(job);
  }
  let done = 0;
  const workers = openPageWorkers(options, workersFor(changed.length));
  const draw = async (request: DrawRequest | { job: PageJob; failure: unknown }) => {
    const { job } = request;
    const answer = "failure" in request ? request : await ask(workers, request);
    if ("failure" in answer) {
      if (job.source.kind !== "article") throw notDrawn(job.path, answer.failure);
      failures.set(job.source.post.id, answer.failure);
    } else if ("written" in answer && !("failure" in request)) {
      const { page, links, body } = answer.written;
      const { pictures: shown = {}, lost = [] } = request;
      pages[job.path] = {
        key: job.key,
        page,
        links,
        ...(body !== undefined && wantsBody(job.path) ? { body } : {}),
        ...(Object.keys(shown).length > 0 ? { pictures: shown } : {}),
        ...(lost.length > 0 ? { lostPictures: lost } : {}),
      };
    }
    onProgress((done += 1), changed.length);
  };
  try {
    // Two requests per worker, so that no worker waits for its next request.
    const concurrency = Math.max(1, 2 * workersFor(changed.length));
    await pMap(withBodies(changed, pictures, workers), draw, { concurrency });
  } finally {
    await workers.close();
  }
  return { pages, written: changed.length - failures.size, failures };
}

/** With fewer pages per worker, starting another worker takes longer than rendering. */
const pagesForAWorker = 40;

const workersFor = (pages: number) => Math.min(availableParallelism(), Math.ceil(pages / pagesForAWorker));

function notDrawn(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The page ${path} could not be drawn: ${reason}`, { cause });
}

import { parentPort, workerData } from "node:worker_threads";
import type { PageJob } from "./page-job.ts";
import { createPageWriter, type WriterOptions, type WrittenPage } from "./page-writer.ts";

export type WorkerRequest = { job: PageJob; content?: string };
export type WorkerAnswer = { written: WrittenPage } | { failure: { path: string; error: unknown } };

const writePage = await createPageWriter(workerData as WriterOptions);

async function answer({ job, content }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return { written: await writePage(job, content) };
  } catch (error) {
    return { failure: { path: job.path, error } };
  }
}

parentPort?.on("message", (request: WorkerRequest) => {
  void answer(request).then((found) => parentPort?.postMessage(found));
});

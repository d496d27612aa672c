import { Worker } from "node:worker_threads";
import type { WorkerAnswer, WorkerRequest, WriterOptions } from "./draw-page.ts";

/** Milliseconds per page, including the worker's start-up. A page normally takes 10 ms. */
const pageTimeout = 30_000;

/** Pages create a lot of garbage, but a larger young generation costs memory without saving time. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

export type PageWorkers = ReturnType<typeof openPageWorkers>;

/** Starts worker threads that each render one page at a time. Replaces workers that hang or crash. */
export function openPageWorkers(options: WriterOptions, size: number) {
  const workers = Array.from({ length: size }, () => openWorker(options));
  return {
    /** Rejects on a timeout and when the worker crashes. */
    ask: (request: WorkerRequest): Promise<WorkerAnswer> => {
      const [idlest] = workers.toSorted((a, b) => a.waiting() - b.waiting());
      if (!idlest) throw new Error("There is no worker.");
      return idlest.ask(request);
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  };
}

const tooSlow = new Error(`It took longer than ${pageTimeout / 1000} s.`);

type Asked = { request: WorkerRequest } & PromiseWithResolvers<WorkerAnswer>;

function openWorker(options: WriterOptions) {
  const queue: Asked[] = [];
  let timer: NodeJS.Timeout | undefined;
  let slow: Asked | undefined;
  let isClosed = false;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL("draw-page.ts", import.meta.url), {
      workerData: options,
      resourceLimits,
    });
    let fault: unknown;
    started.on("message", (answer: WorkerAnswer) => {
      queue.shift()?.resolve(answer);
      watch();
    });
    started.on("error", (error) => (fault = error));
    // All the worker's responses have arrived by now, so the first request in the queue caused the failure.
    started.on("exit", () => {
      if (!isClosed) replace(fault);
    });
    return started;
  }

  function replace(fault: unknown): void {
    if (fault || (slow && queue[0] === slow)) queue.shift()?.reject(fault ?? tooSlow);
    worker = start();
    for (const { request } of queue) worker.postMessage(request);
    watch();
  }

  function watch(): void {
    clearTimeout(timer);
    const [first] = queue;
    if (!first) return;
    timer = setTimeout(() => {
      slow = first;
      void worker.terminate();
    }, pageTimeout);
  }

  return {
    waiting: () => queue.length,
    ask(request: WorkerRequest): Promise<WorkerAnswer> {
      const asked = { request, ...Promise.withResolvers<WorkerAnswer>() };
      queue.push(asked);
      worker.postMessage(request);
      if (queue.length === 1) watch();
      return asked.promise;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      return worker.terminate();
    },
  };
}

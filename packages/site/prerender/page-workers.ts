import { Worker } from "node:worker_threads";
import type { WorkerAnswer, WorkerRequest, WriterOptions } from "./draw-page.ts";

/** Milliseconds for one page, the start of a worker included; a page takes a hundredth of a second. */
const patience = 30_000;

/** Pages leave much garbage; with room for more of it a worker takes more memory and no less time. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

export type PageWorkers = {
  /** Rejects where the page or text takes too long, or brings its worker down. */
  ask: (request: WorkerRequest) => Promise<WorkerAnswer>;
  close: () => Promise<void>;
};

/** Threads that draw pages, each one after the other. One that hangs or breaks is replaced by a new one. */
export function openPageWorkers(options: WriterOptions, size: number): PageWorkers {
  const workers = Array.from({ length: size }, () => openWorker(options));
  return {
    ask(request) {
      const [idlest] = workers.toSorted((a, b) => a.waiting() - b.waiting());
      if (!idlest) throw new Error("There is no worker.");
      return idlest.ask(request);
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  };
}

const tooSlow = new Error(`It took longer than ${patience / 1000} s.`);

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
    // All that it answered has come by now: the first in the queue is what it was at work on.
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
    }, patience);
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

import { withResolvers } from "@brightwren/core/older-browsers";
import { PictureRefusedError, type PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import { fileLimit } from "./inspect-picture.ts";
// oxlint-disable-next-line import/default -- Vite makes the address of the bundled worker of it.
import workerAddress from "./picture-worker.ts?worker&url";
import { refusals } from "./refusals.ts";
import type { WorkerMessage } from "./worker-message.ts";

type Options = {
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
};

/** Milliseconds. A slower step never ends: some browsers do not report a crashed worker. */
const longestStep = 120_000;

/** Caches the worker's code: a picture may be chosen offline. */
export async function loadWorkerAhead(): Promise<void> {
  // A failure here is retried and reported with the first picture.
  await fetch(workerAddress).catch(() => undefined);
}

/** One at a time, because of memory. */
let running: Promise<unknown> = Promise.resolve();

/** One file at a time, in its own worker. Throws a PictureRefusedError or the signal's reason. */
export function preparePicture(file: File, options: Options = {}): Promise<PreparedPicture> {
  const before = running;
  const prepared = (async () => {
    await untilDone(before, options.signal);
    if (file.size > fileLimit) throw new PictureRefusedError(refusals.tooLarge);
    if (typeof OffscreenCanvas === "undefined") throw new PictureRefusedError(refusals.oldBrowser);
    return { name: file.name, ...(await prepareInWorker(file, options)) };
  })();
  running = Promise.allSettled([before, prepared]);
  return prepared;
}

/** `work` never rejects. Throws the signal's reason on abort. */
async function untilDone(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const aborted = withResolvers<never>();
  const abort = () => aborted.reject(signal?.reason);
  signal?.addEventListener("abort", abort);
  try {
    await Promise.race([work, aborted.promise]);
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

function prepareInWorker(
  file: File,
  { signal, onProgress }: Options,
): Promise<Omit<PreparedPicture, "name">> {
  const { promise, resolve, reject } = withResolvers<Omit<PreparedPicture, "name">>();
  const refuse = (reason: string, cause?: unknown) => reject(new PictureRefusedError(reason, { cause }));
  let worker: Worker;
  try {
    worker = new Worker(workerAddress, { type: "module" });
  } catch (error) {
    refuse(refusals.notStarted, error);
    return promise;
  }
  let hasStarted = false;
  let patience: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => refuse(refusals.broken), longestStep);
  };
  const abort = () => reject(signal?.reason);
  signal?.addEventListener("abort", abort);
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    hasStarted = true;
    wait();
    if (data.kind === "progress") onProgress?.(data.done);
    else if (data.kind === "prepared") resolve(data.picture);
    else if (data.kind === "refused") refuse(data.reason);
    else refuse(refusals.broken, data.detail);
  });
  worker.addEventListener("error", (event) => {
    // An unhandled event would also appear in the console.
    event.preventDefault();
    refuse(hasStarted ? refusals.broken : refusals.notStarted, event.message);
  });
  wait();
  worker.postMessage(file);
  return promise.finally(() => {
    clearTimeout(patience);
    signal?.removeEventListener("abort", abort);
    worker.terminate();
  });
}

import { withResolvers } from "@brightwren/core/older-browsers";
import { PictureRejectedError, type PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import { aborted } from "../../device/locks.ts";
import { fileLimit } from "./inspect-picture.ts";
// oxlint-disable-next-line import/default -- Vite replaces this with the bundled worker's URL.
import workerAddress from "./picture-worker.ts?worker&url";
import { pictureErrors } from "./picture-errors.ts";
import type { WorkerMessage } from "./picture-worker.ts";

type Options = {
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
};

/** Milliseconds. A slower step counts as failed, because some browsers do not report a crashed worker. */
const longestStep = 120_000;

/** Caches the worker's code, because the owner may choose a picture offline. */
export async function loadWorkerAhead(): Promise<void> {
  // If the download fails, preparing the first picture retries it and reports any error.
  await fetch(workerAddress).catch(() => undefined);
}

/** One picture is prepared at a time to limit memory. */
let running: Promise<unknown> = Promise.resolve();

/** Prepares a picture in a worker, after any earlier pictures. Throws a PictureRejectedError or the signal's reason. */
export function preparePicture(file: File, options: Options = {}): Promise<PreparedPicture> {
  const before = running;
  const prepared = (async () => {
    options.signal?.throwIfAborted();
    await Promise.race([before, aborted(options.signal)]);
    options.signal?.throwIfAborted();
    if (file.size > fileLimit) throw new PictureRejectedError(pictureErrors.tooLarge);
    if (typeof OffscreenCanvas === "undefined") throw new PictureRejectedError(pictureErrors.oldBrowser);
    return { name: file.name, ...(await prepareInWorker(file, options)) };
  })();
  running = Promise.allSettled([before, prepared]);
  return prepared;
}

function prepareInWorker(
  file: File,
  { signal, onProgress }: Options,
): Promise<Omit<PreparedPicture, "name">> {
  const { promise, resolve, reject } = withResolvers<Omit<PreparedPicture, "name">>();
  const refuse = (reason: string, cause?: unknown) => reject(new PictureRejectedError(reason, { cause }));
  let worker: Worker;
  try {
    worker = new Worker(workerAddress, { type: "module" });
  } catch (error) {
    refuse(pictureErrors.notStarted, error);
    return promise;
  }
  let hasStarted = false;
  let patience: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => refuse(pictureErrors.broken), longestStep);
  };
  const abort = () => reject(signal?.reason);
  signal?.addEventListener("abort", abort);
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    hasStarted = true;
    wait();
    if (data.kind === "progress") onProgress?.(data.done);
    else if (data.kind === "prepared") resolve(data.picture);
    else if (data.kind === "refused") refuse(data.reason);
    else refuse(pictureErrors.broken, data.detail);
  });
  worker.addEventListener("error", (event) => {
    // Otherwise the event would also be logged to the console.
    event.preventDefault();
    refuse(hasStarted ? pictureErrors.broken : pictureErrors.notStarted, event.message);
  });
  wait();
  worker.postMessage(file);
  return promise.finally(() => {
    clearTimeout(patience);
    signal?.removeEventListener("abort", abort);
    worker.terminate();
  });
}

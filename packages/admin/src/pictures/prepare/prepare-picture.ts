import { withResolvers } from "@brightwren/core/older-browsers";
import { PictureRefusedError, type PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import { fileLimit } from "./inspect-picture.ts";
// oxlint-disable-next-line import/default -- Vite makes the address of the bundled worker of it.
import workerAddress from "./picture-worker.ts?worker&url";
import { refusals } from "./refusals.ts";
import type { WorkerMessage } from "./worker-message.ts";

type Options = {
  signal?: AbortSignal;
  /** Told how much of the work is done, from 0 to 1. */
  onProgress?: (done: number) => void;
};

/** A step that takes longer than this, in milliseconds, will not end: some browsers do not say that a worker is gone. */
const longestStep = 120_000;

/** Brings the worker's code into the browser's cache: a picture may be chosen when the network is gone. */
export async function loadWorkerAhead(): Promise<void> {
  // What fails now is tried again, and told, when a picture is there.
  await fetch(workerAddress).catch(() => undefined);
}

/** The picture that is prepared now; one needs memory enough. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Makes of a person's file what is uploaded: decoded, scaled and encoded anew in a worker of its own, one file at a
 * time. Throws a PictureRefusedError that says in a sentence why not and what to do, or the signal's reason.
 */
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

/** Waits for work that cannot fail; throws the signal's reason as soon as it is aborted. */
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
    // What is left unhandled here would stand in the console as well.
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

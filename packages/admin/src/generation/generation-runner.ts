import {
  type GeneratePost,
  type GenerationResult,
  mayHaveBeenWritten,
} from "@brightwren/core/generation/generate-post";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import type { GenerationLock } from "./generation-lock.ts";
import { createStore } from "@brightwren/ui/store";
import { waits } from "@brightwren/core/waits";

export type GenerationJob = { kind: "random" } | { kind: "custom"; request: GeneratePost };

export type Run = { job: GenerationJob; key: string; startedAt: number };

export type GenerationState =
  | { status: "idle" }
  | { status: "writing"; job: GenerationJob; startedAt: number }
  | { status: "elsewhere" };

type Parts = {
  lock: GenerationLock;
  write: (job: GenerationJob, key: string) => Promise<GenerationResult>;
  remember: (run: Run) => void;
  clearRun: () => void;
  onAnswered: (job: GenerationJob, result: GenerationResult) => void;
  onFailure: (error: unknown) => void;
  /** Called when another tab has finished, so there may be a new post. */
  onDoneElsewhere: () => void;
  pause: (milliseconds: number) => Promise<void>;
};

/** Milliseconds. The backend ends a run after five minutes; the client gives up a little later. */
const runTimeout = 6 * 60_000;

/** Lives as long as the admin, so that a run survives navigation. */
export function createGenerationRunner(parts: Parts) {
  /**
   * Idempotency key. A retry reuses its request's key, so that a request whose response was lost is not charged twice.
   * A different request, or any request after a response, gets a new key.
   */
  let tried: { job: string; key: string } | undefined;
  const { get: getState, set: become, subscribe } = createStore<GenerationState>({ status: "idle" });

  async function ask({ job, key, startedAt }: Run): Promise<GenerationResult> {
    for (;;) {
      try {
        return await parts.write(job, key);
      } catch (error) {
        const wait = error instanceof FunctionError && error.code === "still_writing";
        if (!wait || Date.now() - startedAt > runTimeout) throw error;
      }
      await parts.pause(waits.generation);
    }
  }

  const rememberKey = ({ job, key }: Run) => (tried = { job: JSON.stringify(job), key });

  async function work(run: Run): Promise<void> {
    rememberKey(run);
    parts.remember(run);
    try {
      const result = await ask(run);
      tried = undefined;
      parts.onAnswered(run.job, result);
    } catch (error) {
      if (!mayHaveBeenWritten(error)) tried = undefined;
      parts.onFailure(error);
    } finally {
      parts.clearRun();
      become({ status: "idle" });
    }
  }

  async function begin(prepare: () => Run): Promise<void> {
    if (getState().status !== "idle") return;
    const run = prepare();
    become({ status: "writing", job: run.job, startedAt: run.startedAt });
    try {
      if (await parts.lock.hold(() => work(run))) return;
      parts.clearRun();
      become({ status: "elsewhere" });
    } catch (error) {
      // The request may have been sent before a reload, so the next attempt reuses its key.
      rememberKey(run);
      parts.clearRun();
      become({ status: "idle" });
      parts.onFailure(error);
    }
  }

  return {
    subscribe,
    getState,
    /** Reports results to `onAnswered` and all failures, including lock errors, to `onFailure`. Never rejects. */
    start: (job: GenerationJob): Promise<void> =>
      begin(() => {
        const key = tried?.job === JSON.stringify(job) ? tried.key : crypto.randomUUID();
        return { job, key, startedAt: Date.now() };
      }),
    /** Resumes waiting for a run that started before a reload. Reports the result like `start`. */
    resume: (run: Run): Promise<void> => begin(() => run),
    watch: (): (() => void) =>
      parts.lock.watch((busy) => {
        if (busy && getState().status === "idle") become({ status: "elsewhere" });
        if (busy || getState().status !== "elsewhere") return;
        become({ status: "idle" });
        parts.onDoneElsewhere();
      }),
  };
}

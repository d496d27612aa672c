import {
  type GeneratePost,
  type GenerationResult,
  mayHaveBeenWritten,
} from "@brightwren/core/generation/generate-post";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import type { GenerationLock } from "./generation-lock.ts";
import { waits } from "@brightwren/core/waits";

/** What was asked for: a topic of the library's choosing, or the owner's own. */
export type GenerationJob = { kind: "random" } | { kind: "custom"; request: GeneratePost };

/** One request to the backend, as long as its answer is waited for. */
export type Run = { job: GenerationJob; key: string; startedAt: number };

export type GenerationState =
  | { status: "idle" }
  | { status: "writing"; job: GenerationJob; startedAt: number }
  /** Another tab of this browser is at it. */
  | { status: "elsewhere" };

type Parts = {
  lock: GenerationLock;
  write: (job: GenerationJob, key: string) => Promise<GenerationResult>;
  remember: (run: Run) => void;
  forget: () => void;
  onAnswered: (job: GenerationJob, result: GenerationResult) => void;
  onFailure: (error: unknown) => void;
  /** Another tab is done: there may be a new post. */
  onDoneElsewhere: () => void;
  pause: (milliseconds: number) => Promise<void>;
};

/** The backend lets a run live for five minutes; somebody who waits for one gives up a little later. */
const runTimeout = 6 * 60_000;

/**
 * Runs generations, one at a time in this tab and, by the lock, in this browser. Lives as long as the admin, so that a
 * run goes on while its screen is left.
 */
export function createGenerationRunner(parts: Parts) {
  const keys = createRequestKeys();
  const listeners = new Set<() => void>();
  let state: GenerationState = { status: "idle" };

  function become(next: GenerationState): void {
    state = next;
    for (const listener of listeners) listener();
  }

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

  async function work(run: Run): Promise<void> {
    keys.adopt(run.job, run.key);
    parts.remember(run);
    try {
      const result = await ask(run);
      keys.answered();
      parts.onAnswered(run.job, result);
    } catch (error) {
      if (!mayHaveBeenWritten(error)) keys.answered();
      parts.onFailure(error);
    } finally {
      parts.forget();
      become({ status: "idle" });
    }
  }

  async function begin(prepare: () => Run): Promise<void> {
    if (state.status !== "idle") return;
    const run = prepare();
    become({ status: "writing", job: run.job, startedAt: run.startedAt });
    try {
      if (await parts.lock.hold(() => work(run))) return;
      parts.forget();
      become({ status: "elsewhere" });
    } catch (error) {
      // Before a reload it may have been sent: the next try still asks for the same post.
      keys.adopt(run.job, run.key);
      parts.forget();
      become({ status: "idle" });
      parts.onFailure(error);
    }
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): GenerationState => state,
    /**
     * Starts a run; starts none while one is at work here or in another tab. How it ends goes to `onAnswered`
     * or `onFailure`, which hears as well that the lock itself cannot be had. Never rejects.
     */
    start: (job: GenerationJob): Promise<void> =>
      begin(() => ({ job, key: keys.for(job), startedAt: Date.now() })),
    /** Waits on for a run that was started before the tab was loaded anew; ends as `start` does. */
    resume: (run: Run): Promise<void> => begin(() => run),
    /** Follows the other tabs. Returns an unsubscribe function. */
    watch: (): (() => void) =>
      parts.lock.watch((busy) => {
        if (busy && state.status === "idle") become({ status: "elsewhere" });
        if (busy || state.status !== "elsewhere") return;
        become({ status: "idle" });
        parts.onDoneElsewhere();
      }),
  };
}

/**
 * Names each request: the same one tried again keeps its key, so that an answer lost on the way is not paid for twice;
 * another request, or the next one after an answer, gets a new key.
 */
function createRequestKeys() {
  let tried: { job: string; key: string } | undefined;
  return {
    for(job: GenerationJob): string {
      const asked = JSON.stringify(job);
      if (tried?.job !== asked) tried = { job: asked, key: crypto.randomUUID() };
      return tried.key;
    },
    /** Takes over the key of a request that was sent before the tab was loaded anew. */
    adopt(job: GenerationJob, key: string): void {
      tried = { job: JSON.stringify(job), key };
    },
    answered(): void {
      tried = undefined;
    },
  };
}

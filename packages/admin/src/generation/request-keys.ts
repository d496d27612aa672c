import type { GenerationJob } from "./generation-job.ts";

/**
 * Names each request: the same one tried again keeps its key, so that an answer lost on the way is not paid for twice;
 * another request, or the next one after an answer, gets a new key.
 */
export function createRequestKeys(createKey: () => string = () => crypto.randomUUID()) {
  let tried: { job: string; key: string } | undefined;
  return {
    for(job: GenerationJob): string {
      const asked = JSON.stringify(job);
      if (tried?.job !== asked) tried = { job: asked, key: createKey() };
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

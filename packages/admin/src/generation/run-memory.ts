import { keys } from "@brightwren/brand";
import { generatePostSchema } from "@brightwren/core/generation/generate-post";
import { tabStorage } from "@brightwren/ui/safe-storage";
import { z } from "zod";
import type { Run } from "./generation-runner.ts";

const runSchema = z.object({
  job: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("random") }),
    z.object({ kind: z.literal("custom"), request: generatePostSchema }),
  ]),
  key: z.string(),
  startedAt: z.number(),
});

const storageKey = `${keys.prefix}-generation`;

let leaving = false;
globalThis.addEventListener?.("pagehide", () => (leaving = true));
globalThis.addEventListener?.("pageshow", () => (leaving = false));

/** Milliseconds. Longer than any run takes. */
const longest = 10 * 60_000;

export function rememberRun(run: Run): void {
  // If storage is full or blocked, a reload does not resume the run, but the post still appears in the list.
  tabStorage.setItem(storageKey, JSON.stringify(run));
}

/** Does nothing while the page unloads, because the backend may still be writing. */
export function clearRun(): void {
  if (!leaving) tabStorage.removeItem(storageKey);
}

export function recallRun(now: number): Run | null {
  try {
    const run = runSchema.safeParse(JSON.parse(tabStorage.getItem(storageKey) ?? "null"));
    return run.success && now - run.data.startedAt < longest ? run.data : null;
  } catch {
    return null;
  }
}

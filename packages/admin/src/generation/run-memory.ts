import { keys } from "@brightwren/brand";
import { generatePostSchema } from "@brightwren/core/generation/generate-post";
import { tabStorage } from "@brightwren/ui/kept-storage";
import { z } from "zod";
import type { Run } from "./generation-runner.ts";

const runSchema = z.object({
  job: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("random") }),
    z.object({
      kind: z.literal("custom"),
      request: generatePostSchema,
    }),
  ]),
  key: z.string(),
  startedAt: z.number(),
});

const storageKey = `${keys.prefix}-generation`;

let leaving = false;
globalThis.addEventListener?.("pagehide", () => (leaving = true));
globalThis.addEventListener?.("pageshow", () => (leaving = false));

/** Longer than any run takes: what is older than this is over. */
const longest = 10 * 60_000;

/** Keeps the run that this tab waits for, so that a reload can wait on. */
export function rememberRun(run: Run): void {
  // Where that is full or denied, a reload does not wait on, and the post appears in the list.
  tabStorage.setItem(storageKey, JSON.stringify(run));
}

/**
 * The run has ended. Not believed of a page that is being left: its requests end with it, while the backend may still
 * be writing.
 */
export function forgetRun(): void {
  if (!leaving) tabStorage.removeItem(storageKey);
}

/** The run that this tab waited for before it was loaded anew, or null. */
export function recallRun(now: number): Run | null {
  try {
    const run = runSchema.safeParse(JSON.parse(tabStorage.getItem(storageKey) ?? "null"));
    return run.success && now - run.data.startedAt < longest ? run.data : null;
  } catch {
    return null;
  }
}

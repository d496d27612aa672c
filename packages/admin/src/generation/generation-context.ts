import type { GeneratedPost } from "@brightwren/core/generation/generation-answer";
import { createContext, useContext } from "react";
import type { GenerationJob } from "./generation-job.ts";
import type { GenerationState } from "./generation-runner.ts";

type Generation = {
  state: GenerationState;
  start: (job: GenerationJob) => void;
  /** The post written last, since the admin was opened. */
  written: { job: GenerationJob; post: GeneratedPost } | undefined;
};

export const GenerationContext = createContext<Generation | undefined>(undefined);

/** The generation of posts: what is being written, and how to start. Throws outside a GenerationProvider. */
export function useGeneration(): Generation {
  const generation = useContext(GenerationContext);
  if (!generation) throw new Error("useGeneration wants a GenerationProvider around it.");
  return generation;
}

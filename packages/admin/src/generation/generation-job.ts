import type { GeneratePost } from "@brightwren/core/generation/generate-post-schema";

/** What was asked for: a topic of the library's choosing, or the owner's own. */
export type GenerationJob = { kind: "random" } | { kind: "custom"; request: GeneratePost };

import type { DrawnPicture } from "./draw-sizes.ts";

/** What the worker says of the one file that it was given; the last message is not about progress. */
export type WorkerMessage =
  | { kind: "progress"; done: number }
  | { kind: "prepared"; picture: DrawnPicture & { notice?: string } }
  | { kind: "refused"; reason: string }
  | { kind: "failed"; detail: string };

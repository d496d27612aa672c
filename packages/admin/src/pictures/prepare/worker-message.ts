import type { DrawnPicture } from "./draw-sizes.ts";

export type WorkerMessage =
  | { kind: "progress"; done: number }
  | { kind: "prepared"; picture: DrawnPicture & { notice?: string } }
  | { kind: "refused"; reason: string }
  | { kind: "failed"; detail: string };

import { afterEach } from "vitest";
import { coreMeter } from "./core-seconds.ts";

declare module "vitest" {
  interface TaskMeta {
    coreSeconds?: number;
  }
}

// Runs after a file's own hooks. A file's first test includes its imports and its preparation.
const used = coreMeter();
afterEach(({ task }) => {
  const seconds = used();
  if (seconds !== undefined) task.meta.coreSeconds = seconds;
});

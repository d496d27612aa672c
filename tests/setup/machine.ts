import { availableParallelism } from "node:os";
import { isDeep } from "./test-depth.ts";

const cores = availableParallelism();

export const busyWorkers = Math.max(1, cores);

/** Number of workers for tests that spend half of their time waiting for a database or a browser. */
export const waitingWorkers = Math.max(1, Math.ceil(cores * 1.5));

/**
 * Returns a timeout in milliseconds for detecting hangs: `seconds` on four or more cores, longer on fewer, and ten times as
 * long in a deep run, which repeats loops more often.
 */
export const patience = (seconds: number): number =>
  seconds * 1000 * Math.max(1, 4 / cores) * (isDeep ? 10 : 1);

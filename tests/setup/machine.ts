import { availableParallelism } from "node:os";

const cores = availableParallelism();

export const busyWorkers = Math.max(1, cores);

/** Worker count for tests that wait for a database or browser half the time. */
export const waitingWorkers = Math.max(1, Math.ceil(cores * 1.5));

/** In milliseconds: `seconds` on four cores or more, longer on fewer. Only for detecting hangs. */
export const patience = (seconds: number): number => seconds * 1000 * Math.max(1, 4 / cores);

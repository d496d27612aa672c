import { availableParallelism } from "node:os";

const cores = availableParallelism();

export const busyWorkers = Math.max(1, cores);

/** Number of workers for tests that spend half of their time waiting for a database or a browser. */
export const waitingWorkers = Math.max(1, Math.ceil(cores * 1.5));

/** Returns a timeout in milliseconds for detecting hangs: `seconds` on four or more cores, longer on fewer. */
export const patience = (seconds: number): number => seconds * 1000 * Math.max(1, 4 / cores);

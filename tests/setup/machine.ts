import { availableParallelism } from "node:os";

const cores = availableParallelism();

export const busyWorkers = Math.max(1, cores);

/** For tests that spend half their time waiting for a database or browser. */
export const waitingWorkers = Math.max(1, Math.ceil(cores * 1.5));

/** Milliseconds: `seconds` on four cores or more, longer on fewer. Detects hangs only. */
export const patience = (seconds: number): number => seconds * 1000 * Math.max(1, 4 / cores);

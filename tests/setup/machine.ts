import { availableParallelism } from "node:os";

const cores = availableParallelism();

/** Workers for tests that use a processor as long as they run. */
export const busyWorkers = Math.max(1, cores);

/** Workers for tests that wait for a database or a browser half of their time. */
export const waitingWorkers = Math.max(1, Math.ceil(cores * 1.5));

/**
 * How long something may take that hangs when it takes longer, in milliseconds: `seconds` on four cores or more, longer
 * on fewer. Nothing measures speed.
 */
export const patience = (seconds: number): number => seconds * 1000 * Math.max(1, 4 / cores);

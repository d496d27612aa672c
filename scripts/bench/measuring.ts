import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

function cpuTimes(): { idle: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { idle, all };
}

/** Idle share of all cores over one second, from 0 to 1. */
async function freeShare(): Promise<number> {
  const before = cpuTimes();
  await sleep(1000);
  const after = cpuTimes();
  return (after.idle - before.idle) / (after.all - before.all);
}

/** Waits until the machine is idle. Returns false on a timeout, in milliseconds; the figures are then less reliable. */
export async function untilQuiet(timeout = 60_000): Promise<boolean> {
  const end = performance.now() + timeout;
  do {
    if ((await freeShare()) > 0.9) return true;
  } while (performance.now() < end);
  return false;
}

/** The upper median for an even number of values; NaN without any. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

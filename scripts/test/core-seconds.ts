import { readFileSync } from "node:fs";

/** Ticks a second of Linux' process statistics; the kernel has reported in these since 2.6 (proc(5), USER_HZ). */
const ticksPerSecond = 100;

/**
 * Seconds of processor time that ended child processes, and theirs in turn, have taken so far. Undefined where the
 * system doesn't tell (only Linux does; Node has no call for it).
 */
export function coreSecondsOfChildren(): number | undefined {
  try {
    // The name in parentheses may hold spaces; after it come fields 3 and on: 16 and 17 are the children's.
    const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(/\) /);
    const values = fields.split(" ").map(Number);
    return ((values[13] ?? 0) + (values[14] ?? 0)) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

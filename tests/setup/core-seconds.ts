import { readdirSync, readFileSync } from "node:fs";

/** Always 100 on Linux since kernel 2.6 (proc(5), USER_HZ). */
const ticksPerSecond = 100;

type Used = { parent: number; ticks: number };

/** A process's CPU time, with that of the children it has waited for. Undefined when the process has ended. */
function readProcess(pid: string): Used | undefined {
  try {
    // The name in parentheses may contain spaces. Fields 4 and 14 to 17 of proc(5) follow it.
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    return { parent: fields[1] ?? 0, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return undefined;
  }
}

/** CPU seconds that a process and its descendants have used. Undefined outside Linux, where Node cannot tell. */
function coreSeconds(root: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const processes = new Map<number, Used>();
  for (const name of readdirSync("/proc")) {
    const used = /^\d/.test(name) ? readProcess(name) : undefined;
    if (used) processes.set(Number(name), used);
  }
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent ?? 0;
    return pid === root || (parent > 1 && isOurs(parent));
  };
  const ours = [...processes].filter(([pid]) => isOurs(pid));
  return ours.reduce((sum, [, { ticks }]) => sum + ticks, 0) / ticksPerSecond;
}

/**
 * Returns a function that returns the CPU seconds used since its last call. A reading can be lower than the one before,
 * because the time of a process whose parent has ended is lost.
 */
export function coreMeter(root = process.pid): () => number | undefined {
  let before = coreSeconds(root);
  return () => {
    const now = coreSeconds(root);
    if (now === undefined || before === undefined) return undefined;
    const used = Math.max(0, now - before);
    before = now;
    return used;
  };
}

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPath } from "./app-paths.ts";

export type SecondStart = { argv: string[]; folder: string; data: unknown };

const lockFile = () => join(getPath("userData"), "stand-in.lock");
const lettersFolder = () => join(getPath("userData"), "stand-in-starts");

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isHeldByAnother(): boolean {
  try {
    const holder = Number(readFileSync(lockFile(), "utf8"));
    return holder !== process.pid && isRunning(holder);
  } catch {
    return false;
  }
}

/** Leaves a note for the process that runs already. */
function tell(start: SecondStart): void {
  const letter = join(lettersFolder(), String(process.pid));
  writeFileSync(`${letter}.part`, JSON.stringify(start));
  renameSync(`${letter}.part`, `${letter}.json`);
}

function readLetters(onSecondStart: (start: SecondStart) => void): void {
  for (const name of readdirSync(lettersFolder()).filter((file) => file.endsWith(".json"))) {
    const letter = join(lettersFolder(), name);
    const start = JSON.parse(readFileSync(letter, "utf8")) as SecondStart;
    rmSync(letter);
    onSecondStart(start);
  }
}

/**
 * Takes the lock that one process a userData folder may hold, and hears of later starts then. False when another
 * process holds it: that one is told of this start.
 */
export function takeLock(data: unknown, onSecondStart: (start: SecondStart) => void): boolean {
  mkdirSync(lettersFolder(), { recursive: true });
  if (isHeldByAnother()) {
    tell({ argv: process.argv, folder: process.cwd(), data });
    return false;
  }
  writeFileSync(lockFile(), String(process.pid));
  // A file that two events tell of is read once.
  watch(lettersFolder(), () => readLetters(onSecondStart)).unref();
  return true;
}

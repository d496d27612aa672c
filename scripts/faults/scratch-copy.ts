import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Fault } from "../../tests/faults/fault.ts";

type ScratchCopy = { folder: string; remove: () => void };

/** Expensive caches are copied, the others rebuilt. */
const drawnCards = "packages/site/.cache/cards";
const leftovers = ["node_modules/.vite", "node_modules/.vite-temp", "node_modules/.cache"];

/** Hard-links packages where possible; workspace packages link into the copy. */
export function makeScratchCopy(root: string): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), "brightwren-faults-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split("\0").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkTree(join(root, "node_modules"), join(folder, "node_modules"));
  for (const name of leftovers) rmSync(join(folder, name), { recursive: true, force: true });
  if (existsSync(join(root, drawnCards)))
    cpSync(join(root, drawnCards), join(folder, drawnCards), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkTree(from: string, to: string): void {
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    // `cp` or hard links are unavailable, or the copy is on another file system.
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/** Throws unless the fault's text occurs exactly once. */
export function withFault(text: string, { id, file, find, replace }: Fault): string {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${id}: its text occurs ${places} times in ${file} instead of once.`);
  return text.replace(find, () => replace);
}

export function applyFault(root: string, fault: Fault): () => void {
  const path = join(root, fault.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, withFault(text, fault));
  return () => writeFileSync(path, text);
}

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Fault } from "../../tests/faults/fault.ts";

type ScratchCopy = { folder: string; remove: () => void };

/** What tools keep between runs: worth taking along where making it takes long, else made anew. */
const drawnCards = "packages/site/.cache/cards";
const leftovers = ["node_modules/.vite", "node_modules/.vite-temp", "node_modules/.cache"];

/**
 * A copy of the checkout as it stands, in a temporary folder of its own. Installed packages come along as hard links
 * where the system can make them; the workspace's own are links into the copy.
 */
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
    // No `cp`, one that makes no links, or another file system.
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/** The text of a fault's file with the fault in it. Throws when the place for it is not there, or not there once. */
export function withFault(text: string, { id, file, find, replace }: Fault): string {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${id}: its text stands ${places} times in ${file}, not once.`);
  return text.replace(find, () => replace);
}

/** Puts a fault into a checkout. Returns a function that takes it out again. */
export function applyFault(root: string, fault: Fault): () => void {
  const path = join(root, fault.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, withFault(text, fault));
  return () => writeFileSync(path, text);
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../tests/faults/fault.ts";

/** The text of a fault's file with the fault in it. Throws when the place for it is not there, or not there once. */
export function withFault(text: string, { id, file, find, replace }: Fault): string {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${id}: its text stands ${places} times in ${file}, not once.`);
  return text.replace(find, () => replace);
}

/** Puts a fault into a checkout. Gives how to take it out again. */
export function applyFault(root: string, fault: Fault): () => void {
  const path = join(root, fault.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, withFault(text, fault));
  return () => writeFileSync(path, text);
}

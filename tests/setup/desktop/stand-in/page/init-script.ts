import { readFile } from "node:fs/promises";
import type { NewWindow } from "../shared/messages.ts";
import { preloadScript } from "./preload-world.ts";

export const binding = "standInCall";
export const receiver = "stand-in receiver";

/** The script that a window's page runs before its own: the built preload script, if the window has one. */
export async function initScript({ preload, arguments: own }: NewWindow): Promise<string> {
  const options = {
    binding,
    receiver,
    argv: [process.execPath, ...own],
    platform: process.platform,
    versions: { node: process.versions.node },
  };
  return preloadScript(options, preload ? await readFile(preload, "utf8") : "");
}

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The names of HTML's characters: the package's file for browsers asks the page for them, which a worker has not. */
const name = "decode-named-character-reference";
const file = fileURLToPath(new URL("index.js", import.meta.resolve(name)));

/** In development, where a page's packages and a worker's are the same. */
export const workerAlias = [{ find: name, replacement: file }];

/** Has workers read the file that needs no page. */
export const workerPackages = (): Plugin => ({
  name: "worker-packages",
  enforce: "pre",
  resolveId: (id) => (id === name ? file : undefined),
});

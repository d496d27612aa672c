import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Decodes HTML entities. The package's browser build uses the DOM, which workers lack. */
const name = "decode-named-character-reference";
const file = fileURLToPath(new URL("index.js", import.meta.resolve(name)));

export const workerAlias = [{ find: name, replacement: file }];

export const workerPackages = (): Plugin => ({
  name: "worker-packages",
  enforce: "pre",
  resolveId: (id) => (id === name ? file : undefined),
});

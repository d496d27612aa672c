import { measureBackend } from "./bench/backend.ts";
import { measureBuild } from "./bench/build.ts";
import { measureEditor } from "./bench/editor.ts";
import { measureList } from "./bench/list.ts";
import { measurePages } from "./bench/pages.ts";

/**
 * Prints the figures for docs/benchmarks.md. `-- pages build`: runs only these parts. `--quick`: fewer runs.
 * `--beside=URL`: also measures another page. `--posts=20000`: the blog's list with so many posts instead of 5,000.
 */
const quick = process.argv.includes("--quick");
const beside = process.argv.flatMap((argument) => /^--beside=(.+)/.exec(argument)?.[1] ?? []);
const posts = Number(process.argv.join(" ").match(/--posts=(\d+)/)?.[1] ?? 5000);

const parts: Record<string, () => Promise<string>> = {
  pages: () => measurePages(quick ? 1 : 5, beside),
  list: () => measureList(posts, quick ? 1 : 5),
  build: () => measureBuild([1000, 5000], quick ? 1 : 3),
  editor: () => measureEditor(quick ? 3 : 9),
  backend: () => measureBackend(quick ? 3 : 9),
};

const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(", ")}. Available: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

for (const [name, measure] of Object.entries(parts))
  if (named.length === 0 || named.includes(name)) console.log(await measure());
process.exit(0);

import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";

/**
 * `npm run test:flaky -- <file> --times 30`: runs one test file again and again while every core is kept busy, so that
 * a race which needs a slow machine shows here. Takes a journey (`*.spec.ts`) or a Vitest file; retries nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: "string", default: "30" } },
});
const [file] = positionals;
const times = Number(values.times);
if (!file || positionals.length > 1 || !Number.isInteger(times) || times < 1) {
  console.error("Usage: npm run test:flaky -- <file> [--times 30]");
  process.exit(1);
}

// Threads end with this process, however it ends.
const load = Array.from({ length: availableParallelism() }, () => new Worker("for (;;);", { eval: true }));

const run = (args: string[]) =>
  spawnSync("npx", args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;

if (file.endsWith(".spec.ts")) {
  const passed = run(["playwright", "test", file, "--repeat-each", String(times), "--retries", "0"]);
  process.exitCode = passed ? 0 : 1;
} else {
  const failed = Array.from({ length: times }, () => run(["vitest", "run", file])).filter((ok) => !ok).length;
  console.log(`\n${times - failed} of ${times} runs passed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
await Promise.all(load.map((worker) => worker.terminate()));

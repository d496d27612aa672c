import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";

/** Repeats one test file with all cores busy, to reveal races. Never retries. */
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

// Worker threads end with this process.
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

import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { testBackend } from "../../tests/setup/test-backend.ts";
import { table as rowsOf } from "../test/report.ts";

/** The time of all cores so far, in total and without work. */
const cpuTimes = () => ({
  idle: cpus().reduce((sum, { times }) => sum + times.idle, 0),
  all: cpus().reduce((sum, { times }) => sum + Object.values(times).reduce((a, b) => a + b), 0),
});

/** Waits until the machine is idle. Returns false after a minute; the figures are then less reliable. */
export async function untilQuiet(): Promise<boolean> {
  const end = performance.now() + 60_000;
  do {
    const before = cpuTimes();
    await sleep(1000);
    const after = cpuTimes();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.9) return true;
  } while (performance.now() < end);
  return false;
}

/** The upper median for an even number of values; NaN without any. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export const number = (value: number, digits = 0): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const table = (heading: string, rows: readonly (readonly string[])[]): string =>
  `\n${heading}\n${rowsOf(rows)}`;

export type Cost = { seconds: number; coreSeconds: number; peakMebibytes: number };

const printPeak =
  "data:text/javascript,process.on('exit',()=>console.error('peak:'+process.resourceUsage().maxRSS))";

/**
 * Measures a Node command with all processes that it starts; the peak is that of the largest process. Throws its output
 * if it fails. Needs a POSIX shell, whose `times` prints the user and system time of the finished processes.
 */
export async function measureCommand(
  [script = "", ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  const start = performance.now();
  const child = spawn("sh", ["-c", '"$@" && times', "sh", process.execPath, script, ...args], {
    cwd,
    env: { ...process.env, ...env, NODE_OPTIONS: `--import=${printPeak}` },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${script} failed:\n${output}`);
  const times = [...(output.trimEnd().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  const peaks = [...output.matchAll(/^peak:(\d+)$/gm)].map(([, kibibytes]) => Number(kibibytes));
  return {
    seconds: (performance.now() - start) / 1000,
    coreSeconds: times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0),
    peakMebibytes: Math.max(...peaks) / 1024,
  };
}

/** Runs a script in its own process, so that it does not affect the measured time and memory. Disposal ends it. */
export async function startChild(
  script: string,
  input: unknown = {},
): Promise<AsyncDisposable & { answer: unknown; ask: () => Promise<unknown> }> {
  const child = fork(`${import.meta.dirname}/${script}`, [JSON.stringify(input)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const answer = await Promise.race([
    once(child, "message").then(([message]: unknown[]) => message),
    ended.then(([code]) => {
      throw new Error(`${script} exited with ${code} before it sent a result.`);
    }),
  ]);
  return {
    answer,
    ask: async () => {
      child.send({});
      const [message] = (await once(child, "message")) as unknown[];
      return message;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}

export const childInput = (): unknown => JSON.parse(process.argv[2] ?? "{}");

/** Sends a child's result to the parent. The child then exits when its parent does. */
export async function answerParent(answer: unknown): Promise<void> {
  process.once("disconnect", () => process.exit());
  await new Promise<void>((resolve) => process.send?.(answer, () => resolve()));
}

export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "brightwren-bench-"));
  return await work(folder.path);
}

export type ServedSite = { url: string; backendUrl: string };

/**
 * Serves the seeded site and more posts from another process on a free port, with the bare page at `/bare`. The tests'
 * helpers then use its backend.
 */
export const withServedSite = <Result>(
  work: (site: ServedSite) => Promise<Result>,
  posts = 0,
): Promise<Result> =>
  withFolder(async (folder) => {
    await using site = await startChild("serve-site.ts", { outFolder: join(folder, "site"), posts });
    const served = site.answer as ServedSite;
    testBackend.url = served.backendUrl;
    return await work(served);
  });

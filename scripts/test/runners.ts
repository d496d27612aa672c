import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { coreMeter } from "../../tests/setup/core-seconds.ts";
import { type Counted, nothing, sumCores, type Tally, withExitCode } from "./tally.ts";

async function run(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  console.log(`\n── ${title} ──`);
  const child = spawn(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
  // Samples often, because a browser's time is lost once its process ends before those of its pages.
  const used = coreMeter(child.pid);
  const samples: { coreSeconds: number | null }[] = [];
  const timer = setInterval(() => samples.push({ coreSeconds: used() ?? null }), 500);
  const [status] = (await once(child, "exit")) as [number | null];
  clearInterval(timer);
  return { status, coreSeconds: sumCores(samples) };
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

export async function runCheck(name: "types" | "lint" | "format" | "size"): Promise<Tally> {
  const { status, coreSeconds } = await run(name, "npm", ["run", "--silent", `check:${name}`]);
  return status === 0
    ? { ...nothing, coreSeconds, passed: 1 }
    : { ...nothing, coreSeconds, failures: [`npm run check:${name}`] };
}

/** The arguments of `npx` that run tests of a Vitest project, or the browser journeys, and write the tally. */
export const testCommand = (project: string, withDeep: boolean): string[] =>
  project === "journeys"
    ? ["playwright", "test", ...(withDeep ? [] : ["--grep-invert", "@deep"])]
    : [
        "vitest",
        "run",
        // The asterisk also matches "unit-isolated".
        `--project=${project}*`,
        "--passWithNoTests",
        "--reporter=default",
        "--reporter=./scripts/test/vitest-tally.ts",
        ...(withDeep ? [] : ["--tags-filter=!deep"]),
      ];

export async function runTests(
  project: string,
  depth: Depth,
  { withDeep = depth === "deep", only = [] as readonly string[] } = {},
): Promise<Tally> {
  const title = project === "journeys" ? "browser journeys" : `${project} tests`;
  const file = `test-results/${project}.json`;
  const args = [...testCommand(project, withDeep), ...only];
  const ended = await run(title, "npx", args, { TALLY_FILE: file, TEST_DEPTH: depth });
  return withExitCode(title, ended, readJson(file) as Counted | undefined);
}

/** docs/testing.md says when to use which. */
export type Depth = "quick" | "normal" | "deep";

export function readDepth(argument: string | undefined): Depth {
  if (argument === undefined) return "normal";
  if (argument === "quick" || argument === "deep") return argument;
  throw new Error(`Unknown test run "${argument}". Use quick or deep.`);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type PlaywrightReport, tallyPlaywright } from "./playwright-tally.ts";
import { coreMeter } from "../../tests/setup/core-seconds.ts";
import { type Counted, type Ended, nothing, sumCores, type Tally, withExitCode } from "./tally.ts";

async function run(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Ended> {
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

export async function runVitest(
  project: string,
  depth: Depth,
  { withDeep = depth === "deep", only = [] as readonly string[] } = {},
): Promise<Tally> {
  const title = `${project} tests`;
  const file = `test-results/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-tally.ts"];
  const tags = withDeep ? [] : ["--tags-filter=!deep"];
  const ended = await run(
    title,
    "npx",
    // The asterisk also matches "unit-isolated".
    ["vitest", "run", "--project", `${project}*`, "--passWithNoTests", ...reporters, ...tags, ...only],
    { TALLY_FILE: file, TEST_DEPTH: depth },
  );
  return withExitCode(title, ended, readJson(file) as Counted | undefined);
}

export async function runPlaywright(depth: Depth, only: readonly string[] = []): Promise<Tally> {
  const title = "browser journeys";
  const tags = depth === "deep" ? [] : ["--grep-invert", "@deep"];
  const ended = await run(title, "npx", ["playwright", "test", ...tags, ...only], { TEST_DEPTH: depth });
  const report = readJson("test-results/journeys.json") as PlaywrightReport | undefined;
  return withExitCode(title, ended, report && tallyPlaywright(report));
}

/** docs/testing.md says when to use which. */
export type Depth = "quick" | "normal" | "deep";

export function readDepth(argument: string | undefined): Depth {
  if (argument === undefined) return "normal";
  if (argument === "quick" || argument === "deep") return argument;
  throw new Error(`Unknown test run "${argument}". Use quick or deep.`);
}

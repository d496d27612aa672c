import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type PlaywrightReport, tallyPlaywright } from "./playwright-tally.ts";
import { nothing, type Tally, withExitCode } from "./tally.ts";

async function run(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  console.log(`\n── ${title} ──`);
  const child = spawn(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
  const [status] = (await once(child, "exit")) as [number | null];
  return status;
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

export async function runCheck(name: "types" | "lint" | "format"): Promise<Tally> {
  const status = await run(name, "npm", ["run", "--silent", `check:${name}`]);
  return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failures: [`npm run check:${name}`] };
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
  const status = await run(
    title,
    "npx",
    // The asterisk also matches "unit-isolated".
    ["vitest", "run", "--project", `${project}*`, "--passWithNoTests", ...reporters, ...tags, ...only],
    { TALLY_FILE: file, TEST_DEPTH: depth },
  );
  return withExitCode((readJson(file) as Tally | undefined) ?? nothing, title, status);
}

export async function runPlaywright(depth: Depth, only: readonly string[] = []): Promise<Tally> {
  const title = "browser journeys";
  const tags = depth === "deep" ? [] : ["--grep-invert", "@deep"];
  const status = await run(title, "npx", ["playwright", "test", ...tags, ...only], { TEST_DEPTH: depth });
  const report = readJson("test-results/journeys.json") as PlaywrightReport | undefined;
  return withExitCode(report ? tallyPlaywright(report) : nothing, title, status);
}

/** docs/testing.md says when to use which. */
export type Depth = "quick" | "normal" | "deep";

export function readDepth(argument: string | undefined): Depth {
  if (argument === undefined) return "normal";
  if (argument === "quick" || argument === "deep") return argument;
  throw new Error(`Unknown test run "${argument}". Use quick or deep.`);
}

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type PlaywrightReport, tallyPlaywright } from "./playwright-tally.ts";
import { nothing, type Tally, withExitCode } from "./tally.ts";

function run(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  console.log(`\n── ${title} ──`);
  return spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  }).status;
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

export function runCheck(name: "types" | "lint" | "format"): Tally {
  const status = run(name, "npm", ["run", "--silent", `check:${name}`]);
  return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failures: [`npm run check:${name}`] };
}

export function runVitest(project: string, depth: Depth, withDeep = depth === "deep"): Tally {
  const title = `${project} tests`;
  const file = `test-results/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-tally.ts"];
  const tags = withDeep ? [] : ["--tags-filter=!deep"];
  // The asterisk also matches "unit-isolated".
  const status = run(title, "npx", ["vitest", "run", "--project", `${project}*`, ...reporters, ...tags], {
    TALLY_FILE: file,
    TEST_DEPTH: depth,
  });
  return withExitCode((readJson(file) as Tally | undefined) ?? nothing, title, status);
}

const journeysOf: Record<Depth, string[]> = {
  quick: ["--grep", "@quick"],
  normal: ["--grep-invert", "@deep"],
  deep: [],
};

export function runPlaywright(depth: Depth): Tally {
  const title = "browser journeys";
  const status = run(title, "npx", ["playwright", "test", ...journeysOf[depth]], { TEST_DEPTH: depth });
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

/** Always 100 on Linux since kernel 2.6 (proc(5), USER_HZ). */
const ticksPerSecond = 100;

/** CPU seconds of finished child processes and their descendants. Linux only, because Node has no API for it. */
export function coreSecondsOfChildren(): number | undefined {
  try {
    // The name in parentheses may contain spaces. Fields 16 and 17 are the children's times.
    const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(/\) /);
    const values = fields.split(" ").map(Number);
    return ((values[13] ?? 0) + (values[14] ?? 0)) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

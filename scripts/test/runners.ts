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

/** A file's content as JSON; undefined where there is none that can be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Runs one of the `check:…` scripts; it counts as one test. */
export function runCheck(name: "types" | "lint" | "format"): Tally {
  const status = run(name, "npm", ["run", "--silent", `check:${name}`]);
  return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failures: [`npm run check:${name}`] };
}

/** Runs a project of vitest.config.ts, with the tests that only a deep run needs or without. */
export function runVitest(project: string, depth: Depth, withDeep = depth === "deep"): Tally {
  const title = `${project} tests`;
  const file = `test-results/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-tally.ts"];
  const tags = withDeep ? [] : ["--tags-filter=!deep"];
  // With the star: "unit" stands for "unit-isolated" too.
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

/** Runs the browser journeys of playwright.config.ts. */
export function runPlaywright(depth: Depth): Tally {
  const title = "browser journeys";
  const status = run(title, "npx", ["playwright", "test", ...journeysOf[depth]], { TEST_DEPTH: depth });
  const report = readJson("test-results/journeys.json") as PlaywrightReport | undefined;
  return withExitCode(report ? tallyPlaywright(report) : nothing, title, status);
}

/** The three runs over one set of tests; docs/testing.md says which to take when. */
export type Depth = "quick" | "normal" | "deep";

/** Reads the run's depth from the command line; none is `normal`. Throws for a word that names none. */
export function readDepth(argument: string | undefined): Depth {
  if (argument === undefined) return "normal";
  if (argument === "quick" || argument === "deep") return argument;
  throw new Error(`There is no test run named "${argument}"; there are quick and deep.`);
}

/** Ticks a second of Linux' process statistics; the kernel has reported in these since 2.6 (proc(5), USER_HZ). */
const ticksPerSecond = 100;

/**
 * Seconds of processor time that ended child processes, and theirs in turn, have taken so far. Undefined where the
 * system doesn't tell (only Linux does; Node has no call for it).
 */
export function coreSecondsOfChildren(): number | undefined {
  try {
    // The name in parentheses may hold spaces; after it come fields 3 and on: 16 and 17 are the children's.
    const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(/\) /);
    const values = fields.split(" ").map(Number);
    return ((values[13] ?? 0) + (values[14] ?? 0)) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { nothing, withExitCode, type Tally } from "./tally.ts";

function run(title: string, command: string, args: string[]): number | null {
  console.log(`\n── ${title} ──`);
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Runs one of the `check:…` scripts; it counts as one test. */
export function runCheck(name: "types" | "lint" | "format"): Tally {
  const status = run(name, "npm", ["run", "--silent", `check:${name}`]);
  return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** Runs one project of vitest.config.ts. */
export function runVitest(project: string): Tally {
  const file = `test-results/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const status = run(`${project} tests`, "npx", ["vitest", "run", "--project", project, ...reporters]);
  const report = readReport(file) as VitestReport | undefined;
  const tally = report
    ? { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
    : nothing;
  return withExitCode(tally, status);
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** Runs the browser journeys of playwright.config.ts. */
export function runPlaywright(): Tally {
  const status = run("browser journeys", "npx", ["playwright", "test"]);
  const stats = (readReport("test-results/journeys.json") as PlaywrightReport | undefined)?.stats;
  const tally = stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : nothing;
  return withExitCode(tally, status);
}

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type PlaywrightReport, tallyPlaywright } from "./playwright-tally.ts";
import { nothing, withExitCode, type Tally } from "./tally.ts";
import { tallyVitest, type VitestReport } from "./vitest-tally.ts";

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
  return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failures: [`npm run check:${name}`] };
}

/** Runs one project of vitest.config.ts. */
export function runVitest(project: string): Tally {
  const title = `${project} tests`;
  const file = `test-results/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const status = run(title, "npx", ["vitest", "run", "--project", project, ...reporters]);
  const report = readReport(file) as VitestReport | undefined;
  return withExitCode(report ? tallyVitest(report) : nothing, title, status);
}

/** Runs the browser journeys of playwright.config.ts. */
export function runPlaywright(): Tally {
  const title = "browser journeys";
  const status = run(title, "npx", ["playwright", "test"]);
  const report = readReport("test-results/journeys.json") as PlaywrightReport | undefined;
  return withExitCode(report ? tallyPlaywright(report) : nothing, title, status);
}

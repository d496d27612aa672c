import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Catcher } from "../../tests/faults/fault.ts";
import { type Depth, readJson, testCommand } from "../test/runners.ts";
import { type Counted, nothing } from "../test/tally.ts";

/** A Vitest project, or the journeys. */
export function runnerOf(file: string): string {
  if (file.startsWith("tests/e2e/")) return "journeys";
  return /^tests\/(components|backend|desktop|site)\//.exec(file)?.[1] ?? "unit";
}

/** Milliseconds; longer than any file takes. */
const timeout = 15 * 60_000;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

type Where = { folder: string; depth: Depth };

/** Throws if a runner failed without a failed test, which proves nothing about the fault. */
export function runTests(
  runner: string,
  catchers: readonly Catcher[],
  { folder, depth, stopEarly }: Where & { stopEarly: boolean },
): Counted {
  const result = join(folder, "test-results", "fault.json");
  mkdirSync(join(folder, "test-results"), { recursive: true });
  rmSync(result, { force: true });
  const isJourneys = runner === "journeys";
  const titles = catchers.every(({ title }) => title !== undefined)
    ? catchers.map(({ title = "" }) => escaped(title)).join("|")
    : undefined;
  const command = [
    ...testCommand(runner, depth === "deep"),
    ...(isJourneys ? ["--pass-with-no-tests"] : []),
    ...(stopEarly ? [isJourneys ? "--max-failures=1" : "--bail=1"] : []),
    ...(titles ? [isJourneys ? "--grep" : "--testNamePattern", titles] : []),
    ...new Set(catchers.map(({ file }) => file)),
  ];
  const { status, stderr } = spawnSync("npx", command, {
    cwd: folder,
    // Show output only when a runner fails, because build and server output would hide the results.
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    shell: process.platform === "win32",
    timeout,
    env: { ...process.env, TALLY_FILE: result, TEST_DEPTH: depth },
  });
  const counted = (readJson(result) as Counted | undefined) ?? nothing;
  if (status !== 0 && counted.failures.length === 0) throw new Error(`The tests did not run:\n${stderr}`);
  return counted;
}

export function runWholeSuite({ folder, depth }: Where): string | undefined {
  const { stdout } = spawnSync("npm", ["run", "--silent", depth === "deep" ? "test:deep" : "test"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    shell: process.platform === "win32",
  });
  const [, failed] = stdout.split("── what failed ──\n");
  return failed?.split("\n").slice(0, 2).join("\n");
}

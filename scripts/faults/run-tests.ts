import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Catcher } from "../../tests/faults/fault.ts";
import type { Depth } from "../test/runners.ts";
import { type PlaywrightReport, tallyPlaywright } from "../test/playwright-tally.ts";
import { type Counted, nothing } from "../test/tally.ts";

export type Runner = "unit" | "components" | "backend" | "desktop" | "site" | "journeys";

export function runnerOf(file: string): Runner {
  if (file.startsWith("tests/e2e/")) return "journeys";
  const [, project] = /^tests\/(components|backend|desktop|site)\//.exec(file) ?? [];
  return (project as Runner | undefined) ?? "unit";
}

/** Milliseconds; longer than any file takes. */
const timeout = 15 * 60_000;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const titlesOf = (catchers: readonly Catcher[]) =>
  catchers.every(({ title }) => title !== undefined)
    ? catchers.map(({ title = "" }) => escaped(title)).join("|")
    : undefined;
const filesOf = (catchers: readonly Catcher[]) => [...new Set(catchers.map(({ file }) => file))];

type Where = { folder: string; depth: Depth };
type Run = Where & { stopEarly: boolean };

function run(command: string[], { folder, depth }: Where, env: Record<string, string> = {}) {
  return spawnSync("npx", command, {
    cwd: folder,
    // Show output only when a runner fails, because build and server output would hide the results.
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    shell: process.platform === "win32",
    timeout,
    env: { ...process.env, ...env, TEST_DEPTH: depth },
  });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Throws if a runner failed without a failed test, which proves nothing about the fault. */
function checked(tally: Counted, { status, stderr }: ReturnType<typeof run>): Counted {
  if (status !== 0 && tally.failures.length === 0) throw new Error(`The tests did not run:\n${stderr}`);
  return tally;
}

function runVitest(project: Runner, catchers: readonly Catcher[], options: Run): Counted {
  const result = join(options.folder, "test-results", "fault.json");
  rmSync(result, { force: true });
  const titles = titlesOf(catchers);
  const ended = run(
    [
      "vitest",
      "run",
      "--project",
      // The asterisk also matches "unit-isolated".
      `${project}*`,
      "--reporter=./scripts/test/vitest-tally.ts",
      ...(options.depth === "deep" ? [] : ["--tags-filter=!deep"]),
      ...(options.stopEarly ? ["--bail=1"] : []),
      ...(titles ? ["--testNamePattern", titles] : []),
      ...filesOf(catchers),
    ],
    options,
    { TALLY_FILE: result },
  );
  return checked((readJson(result) as Counted | undefined) ?? nothing, ended);
}

function runJourneys(catchers: readonly Catcher[], options: Run): Counted {
  const result = join(options.folder, "test-results", "journeys.json");
  rmSync(result, { force: true });
  const titles = titlesOf(catchers);
  const ended = run(
    [
      "playwright",
      "test",
      ...(options.depth === "deep" ? [] : ["--grep-invert", "@deep"]),
      "--pass-with-no-tests",
      ...(options.stopEarly ? ["--max-failures=1"] : []),
      ...(titles ? ["--grep", titles] : []),
      ...filesOf(catchers),
    ],
    options,
  );
  const report = readJson(result) as PlaywrightReport | undefined;
  return checked(report ? tallyPlaywright(report) : nothing, ended);
}

/** Throws when the runner itself fails. */
export function runTests(runner: Runner, catchers: readonly Catcher[], options: Run): Counted {
  mkdirSync(join(options.folder, "test-results"), { recursive: true });
  const tally = runner === "journeys" ? runJourneys(catchers, options) : runVitest(runner, catchers, options);
  const broken = tally.failures.find((failure) => failure.endsWith("without a failed test"));
  if (broken) throw new Error(broken);
  return tally;
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

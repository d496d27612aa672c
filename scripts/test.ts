import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { findBrowser, findFirefox } from "../tests/setup/browser.ts";
import { hasJava } from "../tests/setup/html-checker.ts";
import { keychainGap } from "../tests/setup/secret-service.ts";
import { findElectron } from "./desktop/find-electron.ts";
import { changeBase, changedFiles, concernsPackaging } from "./test/changed-files.ts";
import { ensureChromium } from "./test/install-chromium.ts";
import { readDepth, readJson, runCheck, runTests } from "./test/runners.ts";
import { testsOfScreens } from "./test/screens.ts";
import { describeTimes, type StageRun, timesAsJson } from "./test/report.ts";
import { add, failRepeatedFlaky, nothing, type Tally } from "./test/tally.ts";

/** Runs the fastest tests first (docs/testing.md). */
const depth = readDepth(process.argv[2]);
const flakyFile = "test-results/flaky.json";
const flakyBefore = (readJson(flakyFile) as string[] | undefined) ?? [];
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results", { recursive: true });

// The running stages receive the signal too, and clean up. A run that was stopped has not passed.
let isStopped = false;
process.on("SIGINT", () => (isStopped = true));

/** Packages the desktop app in a deep run or when packaging has changed. */
async function desktop(): Promise<Tally> {
  const isPackagingTried = depth === "deep" || concernsPackaging(changedFiles());
  const tally = await runTests("desktop", depth, { withDeep: isPackagingTried });
  const missing = keychainGap();
  if (missing) console.log(missing);
  if (!isPackagingTried) console.log("Skipped packaging, because nothing that affects it has changed.");
  return tally;
}

/** A stage that cannot run fails in CI and only causes a notice elsewhere. */
function gap(text: string, isFailure: boolean): Tally {
  console.error(text);
  return isFailure ? { ...nothing, failures: [text] } : { ...nothing, skipped: 1 };
}

const withoutBrowser = (what: string): Tally =>
  isStopped
    ? nothing
    : gap(
        `Chromium was not found and could not be installed, so ${what} did not run. ` +
          "Install Chromium or Chrome, or set CHROMIUM_PATH, and run `npm test` again.",
        Boolean(process.env["CI"]),
      );

const components = async (only?: string[]): Promise<Tally> =>
  (await ensureChromium())
    ? runTests("components", depth, only && { only })
    : withoutBrowser("the component tests");

async function journeys(only?: string[]): Promise<Tally> {
  if (await ensureChromium()) {
    const tally = await runTests("journeys", depth, only && { only });
    if (depth === "deep" && !hasJava())
      console.log(
        "The Nu Html Checker did not run, because Java was not found. Install a Java runtime, version 17 or newer.",
      );
    console.log(
      findElectron()
        ? "The desktop journeys ran on Electron."
        : "The desktop journeys ran on the Chromium stand-in, because the Electron binary is not installed.",
    );
    return tally;
  }
  return withoutBrowser("the browser journeys");
}

async function firefox(): Promise<Tally> {
  // Page heights are compared with Chromium's.
  if (findFirefox() && findBrowser()) return runTests("firefox", depth);
  return gap(
    "The Firefox tests did not run, because Firefox, or the Chromium it is compared with, was not found. " +
      "Install Firefox, or set FIREFOX_PATH, and run `npm test` again.",
    Boolean(process.env["CI"]) && process.platform === "linux",
  );
}

type Stage = [title: string, run: () => Promise<Tally>];

const checks: Stage[] = (["types", "lint", "format", "size"] as const).map((name) => [
  name,
  () => runCheck(name),
]);

/** Lanes run side by side, because most stages alone leave a core idle. The stages of a lane follow each other. */
type Row = Stage[][];

/** Only the unit tests that import what has changed, and the tests of the screens that have changed. */
function quickRows(): Row[] {
  const shown = testsOfScreens(changedFiles() ?? ["packages/"]);
  const ofScreens: Stage[] = [];
  if (shown.components.length > 0) ofScreens.push(["components", () => components(shown.components)]);
  if (shown.journeys.length > 0) ofScreens.push(["journeys", () => journeys(shown.journeys)]);
  return [
    [checks, [["unit", () => runTests("unit", depth, { only: [`--changed=${changeBase()}`] })]]],
    [ofScreens],
  ];
}

const allRows: Row[] = [
  [checks, [["unit", () => runTests("unit", depth)]]],
  [
    [
      ["components", () => components()],
      ["backend", () => runTests("backend", depth)],
    ],
    [
      ["desktop", desktop],
      ["site", () => runTests("site", depth)],
      ["firefox", firefox],
      ["journeys", () => journeys()],
    ],
  ],
];

const beginning = performance.now();
const since = (began: number) => (performance.now() - began) / 1000;

const runs: StageRun[] = [];
async function runLane(lane: Stage[]): Promise<void> {
  for (const [title, run] of lane) {
    if (isStopped) return;
    const began = performance.now();
    runs.push({ title, tally: await run(), seconds: since(began) });
  }
}
for (const row of depth === "quick" ? quickRows() : allRows) await Promise.all(row.map(runLane));

const seconds = since(beginning);
writeFileSync("test-results/times.json", `${JSON.stringify(timesAsJson(depth, seconds, runs), null, 2)}\n`);
console.log(`\n${describeTimes(seconds, runs)}`);

const found = runs.map(({ tally }) => tally).reduce(add, nothing);
writeFileSync(flakyFile, `${JSON.stringify(found.flaky, null, 2)}\n`);
const { passed, failures, flaky, skipped } = failRepeatedFlaky(found, flakyBefore);
if (failures.length > 0) console.log(`\n── what failed ──\n${failures.join("\n")}`);
if (failures.length + flaky.length > 0)
  console.log(`\nTo trace a journey: npx playwright test <file> -g "<title>" --trace on`);
for (const name of flaky) console.log(`flaky: ${name}`);
console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = isStopped || failures.length > 0 || passed === 0 ? 1 : 0;

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { ensureBrowser } from "../tests/setup/browser.ts";
import { findElectron } from "./desktop/find-electron.ts";
import { changedFiles, concernsPackaging } from "./test/changed-files.ts";
import { coreSecondsOfChildren } from "./test/core-seconds.ts";
import { readDepth } from "./test/depth.ts";
import { describeTimes, type StageRun, timesAsJson } from "./test/report.ts";
import { runCheck, runPlaywright, runVitest } from "./test/runners.ts";
import { add, nothing, type Tally } from "./test/tally.ts";

/**
 * Runs the tests, fast ones first: `quick`, without an argument, or `deep` (docs/testing.md). Ends with how long each
 * part took, what failed, and one line that sums it up.
 */
const depth = readDepth(process.argv[2]);
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results", { recursive: true });

/** Packages of the desktop app are made in a deep run, and whenever what makes them has changed. */
function desktop(): Tally {
  const isPackagingTried = depth === "deep" || concernsPackaging(changedFiles());
  const tally = runVitest("desktop", depth, isPackagingTried);
  if (!isPackagingTried) console.log("No package was made: nothing that decides about packages has changed.");
  return tally;
}

function journeys(): Tally {
  if (ensureBrowser()) {
    const tally = runPlaywright(depth);
    console.log(
      findElectron()
        ? "The desktop journeys ran on Electron."
        : "The desktop journeys ran on the stand-in over Chromium: no Electron binary here.",
    );
    return tally;
  }
  const gap =
    "No Chromium was found and none could be installed, so the browser journeys did not run. " +
    "Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run `npm test` again.";
  console.error(gap);
  // On a person's machine that is a gap to tell of; in CI it is a failure.
  return process.env["CI"] ? { ...nothing, failures: [gap] } : { ...nothing, skipped: 1 };
}

const stages: [title: string, run: () => Tally][] = [
  ["types", () => runCheck("types")],
  ["lint", () => runCheck("lint")],
  ["format", () => runCheck("format")],
  ["unit", () => runVitest("unit", depth)],
  ...(depth === "quick"
    ? []
    : ([
        ["backend", () => runVitest("backend", depth)],
        ["desktop", desktop],
      ] satisfies [string, () => Tally][])),
  ["journeys", journeys],
];

const runs = stages.map(([title, run]): StageRun => {
  const [began, coresBefore] = [performance.now(), coreSecondsOfChildren()];
  const tally = run();
  const cores = coreSecondsOfChildren();
  return {
    title,
    seconds: (performance.now() - began) / 1000,
    coreSeconds: cores === undefined || coresBefore === undefined ? undefined : cores - coresBefore,
    tally,
  };
});

writeFileSync("test-results/times.json", `${JSON.stringify(timesAsJson(depth, runs), null, 2)}\n`);
console.log(`\n${describeTimes(runs)}`);

const { passed, failures, skipped } = runs.map(({ tally }) => tally).reduce(add, nothing);
if (failures.length > 0) console.log(`\n── what failed ──\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

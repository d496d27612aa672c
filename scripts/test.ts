import { mkdirSync, rmSync } from "node:fs";
import { ensureBrowser } from "../tests/setup/browser.ts";
import { findElectron } from "./desktop/find-electron.ts";
import { add, nothing, type Tally } from "./test/tally.ts";
import { runCheck, runPlaywright, runVitest } from "./test/runners.ts";

/** Every check there is, fast ones first; ends with what failed and one line that sums it up. */
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results", { recursive: true });

function journeys(): Tally {
  if (ensureBrowser()) {
    const tally = runPlaywright();
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

const total = [
  () => runCheck("types"),
  () => runCheck("lint"),
  () => runCheck("format"),
  () => runVitest("unit"),
  () => runVitest("backend"),
  () => runVitest("desktop"),
  journeys,
].reduce((sum, run) => add(sum, run()), nothing);

const { passed, failures } = total;
if (failures.length > 0) console.log(`\n── what failed ──\n${failures.join("\n")}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${passed} passed, ${failures.length} failed${skipped}`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

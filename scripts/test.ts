import { mkdirSync, rmSync } from "node:fs";
import { ensureBrowser } from "../tests/setup/browser.ts";
import { findElectron } from "./desktop/find-electron.ts";
import { add, nothing, type Tally } from "./test/tally.ts";
import { runCheck, runPlaywright, runVitest } from "./test/runners.ts";

/** Every check there is, fast ones first; ends with one line that sums them up. */
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
  console.error(
    "No Chromium was found and none could be installed, so the browser journeys did not run. " +
      "Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run `npm test` again.",
  );
  // On a person's machine that is a gap to tell of; in CI it is a failure.
  return process.env["CI"] ? { ...nothing, failed: 1 } : { ...nothing, skipped: 1 };
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

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

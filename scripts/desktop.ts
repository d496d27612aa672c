import { spawn, type ChildProcess } from "node:child_process";
import { localSiteUrl } from "@brightwren/backend/project/local-addresses";
import { localOwner } from "@brightwren/backend/project/local-project";
import { buildDesktop } from "./desktop/build-desktop.ts";
import { findElectron } from "./desktop/find-electron.ts";
import { localSettings, openLocalBackend } from "./site/local-backend.ts";
import { stopOnSignal } from "./start/stop-on-signal.ts";

/** Runs the desktop app with the local backend of a running `npm start`, or starts one on the same data. */
const root = `${import.meta.dirname}/..`;

function open(electron: string): ChildProcess {
  // Does not share settings or a window with an installed Brightwren.
  const userData = `--user-data-dir=${root}/supabase/.temp/desktop`;
  return spawn(electron, [`${root}/packages/desktop`, userData], { stdio: "inherit" });
}

async function main(): Promise<void> {
  const electron = findElectron();
  if (!electron) {
    console.error(
      "The Electron binary is not installed, so the desktop app cannot start. " +
        "Download it with `npx install-electron` (about 120 MB), then run the command again.",
    );
    process.exitCode = 1;
    return;
  }
  const backend = await openLocalBackend();
  try {
    await buildDesktop({ ...localSettings(backend), VITE_SITE_URL: localSiteUrl });
    console.log(
      `\n  API    ${backend.url}\n  Owner  ${localOwner.email} / ${localOwner.password}\n\n` +
        "  Links to posts open the site from `npm start`. Close the window or press Ctrl+C to stop everything.\n",
    );
    const app = open(electron);
    await stopOnSignal(async () => {
      app.kill();
      await backend.stop();
    });
    process.exitCode = await new Promise<number>((resolve) => {
      app.once("exit", (code) => resolve(code ?? 0));
      app.once("error", () => resolve(1));
    });
  } finally {
    await backend.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(`The desktop app could not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
process.exit();

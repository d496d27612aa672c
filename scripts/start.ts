import { studio } from "@brightwren/brand";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { explainSystemError } from "@brightwren/backend/data-folder/system-error";
import { localDataFolder, localMailFolder } from "@brightwren/backend/project/local-folders";
import { StartupError } from "@brightwren/backend/project/startup-error";
import { startBackend } from "@brightwren/backend/start-backend";
import { startSite } from "./start/start-site.ts";
import { stopOnSignal } from "./start/stop-on-signal.ts";

const running = new AsyncDisposableStack();
const stopAll = () => running.disposeAsync();

await stopOnSignal(stopAll);
// An unhandled rejection in a function must not stop the backend and the site.
process.on("unhandledRejection", (reason) => console.error("Unhandled promise rejection.", reason));

try {
  console.log("Starting the backend. The first start takes a few seconds.");
  const backend = await startBackend({
    dataDir: localDataFolder,
    mailDir: localMailFolder,
    shellSettings: true,
    log: "requests",
  });
  running.defer(backend.stop);
  const site = await startSite(backend);
  running.defer(site.stop);
  console.log(describeAddresses(backend, site.url));
} catch (error) {
  await stopAll();
  const unexpected =
    error instanceof Error ? `${studio.name} could not start: ${error.message}` : String(error);
  const known = error instanceof StartupError ? error : explainSystemError(error, localDataFolder);
  console.error(known?.message ?? unexpected);
  process.exit(1);
}

function describeAddresses(backend: RunningBackend, siteUrl: string): string {
  const rows = [
    ["Site", siteUrl],
    ["API", backend.url],
    ["Mailbox", backend.mailboxUrl],
    ["Payments", `${backend.url}/practice-checkout/subscriptions`],
    ["Owner", `${backend.owner.email} / ${backend.owner.password}`],
  ];
  const lines = rows.map(([name = "", value = ""]) => `  ${name.padEnd(9)}${value}`);
  return `\n${studio.name} is running.\n\n${lines.join("\n")}\n\n  Press Ctrl+C to stop.\n`;
}

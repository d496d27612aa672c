import type { RunningBackend } from "@brightwren/backend/backend-options";

/** The block that `npm start` prints once everything answers. */
export function describeAddresses(backend: RunningBackend, siteUrl: string | undefined): string {
  const rows = [
    ["Site", siteUrl ?? "not there yet (packages/site/vite.config.ts is missing)"],
    ["API", backend.url],
    ["Mailbox", backend.mailboxUrl],
    ["Owner", `${backend.owner.email} / ${backend.owner.password}`],
  ];
  const lines = rows.map(([name = "", value = ""]) => `  ${name.padEnd(9)}${value}`);
  return `\nBrightwren is running.\n\n${lines.join("\n")}\n\n  Press Ctrl+C to stop.\n`;
}

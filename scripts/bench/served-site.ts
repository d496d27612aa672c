import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child-process.ts";

export type ServedSite = { url: string; backendUrl: string; stop: () => Promise<void> };

/** The seeded site in another process at a free port. `/bare` is the bare page. */
export async function startServedSite(): Promise<ServedSite> {
  const folder = await mkdtemp(join(tmpdir(), "brightwren-bench-"));
  const site = await startChild<{ url: string; backendUrl: string }>("serve-site.ts", {
    outFolder: join(folder, "site"),
  });
  return {
    ...site.answer,
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child-process.ts";

export type ServedSite = { url: string; backendUrl: string; stop: () => Promise<void> };

/** Serves the seeded site from another process on a free port, with the bare page at `/bare`. */
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

import { afterAll, vi } from "vitest";
import { runFileCleanups } from "./after-file.ts";

// Runs after a file's own hooks. Files share a process, so what one leaves behind would change the next.
const environment = { ...process.env };

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  await runFileCleanups();
});

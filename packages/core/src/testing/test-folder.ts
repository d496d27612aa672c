import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates an empty folder for the current test. Call it in the test or in `beforeEach`. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "brightwren-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

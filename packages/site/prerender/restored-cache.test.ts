import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { expect, it } from "vitest";
import { sourceHash, sources } from "./build-app.ts";
import { recordFile } from "./build-record.ts";

it("finds the record when cache and output were restored in another place", () => {
  const record = recordFile("/first/.cache", "/first/dist");
  expect(recordFile("/second/.cache", "/second/dist")).toBe(record.replace("first", "second"));
});

it("keeps records apart for outputs that share a cache", () => {
  expect(recordFile("/first/.cache", "/first/dist")).not.toBe(
    recordFile("/first/.cache", "/first/dist-test"),
  );
});

async function clone(button: string): Promise<string> {
  const folder = await testFolder();
  for (const source of sources) {
    const file = join(folder, source.endsWith(".json") ? source : `${source}/button.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, button);
  }
  return folder;
}

it("reuses the application in another clone of the same source only", async () => {
  const first = await sourceHash({}, await clone("red"));
  expect(await sourceHash({}, await clone("red"))).toBe(first);
  expect(await sourceHash({}, await clone("blue"))).not.toBe(first);
});

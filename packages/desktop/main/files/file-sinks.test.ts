import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { expect, test } from "vitest";
import { FileSinks } from "./file-sinks.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("creates the file only when all parts have been written", async () => {
  const place = await testFolder();
  const path = join(place, "all.zip");
  writeFileSync(path, "older");
  const sinks = new FileSinks();
  const id = await sinks.open(path);
  await sinks.write(id, bytes("one, "));
  await sinks.write(id, bytes("two"));
  expect(readFileSync(path, "utf8")).toBe("older");
  await sinks.end(id, true);
  expect(readFileSync(path, "utf8")).toBe("one, two");
  expect(readdirSync(place)).toEqual(["all.zip"]);
});

test("deletes the file when writing is abandoned", async () => {
  const place = await testFolder();
  const sinks = new FileSinks();
  const id = await sinks.open(join(place, "all.zip"));
  await sinks.write(id, bytes("half"));
  await sinks.end(id, false);
  expect(readdirSync(place)).toEqual([]);
  await expect(sinks.write(id, bytes("more"))).rejects.toThrow("no longer being written");
});

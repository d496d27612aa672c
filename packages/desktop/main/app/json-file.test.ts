import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { readJsonFile, writeJsonFile } from "./json-file.ts";

const folder = mkdtempSync(join(tmpdir(), "brightwren-json-"));
const file = join(folder, "deep", "settings.json");
const schema = z.object({ name: z.string() });

afterEach(() => rmSync(join(folder, "deep"), { recursive: true, force: true }));

test("reads back a written value without leaving a temporary file", () => {
  writeJsonFile(file, { name: "Wren" });
  expect(readJsonFile(file, schema)).toEqual({ name: "Wren" });
  expect(readdirSync(join(folder, "deep"))).toEqual(["settings.json"]);
});

test.each(["", "{", '{"name":1}', "null"])("returns null for a file that contains %j", (text) => {
  writeJsonFile(file, {});
  writeFileSync(file, text);
  expect(readJsonFile(file, schema)).toBeNull();
});

test("returns null for a missing file", () => expect(readJsonFile(file, schema)).toBeNull());

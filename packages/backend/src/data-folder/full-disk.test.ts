import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { expect, test } from "vitest";
import { StartupError } from "../project/startup-error.ts";
import { blameFullDisk, isFullDisk } from "./full-disk.ts";
import { openDataFolder } from "./data-folder.ts";

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ["Node", failure("ENOSPC: no space left on device, write", { code: "ENOSPC" })],
  ["a quota", failure("EDQUOT: disk quota exceeded, mkdir", { code: "EDQUOT" })],
  ["Postgres", failure("could not extend file", { code: "53100" })],
  ["Postgres' log", failure('PANIC:  could not write to file "pg_wal/x": No space left on device')],
  ["Emscripten", { name: "ErrnoError", errno: 51 }],
  ["SQLite", failure("database or disk is full", { code: "ERR_SQLITE_ERROR", errcode: 13 })],
  ["a migration", new StartupError("It failed.", { cause: failure("No", { code: "53100" }) })],
])("recognises a full disk from the error of %s", (_, error) => {
  expect(isFullDisk(error)).toBe(true);
});

test.skipIf(!existsSync("/dev/full"))("recognises the system's error for /dev/full", async () => {
  const error = await writeFile("/dev/full", "x").catch((reason: unknown) => reason);
  expect(isFullDisk(error)).toBe(true);
});

test.each([
  failure("EACCES: permission denied", { code: "EACCES" }),
  failure("invalid checkpoint record", { code: "XX000" }),
  { name: "ErrnoError", errno: 44 },
  new StartupError("The port is taken.", { cause: failure("No", { code: "EADDRINUSE" }) }),
  undefined,
])("does not report a full disk for the error %s", (error) => {
  expect(isFullDisk(error)).toBe(false);
});

test("reports a full disk on the first start and removes all files", async () => {
  const parent = await testFolder();
  const start = openDataFolder(join(parent, "data"), () =>
    Promise.reject(failure("ENOSPC: no space left on device, write", { code: "ENOSPC" })),
  );
  const error = await start.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toMatch(/The disk containing \S+ is full\. Free some space/);
  expect(String(error)).not.toContain("reset");
  expect(await readdir(parent)).toEqual([]);
});

test("does not blame the disk for an unexplained error when there is free space", async () => {
  expect(await blameFullDisk(failure("RuntimeError: unreachable"), tmpdir())).toBeUndefined();
});

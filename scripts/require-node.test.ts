import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const file = fileURLToPath(new URL("require-node.mjs", import.meta.url));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [...args, "--import", file, "--eval", "console.log('ran')"], {
    encoding: "utf8",
  });

test("accepts a supported Node", () => {
  expect(run()).toMatchObject({ status: 0, stdout: "ran\n", stderr: "" });
});

test("reports the required version when Node cannot strip types", () => {
  const { status, stdout, stderr } = run("--no-strip-types");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^Brightwren needs Node 24, but this is Node .*https:\/\/nodejs\.org\.\n$/);
});

test("uses no syntax after ES2015", () => {
  expect(readFileSync(file, "utf8")).not.toMatch(/\bconst\b|\blet\b|=>|\?\.|\?\?|\bimport\b\s/);
});

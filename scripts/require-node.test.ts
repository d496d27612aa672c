import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { expect, test } from "vitest";

const file = fileURLToPath(new URL("require-node.mjs", import.meta.url));

const evaluate = ["--import", pathToFileURL(file).href, "--eval", "console.log('ran')"];

const run = (args: string[] = [], cwd?: string) =>
  spawnSync(process.execPath, [...args, ...evaluate], { encoding: "utf8", cwd });

test("accepts a supported Node", () => {
  expect(run()).toMatchObject({ status: 0, stdout: "ran\n", stderr: "" });
});

test("reports the required version to an older Node", () => {
  const older = 'Object.defineProperty(process, "versions", { value: { node: "22.23.5" } })';
  const { status, stdout, stderr } = run(["--import", `data:text/javascript,${older}`]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(
    /^Brightwren needs Node 24, but this is Node 22\.23\.5\. .*https:\/\/nodejs\.org\.\n$/,
  );
});

test("names the flag when npm left out the packages for this system", async () => {
  const { status, stdout, stderr } = run([], await testFolder());
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("--omit=optional");
  expect(stderr).toContain("`npm ci --include=optional`");
});

test("uses no syntax after ES2015", () => {
  expect(readFileSync(file, "utf8")).not.toMatch(/\bconst\b|\blet\b|=>|\?\.|\?\?|\bimport\b\s/);
});

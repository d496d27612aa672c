import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { applySettings } from "./brand/apply-settings.ts";
import { presentSettings, readBrandSettings } from "./brand/brand-settings.ts";
import { contrastFaults } from "./brand/colours.ts";
import { followBrand } from "./brand/derived-files.ts";
import { manualSteps } from "./brand/manual-steps.ts";

/**
 * Updates the files derived from packages/brand. Runs before start, build, preview, desktop and package, because running
 * processes do not reload these files. `--print`: prints the brand as a settings file. `--from <file>`: applies such a
 * file to packages/brand first. `--icons`: redraws the icons even if they are up to date.
 */
const root = join(import.meta.dirname, "..");

async function apply(file: string): Promise<void> {
  const settings = readBrandSettings(await readFile(file, "utf8"));
  const status = execFileSync("git", ["status", "--porcelain", "-z"], { cwd: root, encoding: "utf8" });
  const unsaved = status.split("\0").filter((entry) => entry && join(root, entry.slice(3)) !== resolve(file));
  if (unsaved.length > 0)
    throw new Error(
      "There are uncommitted changes. Commit or stash them first, so that you can review and revert the new brand separately.",
    );
  await applySettings(settings);
  // Separate processes, because this one has loaded the old brand.
  for (const command of [["brand"], ["format"], ["check:size", "--", "--set"]])
    execFileSync("npm", ["run", "--silent", ...command], {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
  const steps = manualSteps.map((each) => `  - ${each}`).join("\n");
  console.log(`The repository now carries the brand ${settings.studio.name}. For a human:\n${steps}`);
}

async function follow(withIcons: boolean): Promise<void> {
  const changed = await followBrand({ write: true, withIcons });
  console.log(
    changed.length > 0
      ? `Written:\n${changed.map((path) => `  ${path}`).join("\n")}`
      : "Every derived file is up to date.",
  );
  for (const fault of contrastFaults()) console.warn(fault);
}

try {
  const { values } = parseArgs({
    options: { print: { type: "boolean" }, from: { type: "string" }, icons: { type: "boolean" } },
  });
  if (values.print) console.log(JSON.stringify(presentSettings, null, 2));
  else if (values.from) await apply(values.from);
  else await follow(values.icons ?? false);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { applyBrand, oldName, remainsOf, removeSamples } from "./rebrand/apply-brand.ts";
import { askSettings } from "./rebrand/ask-settings.ts";
import { exampleSettings, readBrandSettings } from "./rebrand/brand-settings.ts";

/**
 * See docs/make-it-yours.md. `--from <file>`: no questions. `--example`: prints a complete file. `--no-build`: skips
 * the build.
 */
const root = join(import.meta.dirname, "..");

/** Separate processes, because this one has loaded the old brand and package names. */
function run(command: string, ...given: string[]): void {
  execFileSync(command, given, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
}

const manualSteps = [
  "Read every page's text in packages/site/src/content: the figures (500+ websites, 98%, 24/7, 5 days), what is said of the price in words (“a little under a pound a day”), the portfolio and what a package includes are claims, and must be true of you.",
  "Have privacy-policy.ts, terms-of-service.ts and cookie-policy.ts read by somebody who knows the law.",
  "Draw your emblem in packages/brand/emblem.ts, paths in a box of 64 by 64, unless the file had one; `npm run brand` makes the icons.",
  "If the name has letters that English does not, run `npm run fonts`: the fonts are cut to what we use.",
  "Supabase, the host, mail and payment: docs/deploy.md. The ids of packages/brand/brand.ts stand for those of your payment provider (STRIPE_PRICE_IDS).",
  "Write your first articles; categories stand in supabase/seed.sql.",
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      example: { type: "boolean", default: false },
      from: { type: "string" },
      "no-build": { type: "boolean", default: false },
    },
  });
  if (values.example) {
    console.log(JSON.stringify(exampleSettings, null, 2));
    return;
  }
  if (values.from === undefined && !process.stdin.isTTY)
    throw new Error(
      "There is nobody to ask here: name a file with `-- --from <file>`; `-- --example` prints one.",
    );
  const settings =
    values.from === undefined ? await askSettings() : readBrandSettings(await readFile(values.from, "utf8"));
  const unsaved = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
  if (unsaved.trim())
    throw new Error(
      "There are changes that are not committed. Commit or stash them first, so that this can be looked at, and taken back, by itself.",
    );

  const removed = settings.samples === "remove" ? await removeSamples() : [];
  await applyBrand(settings);
  console.log(
    `The repository is ${settings.studio.name}'s.${removed.length > 0 ? ` Gone: ${removed.join(", ")}.` : ""}`,
  );
  // The new package scope requires new workspace links.
  run("npm", "install", "--no-audit", "--no-fund", "--prefer-offline");
  run("npm", "run", "brand");
  run("npm", "run", "format");
  run("npm", "run", "backend:reset");
  if (!values["no-build"]) run("npm", "run", "build", "--", "--local");
  const remains = await remainsOf(oldName);
  console.log(
    [
      "",
      remains.length > 0
        ? `Left of the old name:\n${remains.map((each) => `  ${each}`).join("\n")}`
        : "Of the old name nothing is left.",
      "",
      "For a human:",
      ...manualSteps.map((each) => `  - ${each}`),
    ].join("\n"),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

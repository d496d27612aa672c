import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { applyBrand, oldName, remainsOf, removeSamples } from "./rebrand/apply-brand.ts";
import { askSettings } from "./rebrand/ask-settings.ts";
import { exampleSettings, readBrandSettings } from "./rebrand/brand-settings.ts";

/**
 * See docs/make-it-yours.md. `--from <file>`: does not prompt. `--example`: prints a complete file. `--no-build`: skips
 * the build.
 */
const root = join(import.meta.dirname, "..");

/** Separate processes, because this one has loaded the old brand and package names. */
function run(command: string, ...given: string[]): void {
  execFileSync(command, given, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
}

const manualSteps = [
  "Check all copy in packages/site/src/content. The figures (500+ websites, 98%, 24/7, 5 days), the price in words (“a little under a pound a day”), the portfolio and the contents of each package are claims and must be true for your business.",
  "Ask a lawyer to check privacy-policy.ts, terms-of-service.ts and cookie-policy.ts.",
  "Unless your settings file contained an emblem, draw one in packages/brand/emblem.ts (paths in a 64 by 64 box). `npm run brand` creates the icons.",
  "If the name has non-English letters, run `npm run fonts`, because the fonts contain only the characters we use.",
  "Set up Supabase, hosting, mail and payment (docs/deploy.md). STRIPE_PRICE_IDS maps the ids in packages/brand/brand.ts to your payment provider's.",
  "Write your first articles. The categories are in supabase/seed.sql.",
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
      "Cannot prompt without a terminal. Pass a file with `-- --from <file>`; `-- --example` prints one.",
    );
  const settings =
    values.from === undefined ? await askSettings() : readBrandSettings(await readFile(values.from, "utf8"));
  const unsaved = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
  if (unsaved.trim())
    throw new Error(
      "There are uncommitted changes. Commit or stash them first, so that you can review and revert the rebranding separately.",
    );

  const removed = settings.samples === "remove" ? await removeSamples() : [];
  await applyBrand(settings);
  console.log(
    `The repository now carries the brand ${settings.studio.name}.${removed.length > 0 ? ` Removed: ${removed.join(", ")}.` : ""}`,
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
        ? `The old name remains here:\n${remains.map((each) => `  ${each}`).join("\n")}`
        : "The old name no longer occurs.",
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

import { contrastFaults } from "./brand/colours.ts";
import { followBrand } from "./brand/derived-files.ts";

/**
 * Writes every file that derives from packages/brand or the writer's library (`npm run brand`). Start, build, preview, desktop and package have it run
 * before they are: a process that has read the files does not see them change.
 */
const changed = await followBrand({ write: true });
console.log(
  changed.length > 0
    ? `Written:\n${changed.map((path) => `  ${path}`).join("\n")}`
    : "Every derived file is up to date.",
);
for (const fault of contrastFaults()) console.warn(fault);

import { contrastFaults } from "./brand/colours.ts";
import { followBrand } from "./brand/derived-files.ts";

/** Runs before start, build, preview, desktop and package, because running processes do not reload these files. */
const changed = await followBrand({ write: true });
console.log(
  changed.length > 0
    ? `Written:\n${changed.map((path) => `  ${path}`).join("\n")}`
    : "Every derived file is up to date.",
);
for (const fault of contrastFaults()) console.warn(fault);

import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const { resolve: find } = createRequire(import.meta.url);

/** The licences of what a package holds beside Electron and keytar, by the names they get in it. Takes the built folder. */
export const licenceFiles = (builtFolder: string): Record<string, string> => ({
  "brightwren.txt": resolve(import.meta.dirname, "../../LICENSE"),
  "main-process.md": join(builtFolder, "main/licences.md"),
  "window.md": join(builtFolder, "renderer/licences.md"),
  "besley.txt": find("@fontsource-variable/besley/LICENSE"),
  "hanken-grotesk.txt": find("@fontsource-variable/hanken-grotesk/LICENSE"),
});

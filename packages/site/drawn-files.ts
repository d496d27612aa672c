import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { normalizePath, type Plugin, runnerImport } from "vite";

const mark = "?drawn";
const packagesFolder = join(import.meta.dirname, "..");
const cacheFolder = join(import.meta.dirname, ".cache/drawings");

/**
 * Turns `import url from "./creek.tsx?drawn"` into an SVG file at build time (docs/decisions/014), so that neither the
 * HTML nor the scripts contain the drawing. Throws if the module's default component does not return an `<svg>`.
 */
export const drawnFiles = (): Plugin => ({
  name: "drawn-files",
  enforce: "pre",
  load: {
    filter: { id: /\?drawn$/ },
    async handler(id) {
      const source = id.slice(0, -mark.length);
      const { module, dependencies } = await runnerImport<{ default: ComponentType }>(source, {
        configFile: false,
        logLevel: "warn",
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const file = await writeDrawing(source, renderToStaticMarkup(createElement(module.default)));
      return {
        code: `export { default } from ${JSON.stringify(`${normalizePath(file)}?url&no-inline`)};`,
        moduleType: "js",
      };
    },
  },
});

async function writeDrawing(source: string, drawing: string): Promise<string> {
  if (!drawing.startsWith("<svg ")) throw new Error(`${source} draws no <svg>.`);
  const file = join(cacheFolder, relative(packagesFolder, source)).replace(/\.tsx$/, ".svg");
  await mkdir(dirname(file), { recursive: true });
  // Write and rename: a concurrent build may be reading the file.
  await writeFile(
    `${file}.${process.pid}`,
    drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '),
  );
  await rename(`${file}.${process.pid}`, file);
  return file;
}

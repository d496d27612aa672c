import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { normalizePath, type Plugin, runnerImport } from "vite";

const mark = "?drawn";
const packagesFolder = join(import.meta.dirname, "..");
const cacheFolder = join(import.meta.dirname, ".cache/drawings");

/**
 * Makes `import address from "./creek.tsx?drawn"` the address of a file (docs/decisions/014). The module's default
 * export, a component without properties that gives one `<svg>`, is drawn at build, so that neither it nor its geometry
 * stands in the page or its scripts. The file cannot see the page: its colours are its own. Throws where it is no `<svg>`.
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
      const file = await keep(source, renderToStaticMarkup(createElement(module.default)));
      return {
        code: `export { default } from ${JSON.stringify(`${normalizePath(file)}?url&no-inline`)};`,
        moduleType: "js",
      };
    },
  },
});

/** Keeps a drawing where Vite takes it for any other picture: hashed, cached, the same for pages and scripts. */
async function keep(source: string, drawing: string): Promise<string> {
  if (!drawing.startsWith("<svg ")) throw new Error(`${source} draws no <svg>.`);
  const file = join(cacheFolder, relative(packagesFolder, source)).replace(/\.tsx$/, ".svg");
  await mkdir(dirname(file), { recursive: true });
  // Another build may be reading it.
  await writeFile(
    `${file}.${process.pid}`,
    drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '),
  );
  await rename(`${file}.${process.pid}`, file);
  return file;
}

import type { Manifest } from "vite";

/** What a page needs of Vite's output; addresses start with a slash. */
export type PageAssets = {
  /** Style sheets in cascade order. */
  styles: string[];
  /** The entry's script, then those that it and the page's own modules import. */
  scripts: string[];
};

export const entryModule = "index.html";

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Vite's manifest does not know ${key}.`);
  return chunk;
}

/** The chunks of modules (keys of the manifest) and of what they import, each once, imports before importers. */
function chunksOf(manifest: Manifest, modules: readonly string[]) {
  const keys = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunkOf(manifest, key).imports ?? []) visit(imported);
    keys.add(key);
  };
  for (const module of modules) visit(module);
  return [...keys].map((key) => chunkOf(manifest, key));
}

/**
 * What a page needs: the entry and the chunks of its modules (keys of the manifest). Throws when a module is not in the
 * manifest.
 */
export function pageAssets(manifest: Manifest, modules: readonly string[]): PageAssets {
  const chunks = chunksOf(manifest, [entryModule, ...modules]);
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith(".js"));
  return {
    styles: addresses(chunks.flatMap(({ css = [] }) => css)),
    scripts: addresses([chunkOf(manifest, entryModule).file, ...scripts]),
  };
}

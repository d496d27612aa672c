import type { Manifest } from "vite";

const entryModule = "index.html";

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Vite's manifest does not know ${key}.`);
  return chunk;
}

/** Without duplicates, imports before importers. */
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

/** The assets of the entry and of a page's modules (manifest keys). Throws for modules missing in the manifest. */
export function pageAssets(manifest: Manifest, modules: readonly string[]) {
  const chunks = chunksOf(manifest, [entryModule, ...modules]);
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith(".js"));
  return {
    styles: addresses(chunks.flatMap(({ css = [] }) => css)),
    /** The entry first, then its imports and those of the page's modules. */
    scripts: addresses([chunkOf(manifest, entryModule).file, ...scripts]),
  };
}

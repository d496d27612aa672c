import type { Manifest } from "vite";

/** What a page needs of Vite's output; addresses start with a slash. */
export type PageAssets = {
  /** Style sheets in cascade order. */
  styles: string[];
  /** Scripts to import once the page is painted: the entry, the page's own chunks and what they import. */
  scripts: string[];
};

export const entryModule = "index.html";

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Vite's manifest does not know ${key}.`);
  return chunk;
}

/**
 * What a page needs at once: the entry and the chunks of its modules (keys of the manifest), imports before importers.
 * Of modules that come later only the styles: their HTML is there already.
 * Throws when a module is not in the manifest, and when chunks import each other in a circle.
 */
export function pageAssets(
  manifest: Manifest,
  modules: readonly string[],
  later: readonly string[] = [],
): PageAssets {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const done = new Set<string>();
  const visit = (key: string, importers: readonly string[]) => {
    // Chunks are imported side by side, so a circle would run before what it needs is there.
    if (importers.includes(key))
      throw new Error(`These chunks import each other: ${[...importers, key].join(" → ")}.`);
    if (done.has(key)) return;
    done.add(key);
    const { file, css = [], imports = [] } = chunkOf(manifest, key);
    for (const imported of imports) visit(imported, [...importers, key]);
    for (const sheet of css) styles.add(`/${sheet}`);
    if (file.endsWith(".js")) scripts.add(`/${file}`);
  };
  for (const key of [entryModule, ...modules]) visit(key, []);
  const atOnce = [...scripts];
  for (const key of later) visit(key, []);
  return { styles: [...styles], scripts: atOnce };
}

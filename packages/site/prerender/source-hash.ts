import { createHash, type Hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Everything the pages and the application beside them are made from but the posts. */
const sources = [
  "packages/admin",
  "packages/core",
  "packages/demos",
  "packages/ui",
  "packages/site",
  "supabase/functions/_shared/contracts",
  "package-lock.json",
];

const ignored = /^(node_modules|dist.*|\.cache)$|\.test\.tsx?$/;

async function add(hash: Hash, path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    hash.update(path).update(await readFile(path));
    return;
  }
  for (const { name } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    if (!ignored.test(name)) await add(hash, join(path, name));
}

/** A hash of the site's sources and of the settings they are built with: equal hashes make equal pages from equal posts. */
export async function sourceHash(settings: Record<string, string>): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(settings)).update(process.version);
  for (const source of sources) await add(hash, join(root, source));
  return hash.digest("hex").slice(0, 16);
}

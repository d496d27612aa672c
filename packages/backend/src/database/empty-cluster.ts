import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";

const cacheFolder = fileURLToPath(new URL("../../../../node_modules/.cache/brightwren/", import.meta.url));

/** Another PGlite brings another Postgres, whose clusters may differ. */
async function cacheFile(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const { version }: { version: string } = JSON.parse(
    await readFile(join(dirname(entry), "../package.json"), "utf8"),
  );
  return join(cacheFolder, `empty-cluster-${version}.tar`);
}

/**
 * An empty Postgres cluster as PGlite makes it, kept from an earlier run, or nothing. Making one takes two seconds,
 * loading one a fifth of that, and every test file starts a database in memory.
 */
export async function readEmptyCluster(): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(await cacheFile())]);
  } catch {
    return undefined;
  }
}

/** Keeps the cluster of a database that nobody has used yet. It is a cache: no failure matters. */
export async function keepEmptyCluster(driver: PGlite): Promise<void> {
  try {
    const cluster = await driver.dumpDataDir("none");
    const draft = join(cacheFolder, `${randomUUID()}.part`);
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(draft, Buffer.from(await cluster.arrayBuffer()));
    await rename(draft, await cacheFile());
  } catch {
    // The next start simply makes its own cluster again.
  }
}

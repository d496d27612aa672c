import { createHash, type Hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { BuildError } from "../build-error.ts";
import { contentFaults, contentTexts } from "./validate-content.ts";

const configFile = join(import.meta.dirname, "../vite.config.ts");
const adminConfigFile = join(import.meta.dirname, "../vite.admin.config.ts");
/** Number of cached builds, for developers who alternate between settings. */
const kept = 3;

async function forgetOld(cacheFolder: string): Promise<void> {
  const names = (await readdir(cacheFolder)).filter((name) => name.startsWith("app-"));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(join(cacheFolder, name))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.used - a.used).slice(kept);
  await Promise.all(old.map(({ name }) => rm(join(cacheFolder, name), { recursive: true, force: true })));
}

/**
 * Builds once per source hash: `client/` for browsers, `server/` for prerendering. Throws Vite's error or a BuildError.
 */
export async function buildApp(cacheFolder: string, hash: string): Promise<string> {
  const folder = join(cacheFolder, `app-${hash}`);
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return folder;
  }
  const faults = contentFaults(await contentTexts());
  if (faults.length > 0)
    throw new BuildError(
      `The content has faults (packages/site/src/content):\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
    );
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const emptyOutDir = true;
    const outDir = join(unfinished, "client");
    await build({ configFile, logLevel: "warn", build: { outDir, emptyOutDir } });
    await build({ configFile: adminConfigFile, logLevel: "warn", build: { outDir } });
    await build({
      configFile,
      logLevel: "warn",
      build: { outDir: join(unfinished, "server"), emptyOutDir, ssr: "src/app/render.tsx" },
    });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await forgetOld(cacheFolder);
  return folder;
}

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** All of a build's inputs except the posts. */
export const sources = [
  "packages/admin",
  "packages/core",
  "packages/demos",
  "packages/import",
  "packages/ui",
  "packages/site",
  "supabase/functions/_shared/contracts",
  "package-lock.json",
];

const ignored = /^(node_modules|dist.*|\.cache)$|\.test\.tsx?$/;

async function add(hash: Hash, folder: string, path: string): Promise<void> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    hash.update(path).update(await readFile(join(folder, path)));
    return;
  }
  for (const { name } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    if (!ignored.test(name)) await add(hash, folder, `${path}/${name}`);
}

/** Hashes source files and settings. With the same hash, the same posts produce the same pages, in any clone. */
export async function sourceHash(settings: Record<string, string>, folder = root): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(settings)).update(process.version);
  for (const source of sources) await add(hash, folder, source);
  return hash.digest("hex").slice(0, 16);
}

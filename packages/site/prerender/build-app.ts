import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const configFile = join(import.meta.dirname, "../vite.config.ts");
const adminConfigFile = join(import.meta.dirname, "../vite.admin.config.ts");
/** How many built applications are kept: one for each set of addresses one builds for in turn. */
const kept = 3;

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

async function forgetOld(cacheFolder: string): Promise<void> {
  const names = (await readdir(cacheFolder)).filter((name) => name.startsWith("app-"));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(join(cacheFolder, name))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.used - a.used).slice(kept);
  await Promise.all(old.map(({ name }) => rm(join(cacheFolder, name), { recursive: true, force: true })));
}

/**
 * The application as Vite builds it: `client/`, what browsers load, and `server/`, what draws the pages. Built once for
 * each hash of the sources, under the cache folder. Throws Vite's error. Gives its folder.
 */
export async function buildApp(cacheFolder: string, hash: string): Promise<string> {
  const folder = join(cacheFolder, `app-${hash}`);
  if (await exists(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return folder;
  }
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

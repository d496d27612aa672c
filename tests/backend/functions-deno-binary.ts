import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";

const require = createRequire(import.meta.url);
const packageSchema = z.object({ optionalDependencies: z.record(z.string(), z.string()) });

type DenoBinary = { path: string } | { missing: string };

/**
 * Finds the binary in the npm package `deno`. Bypasses its launcher, because killing that would leave Deno running.
 * Throws when the binary is not installed on a supported platform.
 */
export function findDeno(): DenoBinary {
  const packages = packageSchema.parse(
    JSON.parse(readFileSync(require.resolve("deno/package.json"), "utf8")),
  );
  const name = `@deno/${process.platform}-${process.arch}${process.platform === "linux" ? libc() : ""}`;
  if (!(name in packages.optionalDependencies)) {
    return { missing: `The npm package deno has no program for this kind of machine (${name}).` };
  }
  const file = process.platform === "win32" ? "deno.exe" : "deno";
  let path: string;
  try {
    path = join(dirname(require.resolve(`${name}/package.json`)), file);
  } catch {
    throw new Error(`${name} is not installed: run npm ci again, without --omit=optional.`);
  }
  if (!existsSync(path)) throw new Error(`${path} does not exist: run npm ci again.`);
  return { path };
}

/** Returns the libc variant. Only glibc reports its version in a process report. */
function libc(): string {
  const report = z.object({ header: z.object({ glibcVersionRuntime: z.string() }) });
  return report.safeParse(process.report.getReport()).success ? "-glibc" : "-musl";
}

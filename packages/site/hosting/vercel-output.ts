import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { type SecurityFacts, securityHeaders } from "./security-headers.ts";
import { vercelConfig } from "./vercel-config.ts";

/**
 * Writes what Vercel deploys (Build Output API): a copy of the built `folder`, and our rules beside it, into
 * `.vercel/output` under `project`, the root of the repository. What lay there is replaced.
 */
export async function writeVercelOutput(
  folder: string,
  project: string,
  facts: SecurityFacts,
): Promise<void> {
  const output = join(project, ".vercel", "output");
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await cp(folder, join(output, "static"), { recursive: true });
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => file.split(sep).join("/"));
  const config = vercelConfig(securityHeaders(facts), pages.toSorted());
  await writeFile(join(output, "config.json"), `${JSON.stringify(config, undefined, 2)}\n`);
}

import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@brightwren/core/testing/test-folder";

const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
const vocabulary = join(dirname(fileURLToPath(import.meta.resolve("schema-dts"))), "schema.js");

/** Converts JSON to a TypeScript literal. `WithActionConstraints` allows a search's `query-input`. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${literal(part)}`);
  const object = `{${properties.join(",")}}`;
  return "@type" in value && value["@type"] === "SearchAction"
    ? `((${object}) satisfies WithActionConstraints<SearchActionLeaf> as SearchActionLeaf)`
    : object;
}

function compile(folder: string): Promise<string> {
  const options = ["--strict", "--noEmit", "--pretty", "false", "--module", "preserve", "--types", ""];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, ...options, join(folder, "graphs.ts")],
      { cwd: folder },
      (_error, output) => resolve(output),
    );
  });
}

/**
 * Returns the violations of schema.org in these graphs. The compiler checks them against Google's schema-dts, the only
 * maintained copy of the vocabulary on npm. `graphs.ts(2,…)` refers to the first graph.
 */
export async function schemaOrgFaults(graphs: readonly unknown[]): Promise<string[]> {
  const folder = await testFolder();
  const source = [
    `import type { Graph, SearchActionLeaf, WithActionConstraints } from ${JSON.stringify(vocabulary)};`,
    ...graphs.map((graph, index) => `export const graph${index}: Graph = ${literal(graph)};`),
  ];
  await writeFile(join(folder, "graphs.ts"), source.join("\n"));
  return (await compile(folder)).split("\n").filter(Boolean);
}

import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";

const functions = new URL("../", import.meta.url);
const denoSchema = z.object({ imports: z.record(z.string(), z.string()) });
const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, functions), "utf8"));
}

test("every function is deployed with exactly the package versions that are tested here", async () => {
  const { dependencies } = packageSchema.parse(await readJson("package.json"));
  const expected = Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, `npm:${name}@${version}`]),
  );
  const entries = await readdir(functions, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
    .map(({ name }) => name);
  expect(names).toContain("send-contact-email");
  for (const name of names.filter((folder) => folder !== "node_modules")) {
    const { imports } = denoSchema.parse(await readJson(`${name}/deno.json`));
    expect({ name, imports }).toEqual({ name, imports: expected });
  }
});

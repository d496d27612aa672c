import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";

const functions = new URL("../", import.meta.url);
const denoSchema = z.object({ imports: z.record(z.string(), z.string()) });
const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, functions), "utf8"));
}

async function functionNames(): Promise<string[]> {
  const entries = await readdir(functions, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => name !== "node_modules")
    .toSorted();
}

// Without a section, the platform rejects visitors, who have no token. A section without a folder fails to deploy.
test("sets verify_jwt in config.toml for every existing function and no others", async () => {
  const config = await readFile(new URL("../config.toml", functions), "utf8");
  const sections = [...config.matchAll(/^\[functions\.(.+)\]$([^[]*)/gm)];
  const settled = sections.filter(([, , settings = ""]) => /^verify_jwt = (true|false)$/m.test(settings));
  expect(settled).toHaveLength(sections.length);
  expect(settled.map(([, name = ""]) => name).toSorted()).toEqual(await functionNames());
});

test("deploys every function with the tested package versions", async () => {
  const { dependencies } = packageSchema.parse(await readJson("package.json"));
  const packages = Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, `npm:${name}@${version}`]),
  );
  const expected = { ...packages, "zod/mini": `${packages["zod"]}/mini` };
  const names = await functionNames();
  expect(names).toContain("send-contact-email");
  for (const name of names) {
    const { imports } = denoSchema.parse(await readJson(`${name}/deno.json`));
    expect({ name, imports }).toEqual({ name, imports: expected });
  }
});

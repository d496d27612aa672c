import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, test } from "vitest";
import { deployFacts as facts } from "../testing/deploy-facts.ts";
import { deployFiles, deployHost } from "./deploy-files.ts";
import { feedRedirects, headerRules, shells } from "./rules.ts";
import { securityHeaders } from "./security-headers.ts";

const textOf = (host: "static" | "netlify" | "cloudflare", path: string) =>
  String(deployFiles({ host, ...facts }).find((file) => file.path === path)?.body);

const onlyFiles = { configHeaders: undefined, configRedirects: [], minimal: true };

async function save(name: string, text: string): Promise<string> {
  const file = join(await testFolder(), name);
  await writeFile(file, text);
  return file;
}

test.for(["netlify", "cloudflare"] as const)("writes every header rule to _headers for %s", async (host) => {
  const headersFiles = [await save("_headers", textOf(host, "/_headers"))];
  const { headers, errors } = await parseAllHeaders({ headersFiles, ...onlyFiles });
  expect(errors).toEqual([]);
  expect(headers).toEqual(
    [{ path: "/*", headers: securityHeaders(facts) }, ...headerRules].map((rule) => ({
      for: rule.path,
      values: rule.headers,
    })),
  );
});

test("sets each header only once per address, because Netlify and Cloudflare merge rules", () => {
  const rules = [{ path: "/*", headers: securityHeaders(facts) }, ...headerRules];
  const given = rules.flatMap(({ path, headers }) => Object.keys(headers).map((name) => ({ path, name })));
  for (const { path, name } of given) {
    const others = given.filter((other) => other.name === name && other.path !== path);
    expect(
      others.some((other) => other.path.endsWith("/*") && path.startsWith(other.path.slice(0, -1))),
    ).toBe(false);
  }
});

test("stays within Cloudflare's limits for _headers", () => {
  const lines = textOf("cloudflare", "/_headers").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test.for([
  ["static", shells],
  // Netlify's edge function handles articles.
  ["netlify", shells.filter(({ file }) => file !== "article-shell.html")],
] as const)(
  "writes redirects and shell rewrites for %s that apply only when no file matches",
  async ([host, rewritten]) => {
    const redirectsFiles = [await save("_redirects", textOf(host, "/_redirects"))];
    const { redirects, errors } = await parseAllRedirects({ redirectsFiles, ...onlyFiles });
    expect(errors).toEqual([]);
    expect(redirects).toEqual([
      ...[...feedRedirects, ...facts.redirects].map(({ path, to }) =>
        expect.objectContaining({ from: path, to, status: 301 }),
      ),
      ...rewritten.map(({ path, file }) =>
        expect.objectContaining({ from: path, to: `/${file}`, status: 200 }),
      ),
    ]);
    for (const redirect of redirects) expect(redirect).not.toMatchObject({ force: true });
  },
);

test("writes no rewrites for Cloudflare", () => {
  expect(textOf("cloudflare", "/_redirects")).toBe(
    feedRedirects.map(({ path }) => `${path} /feed.xml 301\n${path}/ /feed.xml 301\n`).join(""),
  );
  expect(deployFiles({ host: "cloudflare", ...facts }).map(({ path }) => path)).toEqual([
    "/_headers",
    "/_redirects",
    "/_routes.json",
    "/.assetsignore",
    "/_worker.js",
  ]);
});

test("routes only app shell addresses to the Cloudflare worker", async () => {
  const include = ["/blog/*", "/login", "/login/", "/admin", "/admin/*"];
  expect(JSON.parse(textOf("cloudflare", "/_routes.json"))).toEqual({ version: 1, include, exclude: [] });
  const config = await readFile(`${import.meta.dirname}/../../../wrangler.jsonc`, "utf8");
  const [, list = ""] = /"run_worker_first": (\[.*\])/.exec(config) ?? [];
  expect(JSON.parse(list)).toEqual(include);
});

test.for([
  [{ NETLIFY: "true" }, "netlify"],
  [{ WORKERS_CI: "1" }, "cloudflare"],
  [{ CF_PAGES: "1" }, "cloudflare"],
  [{ VERCEL: "1" }, "vercel"],
  [{}, "static"],
] as const)("detects from %o that the hosting provider is %s", ([env, host]) => {
  expect(deployHost(env)).toBe(host);
});

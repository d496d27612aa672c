import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { normalizeRoutes } from "@vercel/routing-utils";
import { expect, test } from "vitest";
import { deployFacts as facts } from "../testing/deploy-facts.ts";
import { headerRules, shells } from "./rules.ts";
import { securityHeaders } from "./security-headers.ts";
import { vercelConfig, writeVercelOutput } from "./vercel-files.ts";

const security = securityHeaders(facts);
const pages = [
  "404.html",
  "about.html",
  "app-shell.html",
  "article-missing.html",
  "article-shell.html",
  "blog/a-post.html",
  "index.html",
];
const { cache, routes, overrides } = vercelConfig(security, pages, facts.redirects);

/** Mimics Vercel's routing before the file lookup: headers accumulate until a route ends this phase. */
function beforeFiles(path: string): { headers: Record<string, string>; status?: number | undefined } {
  const headers: Record<string, string> = {};
  for (const route of routes) {
    if ("handle" in route) break;
    const match = new RegExp(route.src).exec(path);
    if (!match) continue;
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name] = value.replace("$1", match[1] ?? "");
    if (!route.continue) return { headers, status: route.status };
  }
  return { headers };
}

test("lets Vercel keep the packages and the last build", () => {
  expect(cache).toEqual(["node_modules/**", "packages/site/.cache/**", "packages/site/dist/**"]);
});

test("writes routes that Vercel's own parser accepts", () => {
  expect(normalizeRoutes(structuredClone(routes)).error).toBeNull();
});

test("writes every header rule as a route", () => {
  for (const { path, headers } of headerRules) {
    const asked = path.replace(/\*$/, "anything");
    expect(beforeFiles(asked).headers).toEqual({ ...security, ...headers });
  }
  expect(beforeFiles("/about").headers).toEqual(security);
});

test.for([
  [301, "/feed", "/feed.xml"],
  [301, "/feed/", "/feed.xml"],
  [301, "/rss", "/feed.xml"],
  [301, "/blog/index.xml", "/feed.xml"],
  [301, "/blog/before", "/blog/a-post"],
  [301, "/blog/category/old/", "/blog/category/new"],
  [308, "/about/", "/about"],
  [308, "/about.html", "/about"],
  [308, "/index.html", "/"],
  [308, "/blog/a-post/", "/blog/a-post"],
] as const)("redirects with %i from %s to %s", ([status, path, location]) => {
  expect(beforeFiles(path)).toMatchObject({ status, headers: { Location: location } });
});

test.for(["/", "/about", "//evil.example/", "/\\evil.example/", "//evil.example/page.html", "/assets/a.js"])(
  "does not redirect %s",
  (path) => {
    expect(beforeFiles(path)).toEqual({
      headers: expect.not.objectContaining({ Location: expect.anything() }),
    });
  },
);

test("routes to files first, then to shells, then to the 404 page", () => {
  const files = routes.findIndex((route) => "handle" in route && route.handle === "filesystem");
  const error = routes.findIndex((route) => "handle" in route && route.handle === "error");
  expect(routes.slice(files + 1, error)).toEqual(
    shells.map(({ file }) => {
      const dest = file === "article-shell.html" ? "/_article?slug=$1" : `/${file}`;
      return expect.objectContaining({ dest, check: true });
    }),
  );
  expect(routes.slice(error + 1)).toEqual([expect.objectContaining({ dest: "/404.html", status: 404 })]);
});

test("strips .html from page addresses and omits shells", () => {
  expect(overrides).toEqual({
    "about.html": { path: "about" },
    "blog/a-post.html": { path: "blog/a-post" },
  });
});

test("replaces the previous build with the site and its rules", async () => {
  const project = await testFolder();
  const dist = join(project, "dist");
  await mkdir(join(dist, "blog"), { recursive: true });
  await writeFile(join(dist, "index.html"), "Home");
  await writeFile(join(dist, "blog", "a-post.html"), "A post");
  await writeFile(join(dist, "article-shell.html"), "Loading article...");
  await writeFile(join(dist, "article-missing.html"), "No such article");
  await writeVercelOutput(dist, project, facts);
  await rm(join(dist, "index.html"));
  await writeVercelOutput(dist, project, facts);

  const output = join(project, ".vercel", "output");
  expect(await readFile(join(output, "static", "blog", "a-post.html"), "utf8")).toBe("A post");
  await expect(readFile(join(output, "static", "index.html"))).rejects.toThrow("ENOENT");
  const config: unknown = JSON.parse(await readFile(join(output, "config.json"), "utf8"));
  expect(config).toEqual(
    vercelConfig(
      security,
      ["article-missing.html", "article-shell.html", "blog/a-post.html"],
      facts.redirects,
    ),
  );
});

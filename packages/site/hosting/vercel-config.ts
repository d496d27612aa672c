import { patternSource } from "./path-pattern.ts";
import { articlePath, askedEachTime, headerRules, notFoundFile, privateFiles, shells } from "./rules.ts";

/** One step of Vercel's router, as far as we use it. */
export type VercelRoute =
  | { handle: "filesystem" | "error" }
  | {
      src: string;
      dest?: string;
      status?: number;
      headers?: Record<string, string>;
      continue?: boolean;
      check?: boolean;
    };

/** `.vercel/output/config.json` of the Build Output API, version 3. */
export type VercelConfig = {
  version: 3;
  routes: VercelRoute[];
  /** Files that are served at another address than their name. */
  overrides: Record<string, { path: string }>;
};

/** A path of one or more whole segments: neither a double slash nor a backslash can lead a redirect off the site. */
const segments = String.raw`([^/\\]+(?:/[^/\\]+)*?)`;

/** The function that answers for articles without a file. */
export const articleFunction = "_article";

/** Our rules for Vercel's router. `pages` are the HTML files of the output folder, relative to it. */
export function vercelConfig(security: Record<string, string>, pages: string[]): VercelConfig {
  const renamed = pages.filter((file) => file !== "index.html" && !privateFiles.has(file));
  return {
    version: 3,
    routes: [
      { src: "^/.*$", headers: security, continue: true },
      ...headerRules.map(({ path, headers }) => ({ src: patternSource(path), headers, continue: true })),
      { src: String.raw`^/index(?:\.html)?/?$`, status: 308, headers: { Location: "/" } },
      { src: String.raw`^/${segments}\.html/?$`, status: 308, headers: { Location: "/$1" } },
      { src: `^/${segments}/$`, status: 308, headers: { Location: "/$1" } },
      { handle: "filesystem" },
      ...shells.map(({ path, file }) => {
        if (path !== articlePath) return { src: patternSource(path), dest: `/${file}`, check: true };
        return {
          src: patternSource(path).replace("[^/]+", "([^/]+)"),
          dest: `/${articleFunction}?slug=$1`,
          check: true,
        };
      }),
      { handle: "error" },
      {
        src: "^/.*$",
        dest: `/${notFoundFile}`,
        status: 404,
        headers: { ...security, "Cache-Control": askedEachTime },
      },
    ],
    overrides: Object.fromEntries(renamed.map((file) => [file, { path: file.replace(/\.html$/, "") }])),
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GeneratedArticle, Pictures } from "./generated-articles.ts";
import { type Cost, measureCommand } from "./measuring.ts";

/** A generator, with its own copy of the articles. */
export type Contender = {
  name: string;
  /** What its builds contain and lack. */
  note: string;
  folder: string;
  output: string;
  /** Removed before a build without caches. */
  caches: readonly string[];
  /** Removed before a build that draws all pages but reuses pictures. */
  pages: readonly string[];
  write: (articles: readonly GeneratedArticle[], pictures: Pictures) => Promise<void>;
  build: () => Promise<Cost>;
};

const lacks = "no share cards, application, demos, category pages or check of links";

const astro = {
  project: "astro",
  command: ["node_modules/astro/bin/astro.mjs", "build"],
  output: "dist",
  caches: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
  pages: ["dist", ".astro", "node_modules/.astro/data-store.json", "node_modules/.vite"],
};

const peers = [
  { ...astro, name: "Astro", note: `highlights code; pictures as WebP in three widths; ${lacks}` },
  { ...astro, name: "Astro, no highlighting", note: "otherwise like Astro" },
  {
    project: "eleventy",
    command: ["node_modules/@11ty/eleventy/cmd.cjs", "--quiet"],
    output: "_site",
    caches: ["_site"],
    pages: ["_site"],
    name: "Eleventy",
    note: `no highlighting; pictures copied as they are; ${lacks}`,
  },
];

/** Creates the projects in `peers/` and installs their packages. Returns none if npm cannot install them. */
export async function openPeers(parent: string): Promise<Contender[]> {
  const opened: Contender[] = [];
  for (const { project, command, ...peer } of peers) {
    const folder = join(parent, project);
    await cp(join(import.meta.dirname, "peers", project), folder, { recursive: true });
    const npm = spawn("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
    const [code] = (await once(npm, "close")) as [number];
    if (code !== 0) {
      console.log("Astro and Eleventy are not measured, because npm could not install them.");
      return [];
    }
    const env = { ASTRO_TELEMETRY_DISABLED: "1", HIGHLIGHT: peer.name === "Astro" ? "on" : "off" };
    opened.push({
      ...peer,
      folder,
      write: async (articles, pictures) => {
        const files = [...articles.map(fileOf), ...Object.entries(pictures)];
        for (const [name, content] of files) {
          await mkdir(dirname(join(folder, "posts", name)), { recursive: true });
          await writeFile(join(folder, "posts", name), content);
        }
      },
      build: () => measureCommand(command, folder, env),
    });
  }
  return opened;
}

function fileOf({ title, slug, excerpt, published_at, category, content }: GeneratedArticle) {
  const head = { title, description: excerpt, date: published_at, category };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return [`${slug}.md`, `---\n${lines.join("")}---\n\n${content}\n`] as const;
}

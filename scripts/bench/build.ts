import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { pictureBucket } from "@brightwren/core/pictures/picture-address";
import { serviceClient } from "../../tests/setup/service-client.ts";
import { categoryNames, drawPictures, generateArticles } from "./generated-articles.ts";
import {
  type Cost,
  measureCommand,
  median,
  number,
  startChild,
  table,
  untilQuiet,
  withFolder,
} from "./measuring.ts";
import { type Contender, openPeers } from "./peers.ts";

const batch = 500;

async function openOurs(folder: string, url: string): Promise<Contender> {
  const database = serviceClient(url);
  const names = categoryNames.map((name) => ({ name, slug: name.toLowerCase().replace(" ", "-") }));
  const { data } = await database.from("blog_categories").insert(names).select("id, name").throwOnError();
  const idOf = new Map((data as { id: string; name: string }[]).map(({ id, name }) => [name, id]));
  const bucket = database.storage.from(pictureBucket);
  const settings = {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
    VITE_SITE_URL: "https://brightwren.example",
  };
  const input = { settings, outFolder: join(folder, "dist"), cacheFolder: join(folder, "cache") };
  return {
    name: "ours",
    note: "no highlighting; pictures as AVIF and WebP in two widths; the application and share cards are cached with the pictures; the backend's process is counted on its own",
    folder,
    output: "dist",
    caches: ["dist", "cache"],
    pages: ["dist"],
    write: async (articles, pictures) => {
      for (const [file, bytes] of Object.entries(pictures))
        await bucket.upload(file, bytes, { contentType: "image/jpeg" });
      const rows = articles.map(({ category, content, ...article }) => ({
        ...article,
        content: content.replaceAll("](pictures/", `](${bucket.getPublicUrl("pictures/").data.publicUrl}`),
        category_id: idOf.get(category),
        status: "published",
      }));
      for (let from = 0; from < rows.length; from += batch)
        await database
          .from("blog_posts")
          .upsert(rows.slice(from, from + batch), { onConflict: "slug" })
          .throwOnError();
    },
    build: () =>
      measureCommand([join(import.meta.dirname, "run-build.ts"), JSON.stringify(input)], process.cwd()),
  };
}

type Run = Cost & { pages: number; backend: number };

/** `backendSeconds`: core seconds of the backend so far. */
async function measureSize(
  contenders: readonly Contender[],
  size: number,
  runs: number,
  backendSeconds: () => Promise<number>,
): Promise<string> {
  const found = new Map<string, Run[]>();
  let disturbed = 0;
  const measure = async (step: string, { name, folder, output, build }: Contender) => {
    if (!(await untilQuiet())) disturbed += 1;
    const before = await backendSeconds();
    const cost = await build();
    const backend = (await backendSeconds()) - before;
    const files = await readdir(join(folder, output), { recursive: true });
    const pages = files.filter((file) => file.endsWith(".html")).length;
    const row = `${step}: ${name}`;
    found.set(row, [...(found.get(row) ?? []), { ...cost, pages, backend }]);
  };
  for (let run = 0; run < runs; run += 1) {
    for (const contender of contenders) {
      const remove = (paths: readonly string[]) =>
        Promise.all(paths.map((path) => rm(join(contender.folder, path), { recursive: true, force: true })));
      await remove(contender.caches);
      await measure("nothing cached", contender);
      await remove(contender.pages);
      await measure("all pages", contender);
      const changed = generateArticles(size).slice(size / 2 + 1, size / 2 + 2);
      await contender.write(
        changed.map((article) => ({ ...article, content: `Changed in run ${run}.` })),
        {},
      );
      await measure("one changed", contender);
    }
  }
  const rows = [...found]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([row, costs]) => {
      const of = (figure: keyof Run, values = costs) => median(values.map((cost) => cost[figure]));
      const ours = found.get(row.replace(/: .*/, ": ours")) ?? [];
      return [
        row,
        number(of("seconds"), 1),
        number(of("coreSeconds"), 1),
        number(of("coreSeconds", ours) / of("coreSeconds"), 2),
        number(of("peakMebibytes")),
        number(of("pages")),
        number(of("backend"), 1),
      ];
    });
  const heading = `Build of ${number(size)} articles, medians of ${runs}; ${disturbed} builds began on a busy machine`;
  return table(heading, [["", "s", "core s", "ours ÷ it", "MiB", "pages", "backend's core s"], ...rows]);
}

/** Builds the same articles with our build, Astro and Eleventy, in turn. */
export const measureBuild = (sizes: readonly number[], runs: number): Promise<string> =>
  withFolder(async (folder) => {
    await using backend = await startChild("run-backend.ts");
    const { url } = backend.answer as { url: string };
    const contenders = [await openOurs(join(folder, "ours"), url), ...(await openPeers(folder))];
    const tables: string[] = [];
    for (const size of sizes) {
      const pictures = await drawPictures(size);
      for (const { write } of contenders) await write(generateArticles(size), pictures);
      tables.push(await measureSize(contenders, size, runs, async () => (await backend.ask()) as number));
    }
    return [...tables, ...contenders.map(({ name, note }) => `  ${name}: ${note}.`)].join("\n");
  });

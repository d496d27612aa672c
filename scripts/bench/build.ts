import { join } from "node:path";
import { localPublishableKey, localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { createClient } from "@supabase/supabase-js";
import { generateArticles } from "./generated-articles.ts";
import { median, number, startChild, table, untilQuiet, withFolder } from "./measuring.ts";
import type { BuildRun } from "./run-build.ts";

const batch = 500;

/** Time of a build without bundling the application. */
const secondsOf = ({ report: { took } }: BuildRun) => (took.content + took.pages + took.rest) / 1000;

type Build = (outFolder: string) => Promise<BuildRun>;

async function runBuild(url: string, outFolder: string): Promise<BuildRun> {
  const settings = {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
    VITE_SITE_URL: "https://brightwren.example",
  };
  await untilQuiet();
  await using child = await startChild("run-build.ts", { settings, outFolder });
  return child.answer as BuildRun;
}

/** Builds into empty folders, then again without a change and with one changed article. */
async function measureSize(build: Build, change: () => Promise<void>, runs: number) {
  return withFolder(async (folder) => {
    const full: BuildRun[] = [];
    for (let run = 0; run < runs; run += 1) full.push(await build(join(folder, String(run))));
    const unchanged = await build(join(folder, "0"));
    await change();
    const oneChanged = await build(join(folder, "0"));
    const ofFull = (figure: (run: BuildRun) => number) => median(full.map(figure));
    const row = (what: string, figures: BuildRun[]) => {
      const medianOf = (figure: (run: BuildRun) => number) => median(figures.map(figure));
      return [
        what,
        `${number(medianOf(secondsOf), 1)} s`,
        `${number(medianOf(secondsOf) / ofFull(secondsOf), 3)} × full`,
        `${number(
          medianOf(({ coreSeconds }) => coreSeconds),
          1,
        )} core s`,
        `${number(medianOf(({ peakMebibytes }) => peakMebibytes))} MiB`,
        `${medianOf(({ report }) => report.pagesWritten)} pages written`,
      ];
    };
    return {
      seconds: ofFull(secondsOf),
      pages: ofFull(({ report }) => report.pages),
      rows: [row("all drawn", full), row("nothing changed", [unchanged]), row("one changed", [oneChanged])],
    };
  });
}

/** Builds the site with more and more articles. The backend and each build have their own process. */
export async function measureBuild(sizes: readonly number[], runs: number): Promise<string> {
  await using backend = await startChild("run-backend.ts");
  const { url } = backend.answer as { url: string };
  const database = createClient(url, localServiceRoleKey, { auth: { persistSession: false } });
  const build: Build = (outFolder) => runBuild(url, outFolder);
  const names = Array.from({ length: 5 }, (_, n) => ({ name: `Category ${n}`, slug: `category-${n}` }));
  const { data } = await database.from("blog_categories").insert(names).select("id").throwOnError();
  const categories = (data as { id: string }[]).map(({ id }) => id);
  const articles = generateArticles(Math.max(...sizes)).map((article, n) => ({
    ...article,
    category_id: categories[n % categories.length],
  }));
  // Bundles the application, so that its build is not measured.
  await withFolder((folder) => build(join(folder, "first")));
  const found: Awaited<ReturnType<typeof measureSize>>[] = [];
  let added = 0;
  for (const size of sizes) {
    for (; added < size; added += batch)
      await database
        .from("blog_posts")
        .insert(articles.slice(added, Math.min(added + batch, size)))
        .throwOnError();
    const change = async () => {
      const text = { excerpt: `Changed ${Date.now()}.`, content: `## Changed\n\n${Date.now()}` };
      await database
        .from("blog_posts")
        .update(text)
        .eq("slug", `generated-${size / 2}`)
        .throwOnError();
    };
    found.push(await measureSize(build, change, runs));
  }
  return found
    .map(({ pages, seconds, rows }, n) => {
      const [first = { pages, seconds }] = found;
      const growth = `${number(pages / first.pages, 2)} × the pages, ${number(seconds / first.seconds, 2)} × the time`;
      return table(
        `Build of ${number(sizes[n] ?? 0)} articles (${number(pages / seconds)} pages a second; ${growth})`,
        rows,
      );
    })
    .join("\n");
}

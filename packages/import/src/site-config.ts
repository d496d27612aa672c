import { fileText } from "./file-text.ts";
import { type Tree, readData } from "./front-tree.ts";
import { HeadReader } from "./head-reader.ts";
import type { ImportFile, ImportFiles } from "./import-files.ts";

export type SiteConfig = NonNullable<Awaited<ReturnType<typeof readSiteConfig>>>;

/**
 * Reads the topmost matching settings file. Returns empty fields for an invalid file, and undefined if there is none.
 * `root`: its folder with a trailing slash; empty for the root.
 */
export async function readSiteConfig(files: ImportFiles, name: RegExp) {
  const [file] = files.all
    .filter(({ path }) => name.test(path))
    .sort((a, b) => depthOf(a) - depthOf(b) || a.path.length - b.path.length);
  if (!file) return undefined;
  const root = file.path.replace(name, (_all, slash?: string) => slash ?? "");
  return { root, fields: new HeadReader(await readDataFile(file)) };
}

const depthOf = ({ path }: ImportFile): number => path.split("/").length;

export async function readDataFile(file: ImportFile): Promise<Record<string, Tree>> {
  try {
    return readData(await fileText(file), /\.(\w+)$/.exec(file.path)?.[1] ?? "");
  } catch {
    return {};
  }
}

type PermalinkParts = { date: string; slug: string; name: string; sections: string[] };

/** Jekyll's built-in permalink styles (https://jekyllrb.com/docs/permalinks/#built-in-formats). */
const styles: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  weekdate: "/:categories/:year/W:week/:short_day/:title.html",
  none: "/:categories/:title.html",
};

/** Expands a Jekyll, Hexo or Hugo permalink; undefined if it contains unknown placeholders. */
export function permalinkOf(pattern: string, parts: PermalinkParts): string | undefined {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)/.exec(parts.date) ?? [];
  const [i_month, i_day] = [month, day].map((number) => number.replace(/^0/, ""));
  const { name, sections } = parts;
  const slug = parts.slug || name;
  const values: Record<string, string | undefined> = {
    ...(year && { year, month, day, i_month, i_day, short_year: year.slice(2) }),
    title: name,
    name,
    filename: name,
    contentbasename: name,
    slugorfilename: slug,
    slugorcontentbasename: slug,
    slug,
    categories: sections.join("/"),
    category: sections[0] ?? "",
    section: sections[0] ?? "",
    sections: sections.join("/"),
  };
  let isWhole = true;
  const made = (Object.hasOwn(styles, pattern) ? (styles[pattern] ?? "") : pattern).replace(
    /:([a-z_]+)/g,
    (_all, key: string) => {
      const value = Object.hasOwn(values, key) ? values[key] : undefined;
      isWhole &&= value !== undefined;
      return value ?? "";
    },
  );
  return isWhole ? `/${made}`.replace(/\/{2,}/g, "/") : undefined;
}

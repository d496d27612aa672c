import { fileText } from "./file-text.ts";
import { type Tree, readData } from "./front-tree.ts";
import { HeadReader } from "./head-reader.ts";
import type { ImportFile, ImportFiles } from "./import-files.ts";

export type SiteConfig = {
  /** With a trailing slash; empty for the root. */
  root: string;
  fields: HeadReader;
};

/**
 * Reads the topmost matching settings file. Returns empty fields for an invalid file, and undefined if there is none.
 */
export async function readSiteConfig(files: ImportFiles, name: RegExp): Promise<SiteConfig | undefined> {
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

export type PermalinkParts = { date: string; slug: string; title: string; name: string; sections: string[] };

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
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(parts.date);
  const [, year = "", month = "", date = ""] = day ?? [];
  const values: Record<string, string> = {
    year,
    month,
    day: date,
    i_month: month.replace(/^0/, ""),
    i_day: date.replace(/^0/, ""),
    short_year: year.slice(2),
    title: parts.name,
    name: parts.name,
    filename: parts.name,
    contentbasename: parts.name,
    slugorfilename: parts.slug || parts.name,
    slugorcontentbasename: parts.slug || parts.name,
    slug: parts.slug || parts.name,
    categories: parts.sections.join("/"),
    category: parts.sections[0] ?? "",
    section: parts.sections[0] ?? "",
    sections: parts.sections.join("/"),
  };
  let isWhole = true;
  const made = (Object.hasOwn(styles, pattern) ? (styles[pattern] ?? "") : pattern).replace(
    /:([a-z_]+)/g,
    (_all, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      const isDated = ["year", "month", "day", "i_month", "i_day", "short_year"].includes(name);
      if (value === undefined || (isDated && !day)) isWhole = false;
      return value ?? "";
    },
  );
  return isWhole ? `/${made}`.replace(/\/{2,}/g, "/") : undefined;
}

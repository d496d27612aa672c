import { nameOf, postOfFile, withText } from "./file-post.ts";
import { mapOf, type Tree } from "./front-tree.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { type ImportFile, type ImportFiles, pathsOf } from "./import-files.ts";
import { type ImportedPost, listed } from "./imported-post.ts";
import { liquidToMarkdown } from "./liquid-text.ts";
import { openText, type OpenText } from "./open-text.ts";
import { openEach, type ReadOptions } from "./read-each.ts";
import { permalinkOf, readSiteConfig, type SiteConfig } from "./site-config.ts";

const post =
  /(?:^|\/)(?:_posts\/.*\.html?|(?:_posts\/.*|_drafts\/.*|\d{4}-\d{1,2}-\d{1,2}-[^/]+)\.(?:md|markdown|mkdn?))$/i;
const configName = /(^|.*\/)_config\.(?:ya?ml|toml)$/i;

/** Detects a Jekyll or Hexo site; ignores Jekyll folders inside another site. */
export const isJekyll = ({ all }: ImportFiles): boolean => {
  const depthOf = (path: string | undefined) => (path === undefined ? Infinity : path.split("/").length);
  const shallowest = (pattern: RegExp) =>
    Math.min(...all.map(({ path }) => depthOf(pattern.exec(path)?.[0])), Infinity);
  const posts = shallowest(/^(?:.*?\/)?(?=_(?:posts|drafts)\/)/i);
  const hugo = shallowest(/^(?:.*?\/)?(?=content\/|hugo\.(?:toml|ya?ml|json)$|config\.toml$)/i);
  if (posts < Infinity) return posts <= hugo;
  if (hugo < Infinity) return false;
  const config = all.find(({ path }) => configName.test(path))?.path.replace(configName, "$1");
  return all.some(({ path }) => post.test(path)) || all.every(({ path }) => path.startsWith(config ?? "/"));
};

/** Reads posts, drafts and output collections of a Jekyll or Hexo site. */
export async function readJekyll(
  files: ImportFiles,
  options: ReadOptions,
): Promise<{ posts: ImportedPost[]; notices: string[] }> {
  const config = await readSiteConfig(files, configName);
  const collections = shownCollections(config);
  const isText = /\.(?:md|markdown|mkdn?|html)$/i;
  const isChosen = ({ path }: ImportFile) =>
    post.test(path) || (isText.test(path) && collections.some((folder) => path.startsWith(folder)));
  const chosen = files.all.filter(isChosen);
  const others = files.all.filter(
    (file) =>
      isText.test(file.path) &&
      !isChosen(file) &&
      !/(?:^|\/)(?:_(?:layouts|includes|sass|data|plugins|site)|layout|layouts|themes|scaffolds)\//.test(
        file.path,
      ),
  );
  const notices: string[] = [];
  const root = config?.root ?? rootOf(chosen);
  const isHexo = chosen.some(({ path }) => /(?:^|\/)source\/_(?:posts|drafts)\//.test(path));
  const opened = await openEach(chosen, notices, options, (file) =>
    openText(file, defaultsFor(file.path, config)),
  );
  const found = opened.map((one) => ({ one, post: readPost(one, { root, isHexo, config }) }));
  const addresses = new Map(
    found.map(({ post: { source, fields } }) => [stemOf(source), `/blog/${fields.slug}`]),
  );
  const addressOf = (name: string) => addresses.get(stemOf(name));
  const posts = await openEach(found, notices, options, ({ one, post: made }) =>
    withText(made, one, (text) => {
      const plain = liquidToMarkdown(text, addressOf);
      if (!/\.html?$/i.test(one.file.path)) return plain;
      const html = htmlToMarkdown(plain.markdown);
      return { markdown: html.markdown, notices: [...plain.notices, ...html.notices] };
    }),
  );
  notices.push(...listed("Pages, not posts, so they were left out", pathsOf(others)));
  return { posts, notices };
}

const stemOf = (path: string): string =>
  (path.trim().split("/").at(-1) ?? "").toLowerCase().replace(/\.(?:md|markdown|mkdn?|html?)$/, "");

function rootOf(files: readonly ImportFile[]): string {
  const [first = [], ...others] = files.map(({ path }) =>
    path.replace(/(?:^|\/)_(?:posts|drafts)\/.*$/, "/").split("/"),
  );
  let length = first.length - 1;
  for (const parts of others) {
    const at = parts.findIndex((part, index) => part !== first[index]);
    length = Math.min(length, at < 0 ? parts.length - 1 : at, parts.length - 1);
  }
  return first
    .slice(0, Math.max(0, length))
    .map((part) => `${part}/`)
    .join("");
}

/** Folders of collections with `output: true` (https://jekyllrb.com/docs/collections/). */
function shownCollections(config: SiteConfig | undefined): string[] {
  const within = config?.fields.text("collections_dir");
  return Object.entries(mapOf(config?.fields.tree("collections")) ?? {}).flatMap(([name, settings]) =>
    mapOf(settings)?.["output"] === "true" ? [`${config?.root}${within ? `${within}/` : ""}_${name}/`] : [],
  );
}

/** Front matter defaults (https://jekyllrb.com/docs/configuration/front-matter-defaults/). */
function defaultsFor(path: string, config: SiteConfig | undefined): Record<string, Tree> {
  const tree = config?.fields.tree("defaults");
  if (!config || !Array.isArray(tree)) return {};
  const fields: Record<string, Tree> = {};
  for (const one of tree) {
    const { scope, values } = mapOf(one) ?? {};
    const folder = mapOf(scope)?.["path"];
    const within = typeof folder === "string" ? folder.split("*")[0]?.replace(/^\/|\/$/g, "") : "";
    if (path.startsWith(config.root + within)) Object.assign(fields, mapOf(values));
  }
  return fields;
}

type Site = { root: string; isHexo: boolean; config: SiteConfig | undefined };

function readPost(one: OpenText, { root, isHexo, config }: Site): ImportedPost {
  const { path } = one.file;
  const place = path.startsWith(root) ? path.slice(root.length) : path;
  const folders = isHexo ? [] : (place.split(/(?:^|\/)_(?:posts|drafts)\//, 2)[0] ?? "").split("/");
  const isInPosts = /(?:^|\/)_(?:posts|drafts)\//.test(place);
  const made = postOfFile(one, {
    separator: isHexo ? /,/ : /,|\s+/,
    categories: isInPosts ? folders.filter(Boolean) : [],
  });
  const { day, name } = nameOf(path);
  const { slug, published_at } = made.fields;
  const sections = made.categories.map((category) => category.toLowerCase());
  const parts = { date: published_at || day, slug, name, sections };
  const pattern = config?.fields.text("permalink") || (isHexo ? ":year/:month/:day/:title/" : "date");
  const patterns = [pattern, "date", one.head.text("permalink")].filter((some) => some !== "");
  const [origin, base] = ["url", "baseurl"].map(
    (field) => config?.fields.text(field).replace(/\/+$/, "") ?? "",
  );
  const paths = [...new Set(patterns.flatMap((some) => permalinkOf(some, parts) ?? []))];
  return {
    ...made,
    alsoAt: paths.flatMap((some) => [some, `${base}${some}`, ...(origin ? [origin + base + some] : [])]),
  };
}

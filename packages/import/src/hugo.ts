import { readDate } from "@brightwren/core/markdown-files/read-date";
import { postOfFile, nameOf, withText } from "./file-post.ts";
import { mapOf, type Tree } from "./front-tree.ts";
import { HeadReader } from "./head-reader.ts";
import { fromNames } from "./head-status.ts";
import { hugoToMarkdown } from "./hugo-text.ts";
import { type ImportFile, type ImportFiles, pathsOf } from "./import-files.ts";
import { type ImportedPost, listed } from "./imported-post.ts";
import { openText, type OpenText } from "./open-text.ts";
import { openEach, type ReadOptions } from "./read-each.ts";
import { permalinkOf, readDataFile, readSiteConfig, type SiteConfig } from "./site-config.ts";

const isText = ({ path }: ImportFile): boolean => /\.(?:md|markdown|mdown|mkdn?|mdwn)$/i.test(path);

const isOtherText = /\.(?:html?|txt|mdx|rst|adoc|org|docx?|odt|rtf)$/i;
const inContent = /(?:^|\/)content\//i;
const configName = /(^|.*\/)(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/i;

export const isHugo = ({ all }: ImportFiles): boolean =>
  all.some(
    ({ path }) =>
      /(?:^|\/)(?:hugo\.(?:toml|ya?ml|json)|config\/_default\/|archetypes\/)/i.test(path) ||
      // Astro's content folder is in `src`.
      /(?:^|\/)(?<!src\/)content\/.*\.md$/i.test(path) ||
      /(?:^|\/)config\.toml$/i.test(path),
  );

/** Reads posts from a Hugo site or a Markdown folder: page bundles, front matter, shortcodes. */
export async function readHugo(
  files: ImportFiles,
  options: ReadOptions,
): Promise<{ posts: ImportedPost[]; notices: string[] }> {
  const texts = files.all.filter(isText);
  const content = texts.filter(({ path }) => inContent.test(path));
  const isSite = content.length > 0;
  const chosen = (isSite ? content : texts).filter(
    ({ path }) => !/(?:^|\/)(?:_index\b[^/]*|readme|license|changelog)\.(?:md|markdown)$/i.test(path),
  );
  const skipped = texts.filter((file) => !chosen.includes(file) && !/(?:^|\/)archetypes\//i.test(file.path));
  const unread = files.all.filter(({ path }) => isOtherText.test(path) && (!isSite || inContent.test(path)));
  const config = await readSiteConfig(files, configName);
  const folders = await folderFields(files);
  const notices: string[] = [];
  const opened = await openEach(chosen, notices, options, (file) =>
    openText(file, ...fieldsFor(file.path, folders)),
  );
  const pages = isSite ? opened.filter(({ file, head }) => isPage(file, head)) : [];
  // If a site has only pages, import them as posts.
  const left = pages.length < opened.length ? pages : [];
  const found = opened
    .filter((one) => !left.includes(one))
    .map((one) => ({ one, post: readPage(one, files, config) }));
  const references = new Map<string, string>();
  for (const { post } of found)
    for (const name of namesOf(post.source))
      if (!references.has(name)) references.set(name, `/blog/${post.fields.slug}`);
  const addressOf = (name: string) => {
    const [path = "", fragment] = name.split("#");
    const address = references.get(path.toLowerCase().replace(/^\/|\/$/g, ""));
    return address && (fragment ? `${address}#${fragment}` : address);
  };
  const posts = await openEach(found, notices, options, ({ one, post }) =>
    withText(post, one, (text) => hugoToMarkdown(text, addressOf)),
  );
  notices.push(...listed("No posts, so they were left out", pathsOf(skipped)));
  notices.push(...listed("Pages, not posts, so they were left out", pathsOf(left.map(({ file }) => file))));
  notices.push(...listed("Not Markdown, so they were left out", pathsOf(unread)));
  return { posts, notices };
}

/** Detects pages: files in a pages section, or undated files outside all sections. */
function isPage({ path }: ImportFile, head: HeadReader): boolean {
  const place = path.replace(/^.*?content\//i, "").replace(/^[a-z]{2}(?:-[a-z]{2,4})?\//i, "");
  if (/^pages?\//i.test(place)) return true;
  const isBesideSections = !place.replace(/\/index\b[^/]*$/i, "").includes("/");
  return isBesideSections && head.tree("date") === undefined && head.named(fromNames).length === 0;
}

/** Link targets that `ref` accepts: the path with and without extension, and the base name. */
function namesOf(source: string): string[] {
  const path = source.toLowerCase().replace(/^.*?content\//, "");
  const bare = path.replace(/\.(?:md|markdown|mdown)$/, "");
  const bundle = bare.replace(/\/index$/, "");
  const last = (text: string) => text.split("/").at(-1) ?? "";
  return [path, bare, bundle, last(path), last(bundle)];
}

type FolderFields = { folder: string; fields: Record<string, Tree>; isForSome: boolean };

/**
 * Inherited fields, outermost first: Hugo's cascade (https://gohugo.io/content-management/front-matter/#cascade-1) and
 * Eleventy's data files (https://www.11ty.dev/docs/data-template-dir/).
 */
async function folderFields(files: ImportFiles): Promise<FolderFields[]> {
  const found: FolderFields[] = [];
  for (const file of files.all) {
    const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
    const name = folder.split("/").at(-2) ?? "";
    if (/(?:^|\/)_index\.(?:[a-z-]+\.)?(?:md|markdown)$/i.test(file.path)) {
      const cascade = await openText(file).then(
        ({ head }) => head.tree("cascade"),
        () => undefined,
      );
      for (const one of [cascade].flat()) {
        const { target, _target, params, ...others } = mapOf(one) ?? {};
        const fields = { ...others, ...mapOf(params) };
        found.push({ folder, fields, isForSome: (target ?? _target) !== undefined });
      }
    } else if (name !== "" && file.path === `${folder}${name}.json`)
      found.push({ folder, fields: await readDataFile(file), isForSome: false });
  }
  return found.sort((a, b) => a.folder.length - b.folder.length);
}

/** Returns the inherited fields, and a reason if a conditional cascade may hide the file. */
function fieldsFor(
  path: string,
  folders: readonly FolderFields[],
): [fields: Record<string, Tree>, reason: string | undefined] {
  const above = folders.filter(({ folder }) => path.startsWith(folder));
  const fields = Object.assign(
    {},
    ...above.filter(({ isForSome }) => !isForSome).map((one) => one.fields),
  ) as Record<string, Tree>;
  const isHiding = above.some(
    ({ isForSome, fields: some }) =>
      isForSome &&
      Object.keys(some).some((name) => /draft|build|date|headless|private|hidden|publish/i.test(name)),
  );
  return [fields, isHiding ? "Its folder hides some of its posts, so it will be a draft." : undefined];
}

function readPage(one: OpenText, files: ImportFiles, config: SiteConfig | undefined): ImportedPost {
  const { file, head } = one;
  const { name, isBundle } = nameOf(file.path);
  const post = postOfFile(one);
  const expires = head.text("expirydate", "unpublishdate");
  const isShownNow = post.status === "published" || post.status === "scheduled";
  if (isShownNow && expires !== "" && readDate(expires) !== null)
    post.notices.push(`Hugo hides it from ${expires} on. Here you need to unpublish it yourself.`);
  post.fields.featured_image_url ||= isBundle ? coverIn(file, files) : "";
  return { ...post, alsoAt: addressesOf(file.path, name, post, config) };
}

function addressesOf(
  path: string,
  name: string,
  { fields: { slug, published_at } }: ImportedPost,
  config: SiteConfig | undefined,
): string[] {
  const folder = path
    .replace(/^.*?content\//i, "")
    .replace(/\/index(?:\.[a-z-]+)?\.[^./]+$/i, ".md")
    .split("/")
    .slice(0, -1);
  const base = config?.fields.text("baseurl").replace(/\/+$/, "") ?? "";
  const section = folder[0] ?? "";
  const patterns = ["permalinks", "permalinks.page"].flatMap((where) => {
    const found = mapOf(config?.fields.tree(where))?.[section.toLowerCase()];
    return typeof found === "string" ? [found] : [];
  });
  const parts = { date: published_at, slug, name, sections: folder };
  const at = (last: string) => `/${[...folder, last].join("/")}/`;
  const paths = [...patterns.flatMap((one) => permalinkOf(one, parts) ?? []), at(name), at(slug)];
  return paths.flatMap((one) => (base === "" ? [one] : [one, base + one]));
}

/** Finds the file that themes use as a bundle's cover. */
function coverIn({ path }: ImportFile, files: ImportFiles): string {
  const folder = path.replace(/[^/]*$/, "");
  const cover = files
    .in(folder)
    .find(({ path: other }) =>
      /^(?:featured?|cover|thumbnail)[^/]*\.(?:jpe?g|png|webp|avif|gif)$/i.test(other.slice(folder.length)),
    );
  return cover ? cover.path.slice(folder.length) : "";
}

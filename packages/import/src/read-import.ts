import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { fileText, jsonOf } from "./file-text.ts";
import { fitPost, numberedSlug } from "./fit-post.ts";
import { ghostTables, type GhostTables, readGhost } from "./ghost.ts";
import { isHugo, readHugo } from "./hugo.ts";
import { type ChosenFile, ImportFiles, openFiles, pathsOf } from "./import-files.ts";
import { type ImportedBlog, type ImportedPost, type Program, listed } from "./imported-post.ts";
import { isJekyll, readJekyll } from "./jekyll.ts";
import { ownManifest, readOwnExport } from "./own-export.ts";
import { openEach, type ReadOptions } from "./read-each.ts";
import { relinked } from "./relink.ts";
import { readWordpress } from "./wordpress.ts";
import { isWordpress } from "./wordpress-file.ts";

type Read = { posts: ImportedPost[]; notices: string[] };

/** Reads any supported program. Skips unreadable posts with a notice. Throws a `FileRejectedError` if it finds none. */
export async function readImport(
  chosen: readonly ChosenFile[],
  options: Partial<ReadOptions> = {},
): Promise<ImportedBlog> {
  const reading: ReadOptions = { onProgress: () => {}, skipped: new Set(), ...options };
  const { files, outside, notices } = await openFiles(chosen, (source, done, total) =>
    reading.onProgress({ source, done, total }),
  );
  const read = await readFiles(files, reading);
  const general = [
    ...listed("Left out, because their paths lead out of the folder", outside),
    ...notices,
    ...read.notices,
  ];
  if (read.posts.length === 0)
    throw new FileRejectedError(general.length > 0 ? `${nothing} ${general.slice(0, 3).join(" ")}` : nothing);
  if (read.program === "own") return { program: "own", files, posts: distinct(read.posts), notices: general };
  const posts = withOwnSlugs(distinct(await openEach(read.posts, general, reading, fitPost)));
  return { program: read.program, files, posts: await relinked(posts, general, reading), notices: general };
}

const nothing =
  "We found no posts in what you chose. Choose Markdown files, the folder of a Hugo or Jekyll site, Ghost’s JSON, WordPress’s XML, or an export of this site.";

async function readFiles(files: ImportFiles, options: ReadOptions): Promise<Read & { program: Program }> {
  const manifest = await ownManifest(files);
  if (manifest) return { program: "own", ...(await readOwnExport(files, manifest)) };
  const notices: string[] = [];
  const found: (Read & { program: Program })[] = [];
  const { wordpress, ghost } = await exportsIn(files, notices, options);
  if (wordpress.length > 0) found.push({ program: "wordpress", ...readWordpress(wordpress) });
  if (ghost.length > 0) found.push({ program: "ghost", ...readGhost(ghost) });
  const texts = await readTexts(files, options);
  // Text files beside an export usually belong to some program, so only report them.
  if (found.length === 0 || texts.posts.length > 0) found.push(texts);
  const programs = found.filter(({ posts }) => posts.length > 0).map(({ program }) => program);
  return {
    program: programs.length > 1 ? "several" : (programs[0] ?? texts.program),
    posts: found.flatMap(({ posts }) => posts),
    notices: [...notices, ...found.flatMap((one) => one.notices)],
  };
}

async function readTexts(files: ImportFiles, options: ReadOptions): Promise<Read & { program: Program }> {
  const own = withoutExamples(files);
  const isOfJekyll = isJekyll(own.files);
  const { posts, notices } = await (isOfJekyll ? readJekyll : readHugo)(own.files, options);
  notices.push(...listed("A theme’s examples, so they were left out", own.examples));
  return { program: isOfJekyll ? "jekyll" : isHugo(own.files) ? "hugo" : "markdown", posts, notices };
}

const example =
  /(?:^|\/)(?:themes?\/[^/]+\/.*|exampleSite\/.*|vendor\/.*|bower_components\/.*)\.(?:md|markdown|mkdn?|html?)$/i;

/** Reads a theme's example posts only if there are no others. */
function withoutExamples(files: ImportFiles): { files: ImportFiles; examples: string[] } {
  const isText = /\.(?:md|markdown|mkdn?)$/i;
  const examples = files.all.filter(({ path }) => example.test(path));
  const others = files.all.filter(({ path }) => !example.test(path));
  if (examples.length === 0 || !others.some(({ path }) => isText.test(path))) return { files, examples: [] };
  return {
    files: new ImportFiles(others),
    examples: pathsOf(examples).filter((path) => isText.test(path)),
  };
}

type Exports = { wordpress: string[]; ghost: GhostTables[] };

async function exportsIn(
  files: ImportFiles,
  notices: string[],
  { onProgress, skipped }: ReadOptions,
): Promise<Exports> {
  const found: Exports = { wordpress: [], ghost: [] };
  // Each of these may be a whole blog, so their number says nothing about the progress.
  const options: ReadOptions = {
    skipped,
    onProgress: ({ source }) => onProgress({ source, done: 0, total: 0 }),
  };
  const maybe = files.all.filter(({ path }) => /\.(?:xml|wxr|rss|json)$/i.test(path));
  await openEach(maybe, notices, options, async (file) => {
    const isXml = !/\.json$/i.test(file.path);
    const text = await fileText(file);
    const tables = isXml ? undefined : ghostTables(jsonOf(text));
    if (isXml && isWordpress(text)) found.wordpress.push(text);
    else if (tables) found.ghost.push(tables);
    else if (!file.path.includes("/"))
      notices.push(`“${file.path}” isn’t an export we recognise, so it was left out.`);
  });
  return found;
}

function distinct(posts: ImportedPost[]): ImportedPost[] {
  const seen = new Map<string, number>();
  return posts.map((post) => {
    let { source } = post;
    while (seen.has(source)) {
      const number = (seen.get(post.source) ?? 1) + 1;
      seen.set(post.source, number);
      source = `${post.source} (${number})`;
    }
    seen.set(source, 1);
    return { ...post, source };
  });
}

/** Makes addresses unique by renaming all but the first post. */
function withOwnSlugs(posts: ImportedPost[]): ImportedPost[] {
  const wanted = new Set(posts.map(({ fields }) => fields.slug));
  const given = new Set<string>();
  const last = new Map<string, number>();
  return posts.map((post) => {
    const { slug } = post.fields;
    let own = slug;
    while (given.has(own) || (own !== slug && wanted.has(own))) {
      const number = (last.get(slug) ?? 1) + 1;
      last.set(slug, number);
      own = numberedSlug(slug, number);
    }
    given.add(own);
    if (own === slug) return post;
    const notice = `Another of these posts already has the address /blog/${slug}, so this one gets /blog/${own}.`;
    return { ...post, fields: { ...post.fields, slug: own }, notices: [...post.notices, notice] };
  });
}

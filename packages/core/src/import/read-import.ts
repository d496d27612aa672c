import { FileRefusedError } from "../markdown-files/text-file.ts";
import { fileText } from "./file-text.ts";
import { fitPost } from "./fit-post.ts";
import { type ChosenFile, type ImportFiles, openFiles } from "./import-files.ts";
import type { ImportedBlog, ImportedPost, Program } from "./imported-post.ts";
import { withAddresses } from "./markdown-parts.ts";

type Read = { posts: ImportedPost[]; remarks: string[] };

/**
 * All posts of what a person chose: files, a folder, an archive, of whatever program; told by what is in them. Posts that
 * cannot be read do not hinder the others. Throws a `FileRefusedError` with a sentence where there are none.
 */
export async function readImport(chosen: readonly ChosenFile[]): Promise<ImportedBlog> {
  const { files, leftOut } = await openFiles(chosen);
  const { program, posts, remarks } = await readFiles(files);
  if (posts.length === 0) throw new FileRefusedError(nothing);
  const paths =
    leftOut.length > 0
      ? [`Left out, because their paths lead out of the folder: ${leftOut.slice(0, 8).join(", ")}.`]
      : [];
  const named = distinct(program === "own" ? posts : relinked(posts.map(fitPost)));
  return { program, files, posts: named, remarks: [...paths, ...remarks] };
}

const nothing =
  "There are no posts in what you chose. Choose Markdown files, the folder of a Hugo or Jekyll site, Ghost's JSON, WordPress's XML, or an export of this site.";

async function readFiles(files: ImportFiles): Promise<Read & { program: Program }> {
  const { ownManifest, readOwnExport } = await import("./own-export.ts");
  const manifest = await ownManifest(files);
  if (manifest) return { program: "own", ...(await readOwnExport(files, manifest)) };
  for (const file of files.all.filter(({ path }) => /\.xml$/i.test(path))) {
    const text = await fileText(file);
    const { isWordpress, readWordpress } = await import("./wordpress.ts");
    if (isWordpress(text)) return { program: "wordpress", ...readWordpress(text) };
  }
  for (const file of files.all.filter(({ path }) => /\.json$/i.test(path))) {
    const { ghostTables, readGhost } = await import("./ghost.ts");
    const tables = ghostTables(jsonOf(await fileText(file)));
    if (tables) return { program: "ghost", ...readGhost(tables) };
  }
  const { isJekyll, readJekyll } = await import("./jekyll.ts");
  if (isJekyll(files)) return { program: "jekyll", ...(await readJekyll(files)) };
  const { isHugo, readHugo } = await import("./hugo.ts");
  return { program: isHugo(files) ? "hugo" : "markdown", ...(await readHugo(files)) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Posts whose sources differ, so that each can be named. */
function distinct(posts: ImportedPost[]): ImportedPost[] {
  const seen = new Set<string>();
  return posts.map((post) => {
    let source = post.source;
    for (let number = 2; seen.has(source); number += 1) source = `${post.source} (${number})`;
    seen.add(source);
    return { ...post, source };
  });
}

/** Links from one of these posts to another lead to where that one will be. */
function relinked(posts: ImportedPost[]): ImportedPost[] {
  const places = new Map<string, string>();
  for (const { oldAddresses, fields } of posts)
    for (const address of oldAddresses.flatMap((one) => [keyOf(one), keyOf(pathOnly(one))]))
      if (address !== "") places.set(address, `/blog/${fields.slug}`);
  if (places.size === 0) return posts;
  const place = (url: string): string | undefined => places.get(keyOf(url));
  return posts.map((post) => ({
    ...post,
    fields: {
      ...post.fields,
      content: withAddresses(post.fields.content, ({ url, kind }) =>
        kind === "link" ? place(url) : undefined,
      ),
    },
  }));
}

/** The path of an old address, which may name its site as well. */
export const pathOnly = (address: string): string => address.replace(/^https?:\/\/[^/]+/, "");

/** An address as others may write it: without the slash or file name at its end. */
const keyOf = (address: string): string =>
  address
    .replace(/^__GHOST_URL__/, "")
    .replace(/[?#].*$/s, "")
    .replace(/(?:\/index\.html)?\/*$/, "");

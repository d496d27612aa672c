import type { PostStatus } from "../admin-posts/post.ts";
import { readDate } from "../markdown-files/read-fields.ts";
import { readableName } from "../markdown-files/readable-name.ts";
import { suggestSlug } from "../post-editing/slug.ts";
import { serverNow } from "../supabase/server-clock.ts";
import { HeadReader, commonFields, unreadRemark } from "./head-fields.ts";
import { hugoToMarkdown } from "./hugo-text.ts";
import type { ImportFile, ImportFiles } from "./import-files.ts";
import { type ImportedPost, importedPost } from "./imported-post.ts";
import { takeExcerpt, withoutHtml } from "./markdown-parts.ts";
import { openText, takeTitle } from "./open-text.ts";

const isText = ({ path }: ImportFile): boolean => /\.(?:md|markdown|mdown)$/i.test(path);

const isOtherText = /\.(?:html?|txt|mdx|rst|adoc|org|docx?|odt|rtf)$/i;

/** Whether these files are a Hugo site, or its content. */
export const isHugo = ({ all }: ImportFiles): boolean =>
  all.some(
    ({ path }) =>
      /(?:^|\/)(?:hugo\.(?:toml|ya?ml|json)|config\/_default\/|archetypes\/)/i.test(path) ||
      /(?:^|\/)content\/.*\.md$/i.test(path) ||
      /(?:^|\/)config\.toml$/i.test(path),
  );

/** The posts of a Hugo site: page bundles, front matter of all three kinds, Hugo's own shortcodes. */
export async function readHugo(files: ImportFiles): Promise<{ posts: ImportedPost[]; remarks: string[] }> {
  const texts = files.all.filter(isText);
  const inContent = texts.filter(({ path }) => /(?:^|\/)content\//i.test(path));
  const chosen = (inContent.length > 0 ? inContent : texts).filter(
    ({ path }) => !/(?:^|\/)(?:_index\b[^/]*|readme|license|changelog)\.(?:md|markdown)$/i.test(path),
  );
  const skipped = texts.filter((file) => !chosen.includes(file));
  const unread = files.all.filter(
    ({ path }) => isOtherText.test(path) && (inContent.length === 0 || /(?:^|\/)content\//i.test(path)),
  );
  const opened = [];
  for (const file of chosen) opened.push({ file, ...(await openText(file)) });
  const pages = inContent.length > 0 ? opened.filter(({ file, head }) => isPage(file, head)) : [];
  // Nothing but pages: then they are what somebody wants here.
  const left = pages.length < opened.length ? pages : [];
  const articles = opened.filter((one) => !left.includes(one));
  const found = articles.map(({ file, head, body, remarks }) => ({
    body,
    post: readPage(file, files, head, remarks),
  }));
  const addresses = new Map<string, string>();
  for (const { post } of found) {
    const address = `/blog/${post.fields.slug}`;
    for (const name of namesOf(post.source)) if (!addresses.has(name)) addresses.set(name, address);
  }
  const addressOf = (name: string) => {
    const [path = "", fragment] = name.split("#");
    const address = addresses.get(path.toLowerCase().replace(/^\/|\/$/g, ""));
    return address && (fragment ? `${address}#${fragment}` : address);
  };
  const posts = found.map(({ body, post }) => withText(post, body, addressOf));
  const leftOut = (why: string, those: ImportFile[]) =>
    those.length > 0 ? [`${why}, so they were left out: ${those.map(({ path }) => path).join(", ")}.`] : [];
  const leftPages = left.map(({ file }) => file);
  return {
    posts,
    remarks: [
      ...leftOut("No posts", skipped),
      ...leftOut("Pages, not posts", leftPages),
      ...leftOut("Not Markdown", unread),
    ],
  };
}

/** Whether it is a page of the site: in a section of pages, or beside the sections and without a date. */
function isPage({ path }: ImportFile, head: HeadReader): boolean {
  const place = path.replace(/^.*?content\//i, "").replace(/^[a-z]{2}(?:-[a-z]{2,4})?\//i, "");
  if (/^pages?\//i.test(place)) return true;
  const isBesideSections = !place.replace(/\/index\b[^/]*$/i, "").includes("/");
  return isBesideSections && head.text("date", "publishdate") === "";
}

/** What `ref` may call a page: its path with and without ending, and its name alone. */
function namesOf(source: string): string[] {
  const path = source.toLowerCase().replace(/^.*?content\//, "");
  const bare = path.replace(/\.(?:md|markdown|mdown)$/, "");
  const bundle = bare.replace(/\/index$/, "");
  const last = (text: string) => text.split("/").at(-1) ?? "";
  return [path, bare, bundle, last(path), last(bundle)];
}

function readPage(file: ImportFile, files: ImportFiles, head: HeadReader, remarks: string[]): ImportedPost {
  // Hugo's means a day, everybody else's whether.
  const isShown = whether(head.text("published"));
  const published = isShown === undefined ? ["published"] : [];
  const common = commonFields(head, ["publishdate", "pubdate", ...published, "date"]);
  const path = file.path.replace(/\.[^./]+$/, "");
  // A language may stand behind the name.
  const isBundle = /\/index(?:\.[a-z-]+)?$/i.test(path);
  const name =
    path
      .replace(/\/index(?=\.[a-z-]+$|$)/i, "")
      .split("/")
      .at(-1) ?? "";
  const url = head.text("url");
  const lastOfUrl = url.replace(/\/$/, "").split("/").at(-1) ?? "";
  const expires = head.text("expirydate", "unpublishdate");
  head.pass("date", "publishdate", "lastmod", "type", "layout", "draft", "weight", "images", "published");
  const isDraft = head.is("draft") || isShown === false;
  const { fields } = common;
  const post = importedPost(
    file.path,
    {
      ...fields,
      title: fields.title,
      slug: fields.slug || lastOfUrl || suggestSlug(name),
      featured_image_url: fields.featured_image_url || (isBundle ? coverIn(file, files) : ""),
    },
    {
      categories: common.categories,
      status: isDraft ? "draft" : namedStatus(head.text("status"), fields.published_at),
      oldAddresses: [...head.texts("aliases"), ...(url ? [url] : [])],
    },
  );
  if (expires !== "" && readDate(expires) !== null)
    remarks.push(`Hugo hides it from ${expires} on; here nothing does by itself.`);
  return { ...post, remarks: [...remarks, ...common.remarks, ...unreadRemark(head)] };
}

const whether = (text: string): boolean | undefined =>
  /^(?:true|yes|on)$/i.test(text) ? true : /^(?:false|no|off)$/i.test(text) ? false : undefined;

/** The status of a name that programs have for one. What is called something else than public stays hidden. */
function namedStatus(name: string, date: string): PostStatus {
  if (/^archived?$/i.test(name)) return "archived";
  if (name !== "" && !/^(?:published?|public|scheduled|future)$/i.test(name)) return "draft";
  return isLater(date) ? "scheduled" : "published";
}

/** The picture that themes take for a bundle's own. */
function coverIn({ path }: ImportFile, files: ImportFiles): string {
  const folder = path.replace(/[^/]*$/, "").toLowerCase();
  const cover = files.all.find(
    ({ path: other }) =>
      other.toLowerCase().startsWith(folder) &&
      /^(?:featured?|cover|thumbnail)[^/]*\.(?:jpe?g|png|webp|avif|gif)$/i.test(other.slice(folder.length)),
  );
  return cover ? cover.path.slice(folder.length) : "";
}

export const isLater = (date: string): boolean => date !== "" && Date.parse(date) > serverNow();

function withText(
  post: ImportedPost,
  body: string,
  addressOf: (name: string) => string | undefined,
): ImportedPost {
  const titled = post.fields.title === "" ? takeTitle(body) : undefined;
  const made = hugoToMarkdown(titled?.rest ?? body, addressOf);
  const cut = takeExcerpt(made.markdown);
  const plain = withoutHtml(cut.content);
  const title =
    post.fields.title ||
    titled?.title ||
    readableName(
      post.source
        .replace(/\/index\.[^./]+$/, ".md")
        .split("/")
        .at(-1) ?? "",
    );
  return {
    ...post,
    fields: { ...post.fields, title, content: plain.markdown, excerpt: post.fields.excerpt || cut.excerpt },
    remarks: [...post.remarks, ...made.remarks, ...plain.remarks],
  };
}

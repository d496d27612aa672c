import { readableName } from "../markdown-files/readable-name.ts";
import { suggestSlug } from "../post-editing/slug.ts";
import { type HeadReader, commonFields, unreadRemark } from "./head-fields.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { isLater } from "./hugo.ts";
import type { ImportFile, ImportFiles } from "./import-files.ts";
import { type ImportedPost, importedPost } from "./imported-post.ts";
import { takeExcerpt, withoutHtml } from "./markdown-parts.ts";
import { openText, takeTitle } from "./open-text.ts";
import { fenced, staysRemark } from "./shortcodes.ts";

const post =
  /(?:^|\/)(?:_posts\/.*\.html?|(?:_posts\/.*|_drafts\/.*|\d{4}-\d{1,2}-\d{1,2}-[^/]+)\.(?:md|markdown|mkdn?))$/i;

/** Whether these files are a Jekyll site, or its posts. */
export const isJekyll = ({ all }: ImportFiles): boolean =>
  all.some(
    ({ path }) => /(?:^|\/)(?:_posts|_drafts)\//i.test(path) || /(?:^|\/)_config\.ya?ml$/i.test(path),
  ) ||
  (all.some(({ path }) => post.test(path)) && all.every(({ path }) => !/(?:^|\/)content\//i.test(path)));

/** The posts and drafts of a Jekyll site. */
export async function readJekyll(files: ImportFiles): Promise<{ posts: ImportedPost[]; remarks: string[] }> {
  const chosen = files.all.filter(({ path }) => post.test(path));
  const others = files.all.filter(
    ({ path }) =>
      /\.(?:md|markdown|mkdn?|html)$/i.test(path) && !post.test(path) && !/(?:^|\/)_(?!pages)/.test(path),
  );
  const found = [];
  for (const file of chosen) {
    const { head, body, remarks } = await openText(file);
    found.push({ body, post: readPost(file, head, remarks) });
  }
  const addresses = new Map(
    found.map(({ post: { source, fields } }) => [stemOf(source), `/blog/${fields.slug}`]),
  );
  const addressOf = (name: string) => addresses.get(stemOf(name));
  const remarks =
    others.length > 0
      ? [`Pages, not posts, so they were left out: ${others.map(({ path }) => path).join(", ")}.`]
      : [];
  return { posts: found.map(({ body, post: one }) => withText(one, body, addressOf)), remarks };
}

const stemOf = (path: string): string =>
  (path.split("/").at(-1) ?? "").toLowerCase().replace(/\.(?:md|markdown|mkdn?|html?)$/, "");

function readPost(file: ImportFile, head: HeadReader, remarks: string[]): ImportedPost {
  const common = commonFields(head, ["date"]);
  const name = (file.path.split("/").at(-1) ?? "").replace(/\.[^.]+$/, "");
  const [, year, month = "", day = "", rest] = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/.exec(name) ?? [];
  const dayOfName = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T00:00:00Z` : "";
  const permalink = head.text("permalink", "redirect_to");
  const slug = common.fields.slug || suggestSlug(rest ?? name);
  const published_at = common.fields.published_at || dayOfName;
  const isHidden =
    /(?:^|\/)_drafts\//i.test(file.path) ||
    /^(?:false|no|off)$/i.test(head.text("published")) ||
    head.is("draft");
  head.pass("layout", "date", "published", "draft");
  const own = permalink.includes(":") ? "" : permalink;
  const made = importedPost(
    file.path,
    { ...common.fields, slug, published_at },
    {
      categories: common.categories,
      status: isHidden ? "draft" : isLater(published_at) ? "scheduled" : "published",
      oldAddresses: [...head.texts("redirect_from"), ...(own ? [own] : [])],
    },
  );
  return { ...made, remarks: [...remarks, ...common.remarks, ...unreadRemark(head)] };
}

const tag = /\{%-?\s*(\w+)([^]*?)-?%\}/g;

/** A Jekyll text without Liquid: what Jekyll has for code and links becomes Markdown, the rest stays and is named. */
export function liquidToMarkdown(
  text: string,
  addressOf: (name: string) => string | undefined,
): { markdown: string; remarks: string[] } {
  if (!text.includes("{%") && !text.includes("{{") && !text.includes("{:"))
    return { markdown: text, remarks: [] };
  const unknown = new Set<string>();
  let markdown = text.replace(
    /\{%-?\s*highlight\s+([\w+#-]+)[^%]*-?%\}([^]*?)\{%-?\s*endhighlight\s*-?%\}/g,
    (_all, language: string, code: string) => fenced(code, language),
  );
  markdown = markdown.replace(tag, (whole: string, name: string, given: string) => {
    if (name === "raw" || name === "endraw") return "";
    if (name === "comment" || name === "endcomment") return whole;
    const address = name === "post_url" || name === "link" ? addressOf(given.trim()) : undefined;
    if (address === undefined) unknown.add(`{% ${name} %}`);
    return address ?? whole;
  });
  markdown = markdown.replace(/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, "");
  // Before an address, the site's own origin and folder.
  markdown = markdown.replace(/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, "");
  markdown = markdown.replace(
    /\{\{-?\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)\s*-?\}\}/g,
    "$1",
  );
  for (const [, name = ""] of markdown.matchAll(/\{\{-?\s*([\w.]+)/g)) unknown.add(`{{ ${name} }}`);
  const attributes = /^[ \t]*\{:[^}\n]*\}[ \t]*$\n?|\{:\s*[.#:\w][^}\n]*\}/gm;
  const remarks = attributes.test(markdown)
    ? ["Left out of the text: classes and other attributes in {: }."]
    : [];
  markdown = markdown.replace(attributes, "");
  return { markdown, remarks: [...remarks, ...staysRemark("the Liquid tags", unknown)] };
}

function withText(
  one: ImportedPost,
  body: string,
  addressOf: (name: string) => string | undefined,
): ImportedPost {
  const titled = one.fields.title === "" ? takeTitle(body) : undefined;
  const made = liquidToMarkdown(titled?.rest ?? body, addressOf);
  const text = /\.html?$/i.test(one.source)
    ? htmlToMarkdown(made.markdown)
    : { markdown: made.markdown, remarks: [] };
  const cut = takeExcerpt(text.markdown);
  const plain = withoutHtml(cut.content);
  const title =
    one.fields.title ||
    titled?.title ||
    readableName(
      stemOf(one.source)
        .replace(/^\d{4}-\d{1,2}-\d{1,2}-/, "")
        .concat(".md"),
    );
  return {
    ...one,
    fields: { ...one.fields, title, content: plain.markdown, excerpt: one.fields.excerpt || cut.excerpt },
    remarks: [...one.remarks, ...made.remarks, ...text.remarks, ...plain.remarks],
  };
}

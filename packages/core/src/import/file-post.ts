import { readDate } from "../markdown-files/read-date.ts";
import { readableName } from "../markdown-files/readable-name.ts";
import { suggestSlug } from "../post-editing/slug.ts";
import { commonFields, unreadNotice } from "./head-fields.ts";
import type { ImportFile } from "./import-files.ts";
import { type ImportedPost, importedPost } from "./imported-post.ts";
import { assertReadable, takeExcerpt } from "./markdown-parts.ts";
import { type OpenText, takeTitle } from "./open-text.ts";

/** The name of a post's file in its parts: the day before it, and its bundle's folder in the place of `index`. */
export function nameOf(path: string): { day: string; name: string; isBundle: boolean } {
  const bare = path.replace(/\.[^./]+$/, "");
  // A language may stand behind the name.
  const isBundle = /\/index(?:\.[a-z-]+)?$/i.test(bare);
  const last =
    bare
      .replace(/\/index(?=\.[a-z-]+$|$)/i, "")
      .split("/")
      .at(-1) ?? "";
  const [, year, month = "", day = "", rest] = /^(\d{4})-(\d{1,2})-(\d{1,2})[-_ ](.+)$/.exec(last) ?? [];
  const date = year ? readDate(`${year}-${month}-${day}`) : null;
  return { day: date ?? "", name: rest !== undefined && date ? rest : last, isBundle };
}

const hiddenFolder = /(?:^|\/)_?(?:drafts?|unpublished|private|hidden|trash)\//i;
const hiddenName = /^_(?!index\b)|(?:^|[._-])drafts?(?=\.[^.]+$)|^drafts?[._-]/i;

/** Why the place of a file hides it from visitors; none where it does not. */
function hidingPlace(path: string): string | undefined {
  const [folder] = hiddenFolder.exec(path) ?? [];
  if (folder) return `It lies in the folder “${folder.replaceAll("/", "")}”, so it comes as a draft.`;
  const name = path.split("/").at(-1) ?? "";
  return hiddenName.test(name) ? `Its file is called “${name}”, so it comes as a draft.` : undefined;
}

/** A post from a file with fields above its text, as yet without the text. */
export function postOfFile(
  file: ImportFile,
  { head, unread }: OpenText,
  { separator = /,/, categories = [] }: { separator?: RegExp; categories?: string[] } = {},
): ImportedPost {
  const { day, name } = nameOf(file.path);
  const common = commonFields(head, { dayOfName: day, separator });
  const addresses = head.texts("aliases", "alias", "redirect_from", "redirects", "old_urls");
  // Of a permalink, it is mostly a pattern or an address of old.
  const [permalink = "", url = ""] = [head.text("permalink"), head.text("url", "path")].map((text) =>
    /[:{]|^(?:false|true)$/i.test(text.replace(/^https?:/, "")) ? "" : text,
  );
  const lastOfUrl =
    url
      .replace(/(?:\.html?|\/)$/, "")
      .split("/")
      .at(-1) ?? "";
  const place = hidingPlace(file.path);
  return importedPost(
    file.path,
    { ...common.fields, slug: common.fields.slug || suggestSlug(lastOfUrl || name) },
    {
      categories: [...categories, ...common.categories],
      status: unread || place ? "draft" : common.status,
      oldAddresses: [...addresses, ...[permalink, url].filter(Boolean)],
      notices: [...(unread ? [unread] : []), ...(place && !unread ? [place] : []), ...common.notices],
    },
  );
}

/** The post with its text, made plain by `convert`; the title is the text's where the fields have none. */
export function withText(
  post: ImportedPost,
  { head, body, unread }: OpenText,
  convert: (text: string) => { markdown: string; notices: string[] },
): ImportedPost {
  assertReadable(body);
  const titled = post.fields.title === "" && !unread ? takeTitle(body) : undefined;
  const made = convert(titled?.rest ?? body);
  const cut = takeExcerpt(made.markdown);
  const title = post.fields.title || titled?.title || readableName(`${nameOf(post.source).name}.md`);
  return {
    ...post,
    fields: { ...post.fields, title, content: cut.content, excerpt: post.fields.excerpt || cut.excerpt },
    notices: [...post.notices, ...unreadNotice(head), ...made.notices],
  };
}

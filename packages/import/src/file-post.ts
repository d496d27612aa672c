import { takeTitle } from "@brightwren/core/markdown-files/markdown-to-post";
import { readDate } from "@brightwren/core/markdown-files/read-date";
import { readableName } from "@brightwren/core/markdown-files/readable-name";
import { suggestSlug } from "@brightwren/core/post-editing/slug";
import { commonFields, unreadNotice } from "./head-fields.ts";
import { type ImportedPost, importedPost } from "./imported-post.ts";
import { assertReadable, takeExcerpt } from "./markdown-parts.ts";
import { type OpenText, withoutNotionIds } from "./open-text.ts";

/** Splits a file name into date and name. For `index` in a bundle, uses the folder's name. */
export function nameOf(path: string): { day: string; name: string; isBundle: boolean } {
  const bare = withoutNotionIds(path).replace(/\.[^./]+$/, "");
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

function hidingPlace(path: string): string | undefined {
  const [folder] = hiddenFolder.exec(path) ?? [];
  if (folder) return `It is in the folder “${folder.replaceAll("/", "")}”, so it will be a draft.`;
  const name = path.split("/").at(-1) ?? "";
  return hiddenName.test(name) ? `Its file is called “${name}”, so it will be a draft.` : undefined;
}

export function postOfFile(
  { file, head, unread }: OpenText,
  { separator = /,/, categories = [] }: { separator?: RegExp; categories?: string[] } = {},
): ImportedPost {
  const { day, name } = nameOf(file.path);
  const common = commonFields(head, { dayOfName: day, separator });
  const addresses = head.texts("aliases", "alias", "redirect_from", "redirects", "old_urls");
  // A permalink is usually a pattern or an old address.
  const [permalink = "", url = ""] = [head.text("permalink"), head.text("url", "path")].map((text) =>
    /[:{]|^(?:false|true)$/i.test(text.replace(/^https?:/, "")) ? "" : text,
  );
  const lastOfUrl =
    url
      .replace(/(?:\.html?|\/)$/, "")
      .split("/")
      .at(-1) ?? "";
  const place = hidingPlace(withoutNotionIds(file.path));
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

/** Adds the converted text, and uses its heading as the title if the post has none. */
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

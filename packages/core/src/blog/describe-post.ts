import type { Article } from "./post.ts";

type Described = Pick<Article, "title" | "excerpt" | "content" | "seo_meta_description">;

/** The description for search engines and shared links: never empty, so a bare post gets its first words. */
export const describePost = ({ seo_meta_description, excerpt, content, title }: Described): string =>
  seo_meta_description || excerpt || firstWords(content) || title;

/** At most 155 characters. Reads Markdown only roughly, because a parser would double the script of an article's page. */
const firstWords = (markdown: string): string =>
  markdown
    .slice(0, 5000)
    // Code; headings, definitions, tables, rules; pictures, footnotes, HTML; links; lists and quotes; emphasis, escapes.
    .replace(/^ {0,3}(```|~~~)[^]*?(?:^ {0,3}\1.*$|(?![^]))/gm, "")
    .replace(/^ {0,3}(?:#{1,6}\s.*|\[[^\]\n]+\]:.*|\|.*|[-*_=]{3,}\s*)$/gm, "")
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])|\[\^[^\]]+\]|<!--[^]*?-->|<\/?[a-z][^>]*>/gi, "")
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "$1")
    .replace(/^\s*(?:>|(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?)+/gim, "")
    .replace(/\\([^\w\s])|\*+(?!\s)|(?<!\s)\*+|~~|`|(?<!\w)_+|_+(?!\w)/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?=.{156})(.{1,154})\s.*$/su, "$1…")
    .replace(/^(.{154}).{2,}$/su, "$1…");

import type { Article } from "./post.ts";

type Described = Pick<Article, "title" | "excerpt" | "content" | "seo_meta_description">;

/** The description for search engines and shared links: never empty, so a bare post gets its first words. */
export const describePost = ({ seo_meta_description, excerpt, content, title }: Described): string =>
  seo_meta_description || excerpt || firstWords(plainText(content)) || title;

/** Only roughly, because a Markdown parser would double the script of an article's page. */
const plainText = (markdown: string): string =>
  markdown
    .slice(0, 5000)
    // Code, then headings, definitions, tables and rules.
    .replace(/^ {0,3}(```|~~~)[^]*?(?:^ {0,3}\1.*$|(?![^]))/gm, "")
    .replace(/^ {0,3}(?:#{1,6}\s.*|\[[^\]\n]+\]:.*|\|.*|[-*_=]{3,}\s*)$/gm, "")
    // Pictures, footnotes and HTML, then links, the marks of lists and quotes, emphasis and escapes.
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])|\[\^[^\]]+\]|<!--[^]*?-->|<\/?[a-z][^>]*>/gi, "")
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "$1")
    .replace(/^\s*(?:>|(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?)+/gim, "")
    .replace(/\\([^\w\s])|\*+(?!\s)|(?<!\s)\*+|~~|`|(?<!\w)_+|_+(?!\w)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();

/** Cuts at a word, if possible. */
const firstWords = (text: string): string =>
  text.length > 155 ? `${text.slice(0, 154).replace(/\s+\S*$|[\uD800-\uDBFF]$/, "")}…` : text;

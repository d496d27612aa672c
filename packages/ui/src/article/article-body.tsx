import { parseArticle } from "@brightwren/core/blog/article-syntax";
import { articleParts, parsePart } from "@brightwren/core/post-editing/article-parts";
import { unusableProtocol } from "@brightwren/core/post-editing/link-protocol";
import { nameSections } from "@brightwren/core/post-editing/section-id";
import { absoluteImageUrl } from "@brightwren/core/post-editing/web-image";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { Element } from "hast";
import { memo, useMemo } from "react";
import Markdown, { type Components } from "react-markdown";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";
import { articleBodyClass, codeClass } from "./article-body-class.ts";
import { ArticlePicture } from "./article-picture.tsx";
import { contents, textOf } from "./contents.ts";
import { directions } from "./directions.ts";
import { Sideways } from "../sideways/sideways.tsx";
import { figures } from "./figures.ts";
import { ownElements } from "./own-elements.ts";

// Headings come below the page's h1, whatever level the author starts with.
const components: Components = {
  h1: "h2",
  // An unsafe address is empty (`safeAddress`), so only the words remain.
  a: ({ node: _node, children, ...props }) =>
    props.href ? <a {...props}>{children}</a> : <span>{children}</span>,
  table: ({ node, ...props }) => (
    <Sideways label={tableName(node)}>
      <table {...props} />
    </Sideways>
  ),
  // A task list's checkbox has no label.
  input: ({ node: _node, ...props }) => <input {...props} aria-label={props.checked ? "Done" : "To do"} />,
  pre: ({ node: _node, ...props }) => (
    <div className={codeClass}>
      {/* Readers copy code, so browsers must not translate it. */}
      <pre {...props} translate="no" tabIndex={0} />
    </div>
  ),
};

function tableName(table: Element | undefined): string {
  const titles: string[] = [];
  if (table)
    visit(table, "element", (cell) => {
      if (cell.tagName === "th") titles.push(textOf(cell).trim());
    });
  return `Table: ${titles.filter(Boolean).join(", ")}`;
}

/** Removes unsafe URLs. A mailto may contain a subject and body, but no attachment or hidden recipient. */
function safeAddress(url: string): string {
  const address = unusableProtocol(url) === undefined ? url : "";
  const query = address.indexOf("?");
  if (!/^mailto:/i.test(address) || query < 0) return address;
  const kept = address
    .slice(query + 1)
    .split("&")
    .filter((field) => /^(?:subject|body)=/i.test(field));
  return address.slice(0, query) + (kept.length > 0 ? `?${kept.join("&")}` : "");
}

const withPicturesOf = (siteUrl: string) => (url: string, attribute: string) =>
  attribute === "src" ? absoluteImageUrl(safeAddress(url), siteUrl) : safeAddress(url);

const componentsWith = (pictures: KnownPictures | undefined): Components => ({
  ...components,
  img: ({ src = "", alt = "", sizes = "", fetchPriority, title }) => (
    <ArticlePicture
      address={src}
      alt={alt}
      sizes={sizes}
      isFirst={fetchPriority === "high"}
      pictures={pictures}
      title={title}
    />
  ),
});

type Parse = (markdown: string) => ReturnType<typeof parseArticle>;

function articleSyntax(this: Processor, parse: Parse, taken?: string): void {
  this.parser = (markdown, file) => {
    const article = parse(markdown);
    file.data["sections"] = nameSections(article, new Set(taken?.split(" ")));
    return article;
  };
}

type ArticleBodyProps = {
  markdown: string;
  siteUrl?: string;
  pictures?: KnownPictures | undefined;
  isLeading?: boolean;
  hasContents?: boolean;
  /** For a part of an article that changes while it is shown: the ids of the sections before. */
  taken?: string;
  parse?: Parse;
};

/** Drops raw HTML and unsafe links. Pictures: docs/pictures.md. Throws like `parseArticle`. */
export function ArticleBody({
  markdown,
  siteUrl,
  pictures,
  isLeading = false,
  hasContents = false,
  taken,
  parse = parseArticle,
}: ArticleBodyProps) {
  const urlTransform = siteUrl === undefined ? safeAddress : withPicturesOf(siteUrl);
  // Memoised: a new component on each keystroke would reload every picture.
  const withPictures = useMemo(() => componentsWith(pictures), [pictures]);
  const blocks = (
    <Markdown
      remarkPlugins={[[articleSyntax, parse, taken]]}
      rehypePlugins={[
        [figures, { pictures, isLeading }],
        [contents, { isListed: hasContents }],
        directions,
        ...(taken === undefined ? [] : [ownElements]),
      ]}
      components={withPictures}
      urlTransform={urlTransform}
      skipHtml
    >
      {markdown}
    </Markdown>
  );
  return taken === undefined ? <div className={articleBodyClass}>{blocks}</div> : blocks;
}

const Blocks = memo(ArticleBody);

const parseChanging: Parse = (markdown) => parseArticle(markdown, parsePart);

/** For a preview: a change renders only its part again, and React can pause between the parts of a long text. */
export function ChangingArticle({ markdown, ...props }: ArticleBodyProps) {
  const taken = new Set<string>();
  return (
    <div className={articleBodyClass}>
      {articleParts(markdown).map((part, at) => {
        const before = [...taken].join(" ");
        // Headings begin with # or are underlined.
        const article = /^\P{L}*[#=-]/mu.test(part) ? parsePart(part) : undefined;
        if (article) nameSections(article, taken);
        return (
          <Blocks key={at} markdown={part} taken={article ? before : ""} parse={parseChanging} {...props} />
        );
      })}
    </div>
  );
}

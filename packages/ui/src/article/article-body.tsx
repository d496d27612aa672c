import { parseArticle } from "./article-syntax.ts";
import { wholeImageAddress } from "@brightwren/core/post-editing/web-image";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { Element } from "hast";
import { useMemo } from "react";
import Markdown, { type Components, defaultUrlTransform } from "react-markdown";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";
import { articleBodyClass, codeClass } from "./article-body-class.ts";
import { ArticlePicture } from "./article-picture.tsx";
import { contents, textOf } from "./contents.ts";
import { directions } from "./directions.ts";
import { figures } from "./figures.ts";
import { ownElements } from "./own-elements.ts";

// Headings start below the page's own h1, whatever level the author began with.
const components: Components = {
  h1: "h2",
  table: ({ node, ...props }) => (
    // Reachable by keyboard, because it may scroll sideways.
    <div className="sideways" role="region" aria-label={tableName(node)} tabIndex={0}>
      <table {...props} />
    </div>
  ),
  // The checkbox of a task list has no label of its own.
  input: ({ node: _node, ...props }) => <input {...props} aria-label={props.checked ? "Done" : "To do"} />,
  pre: ({ node: _node, ...props }) => (
    <div className={codeClass}>
      {/* Code is copied from here. */}
      <pre {...props} translate="no" tabIndex={0} />
    </div>
  ),
};

/** A table is called what its columns are. */
function tableName(table: Element | undefined): string {
  const titles: string[] = [];
  if (table)
    visit(table, "element", (cell) => {
      if (cell.tagName === "th") titles.push(textOf(cell).trim());
    });
  return `Table: ${titles.filter(Boolean).join(", ")}`;
}

/** Addresses that lead nowhere safe go. A mail may have a subject and a text: no attachment, no hidden recipient. */
function safeAddress(url: string): string {
  const address = defaultUrlTransform(url);
  const query = address.indexOf("?");
  if (!/^mailto:/i.test(address) || query < 0) return address;
  const kept = address
    .slice(query + 1)
    .split("&")
    .filter((field) => /^(?:subject|body)=/i.test(field));
  return address.slice(0, query) + (kept.length > 0 ? `?${kept.join("&")}` : "");
}

const withPicturesOf = (siteUrl: string) => (url: string, attribute: string) =>
  attribute === "src" ? wholeImageAddress(safeAddress(url), siteUrl) : safeAddress(url);

/** The components, with pictures drawn from what is known of them. */
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

function articleSyntax(this: Processor): void {
  this.parser = parseArticle;
}

type ArticleBodyProps = {
  markdown: string;
  /** Where the site's own pictures are found, when the article is shown elsewhere. */
  siteUrl?: string;
  /** What the build learnt of pictures. */
  pictures?: KnownPictures | undefined;
  /** No picture stands above it. */
  isLeading?: boolean;
  /** A list of its sections stands before a longer text. */
  hasContents?: boolean;
  /** Its text changes while it is shown. */
  isChanging?: boolean;
};

/**
 * An article's body from its Markdown (`parseArticle`; pictures as docs/pictures.md says). Raw HTML is dropped. Links keep only http, https, irc, ircs, mailto and xmpp addresses and relative ones
 * (react-markdown's default), a mailto address its subject and body only.
 */
export function ArticleBody({
  markdown,
  siteUrl,
  pictures,
  isLeading = false,
  hasContents = false,
  isChanging = false,
}: ArticleBodyProps) {
  const urlTransform = siteUrl === undefined ? safeAddress : withPicturesOf(siteUrl);
  // The same while the text is typed: a new component would load every picture anew.
  const withPictures = useMemo(() => componentsWith(pictures), [pictures]);
  return (
    <div className={articleBodyClass}>
      <Markdown
        remarkPlugins={[articleSyntax]}
        rehypePlugins={[
          [figures, { pictures, isLeading }],
          [contents, { isListed: hasContents }],
          directions,
          ...(isChanging ? [ownElements] : []),
        ]}
        components={withPictures}
        urlTransform={urlTransform}
        skipHtml
      >
        {markdown}
      </Markdown>
    </div>
  );
}

import { decodeHTML } from "entities";
import { BuildError } from "../../build-error.ts";
import { textFontId } from "../../src/first-script/prepare-page.ts";
import { type PageState, pageStateId } from "../../src/page/page-state.ts";
import { documentLinks } from "./head-tags.ts";
import { absoluteUrl, type SiteFacts } from "./page-facts.ts";

/** `css`: its faces; `upright`, `italic`: their addresses. */
export type TextFont = { css: string; upright: string; italic: string };

/** The parts that make a page's document. HTML but for `styles` (CSS) and `scripts`, `sheets`, `fonts` (addresses). */
export type DocumentParts = {
  /** The elements React put first: title, description, canonical address. */
  head: string;
  /** Elements for machines: share cards, structured data. */
  machines: string;
  body: string;
  /** The page's whole CSS, written into it: nothing else stands between the first byte and the first paint. */
  styles: string;
  /** The text font, which waits for the first paint; a visitor without JavaScript has it from the start. */
  textFont: TextFont;
  /** The same style sheets as files; never fetched here, but Vite finds them and does not load them again. */
  sheets: readonly string[];
  /** The fonts that are fetched at once. */
  fonts: readonly string[];
  /** The scripts that the page needs, the entry first. */
  scripts: readonly string[];
  state?: PageState;
};

/** `<` would let a text end its script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

function stateElement(state: PageState | undefined): string {
  if (!state?.queries && !state?.shell) return "";
  // The body stands in the page already.
  const { queries, body, pictures, shell } = state;
  const kept = { queries, pictures, shell, ...(body ? { body: { ...body, html: "" } } : {}) };
  return `<script type="application/json" id="${pageStateId}">${scriptJson(kept)}</script>`;
}

/**
 * Makes a document maker from the site's own index.html: what its head holds stays, its module script and its advice to
 * browsers without JavaScript go. `firstScript` is the inline script of every page. Throws when the file lacks a place to
 * write to.
 */
export function documentMaker(template: string, firstScript: string): (parts: DocumentParts) => string {
  const bare = template
    .replace(/\s*<script type="module"[^]*?<\/script>/, "")
    .replace(/\s*<noscript>[^]*?<\/noscript>/, "");
  const [beforeHead, rest] = splitAt(bare, "  </head>");
  const [beforeRoot, afterRoot] = splitAt(rest, '<div id="root"></div>');
  return (parts) => {
    const { css, upright, italic } = parts.textFont;
    const links = [
      ...parts.fonts.map(
        (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...parts.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ];
    return [
      beforeHead,
      `<style id="${textFontId}" media="(scripting: none)">${css}</style>`,
      `<script data-scripts="${parts.scripts.join(" ")}" data-upright="${upright}" data-italic="${italic}">${firstScript}</script>`,
      parts.head,
      links.join(""),
      `<style>${parts.styles}</style>`,
      documentLinks,
      parts.machines,
      "\n  </head>",
      beforeRoot,
      `<div id="root">${parts.body}</div>`,
      stateElement(parts.state),
      afterRoot,
    ].join("");
  };
}

function splitAt(html: string, mark: string): [string, string] {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`index.html has no ${mark.trim()}.`);
  return [html.slice(0, at), html.slice(at + mark.length)];
}

/** The leading run of head elements that React writes before the page itself. */
const headElements = /^(?:<title[^]*?<\/title>|<meta[^>]*>|<link[^>]*>)*/;

const contentOf = (html: string, name: string) =>
  decodeHTML(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

/** What a page says of itself in its document's head, and the canonical address that it gives, if any. */
export type PageHead = {
  html: string;
  facts: { title: string; description: string; indexed: boolean };
  canonical: string | undefined;
};

/** Parts React's output into what belongs into the document's head, with what it says, and the page itself. */
export function readHead(rendered: string): { head: PageHead; body: string } {
  const [html = ""] = headElements.exec(rendered) ?? [];
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const facts = {
    title: decodeHTML(/<title>([^]*?)<\/title>/.exec(html)?.[1] ?? ""),
    description: contentOf(html, "description"),
    indexed: canonical !== undefined && contentOf(html, "robots") !== "noindex",
  };
  return {
    head: { html, facts, canonical: canonical && decodeHTML(canonical) },
    body: rendered.slice(html.length),
  };
}

/** Throws a BuildError for a page without a title, and for one that gives another page's address as its own. */
export function checkHead(path: string, { facts, canonical }: PageHead, site: SiteFacts): void {
  if (!facts.title) throw new BuildError(`The page ${path} has no title: its component shows no PageHead.`);
  if (canonical && canonical !== absoluteUrl(path, site))
    throw new BuildError(`The page ${path} gives its address as ${canonical}: it shows another page's head.`);
}

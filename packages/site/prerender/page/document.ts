import { decodeHTML } from "entities";
import { BuildError } from "../../build-error.ts";
import { textFontId } from "../../src/first-script/prepare-page.ts";
import { type PageState, pageStateId } from "../../src/page/page-state.ts";
import { documentLinks } from "./head-tags.ts";
import { absoluteUrl, type SiteFacts } from "./page-facts.ts";

/** `css`: its @font-face rules; `upright`, `italic`: addresses. */
export type TextFont = { css: string; upright: string; italic: string };

export type DocumentParts = {
  head: string;
  machines: string;
  body: string;
  /** All of the page's CSS, inlined so that no request blocks the first paint. */
  styles: string;
  /** Loaded after the first paint, or from the start without JavaScript. */
  textFont: TextFont;
  /** The same CSS as files. The page never fetches them, but the links prevent Vite from loading them again. */
  sheets: readonly string[];
  fonts: readonly string[];
  scripts: readonly string[];
  state?: PageState;
};

/** Escapes `<`, which could end the script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

function stateElement(state: PageState | undefined): string {
  if (!state?.queries && !state?.shell) return "";
  // The body is already in the HTML.
  const { queries, body, pictures, shell } = state;
  const embedded = { queries, pictures, shell, ...(body ? { body: { ...body, html: "" } } : {}) };
  return `<script type="application/json" id="${pageStateId}">${scriptJson(embedded)}</script>`;
}

/** Keeps index.html's head without its module script and noscript text. Throws if an insertion point is missing. */
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

const headElements = /^(?:<title[^]*?<\/title>|<meta[^>]*>|<link[^>]*>)*/;

const contentOf = (html: string, name: string) =>
  decodeHTML(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

type PageHead = {
  html: string;
  facts: { title: string; description: string; indexed: boolean };
  canonical: string | undefined;
};

/** Splits React's output into the body, the head elements, and the facts in them. */
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

/** Throws a BuildError for a page without a title, or with another page's canonical address. */
export function checkHead(path: string, { facts, canonical }: PageHead, site: SiteFacts): void {
  if (!facts.title) throw new BuildError(`The page ${path} has no title: its component shows no PageHead.`);
  if (canonical && canonical !== absoluteUrl(path, site))
    throw new BuildError(`The page ${path} gives its address as ${canonical}: it shows another page's head.`);
}

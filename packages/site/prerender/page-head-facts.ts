import { decodeHTML } from "entities";

/** The leading run of head elements that React writes before the page itself. */
const headElements = /^(?:<title[^]*?<\/title>|<meta[^>]*>|<link[^>]*>)*/;

const contentOf = (html: string, name: string) =>
  decodeHTML(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

/** Parts React's output into what belongs into the document's head, with what it says, and the page itself. */
export function readHead(rendered: string) {
  const [html = ""] = headElements.exec(rendered) ?? [];
  const facts = {
    title: decodeHTML(/<title>([^]*?)<\/title>/.exec(html)?.[1] ?? ""),
    description: contentOf(html, "description"),
    indexed: /<link rel="canonical"/.test(html),
  };
  return { head: { html, facts }, body: rendered.slice(html.length) };
}

import { assertShortHtml } from "./bounded-html.ts";
import { jsonOf } from "./file-text.ts";
import { listed } from "./imported-post.ts";
import { asText, cardHtml, escaped, markdownHtml, type Row, rows } from "./ghost-cards.ts";

/** Uses the exported HTML or else converts Lexical, Mobiledoc or Markdown. `notices` report lost content. */
export function ghostHtml(row: Row): { html: string; notices: string[] } {
  const html = row["html"];
  if (typeof html === "string" && html.trim() !== "") return { html, notices: [] };
  const kept = ["lexical", "mobiledoc"].some((name) => typeof row[name] === "string" && row[name] !== "");
  const unknown = new Set<string>();
  try {
    const lexical = parsed(row["lexical"]);
    const mobiledoc = parsed(row["mobiledoc"]);
    const made = lexical
      ? nodeHtml((lexical["root"] ?? {}) as Row, unknown)
      : mobiledoc && mobiledocHtml(mobiledoc, unknown);
    if (made !== undefined) return { html: made, notices: listed("Left out of the text", unknown) };
  } catch {
    // The document is invalid, so fall back to plain text.
  }
  const { markdown } = row;
  if (typeof markdown === "string") {
    assertShortHtml(markdown);
    return { html: markdownHtml(markdown), notices: [] };
  }
  const paragraphs = typeof row["plaintext"] === "string" ? row["plaintext"].split(/\n{2,}/) : [];
  return {
    notices: kept ? ["Its Ghost formatting could not be read, so only plain text was imported."] : [],
    html: paragraphs.map((part) => `<p>${escaped(part).replaceAll("\n", "<br>")}</p>`).join(""),
  };
}

function parsed(value: unknown): Row | undefined {
  const found = typeof value === "string" ? jsonOf(value) : undefined;
  return typeof found === "object" && found !== null ? (found as Row) : undefined;
}

/** Lexical's flags: bold 1, italic 2, strikethrough 4, code 16, subscript 32, superscript 64, highlight 128. */
const formats: [number, string][] = [
  [32, "sub"],
  [64, "sup"],
  [128, "mark"],
  [16, "code"],
  [4, "del"],
  [2, "em"],
  [1, "strong"],
];

const tags: Record<string, string | ((node: Row) => string)> = {
  paragraph: "p",
  quote: "blockquote",
  aside: "blockquote",
  listitem: "li",
  list: ({ listType }) => (listType === "number" ? "ol" : "ul"),
  heading: ({ tag }) => (/^h[1-6]$/.test(asText(tag)) ? asText(tag) : "h2"),
};

function nodeHtml(node: Row, unknown: Set<string>): string {
  const kind = asText(node["type"]);
  const name = kind.replace(/^extended-(?=(?:text|heading|quote)$)/, "");
  if (name === "text")
    return formats.reduce(
      (all, [flag, tag]) => (Number(node["format"] ?? 0) & flag ? `<${tag}>${all}</${tag}>` : all),
      escaped(node["text"]),
    );
  if (name === "linebreak") return "<br>";
  const text = rows(node["children"])
    .map((child) => nodeHtml(child, unknown))
    .join("");
  if (name === "root") return text;
  if (name === "link" || name === "autolink") return `<a href="${escaped(node["url"])}">${text}</a>`;
  const made = Object.hasOwn(tags, name) ? tags[name] : undefined;
  const tag = typeof made === "function" ? made(node) : made;
  return tag ? `<${tag}>${text}</${tag}>` : (cardHtml(kind, node, unknown) ?? text);
}

/**
 * Mobiledoc 0.3 (https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md). Sections: [1, tag, markers], [2,
 * picture], [3, tag, items], [10, card]. Markers: [0, opened, closed, text], [1, opened, closed, atom].
 */
function mobiledocHtml(document: Row, unknown: Set<string>): string {
  const markups = rows(document["markups"]) as unknown as [string, string[]?][];
  const cards = rows(document["cards"]) as unknown as [string, Row][];
  const atoms = rows(document["atoms"]) as unknown as [string, unknown][];
  const atomHtml = ([name, text]: [string, unknown] = ["", ""]) =>
    name === "soft-return" ? "<br>" : escaped(text);
  const line = (markers: unknown): string => {
    const open: string[] = [];
    let html = "";
    for (const [kind, opened, closed, text] of markers as [number, number[], number, string | number][]) {
      for (const index of opened) {
        const [name = "span", attributes = []] = markups[index] ?? [];
        const href = attributes[attributes.indexOf("href") + 1];
        html += name === "a" && href ? `<a href="${escaped(href)}">` : `<${name}>`;
        open.push(name);
      }
      html += kind === 1 ? atomHtml(atoms[Number(text)]) : escaped(text);
      for (let left = closed; left > 0; left -= 1) html += `</${open.pop() ?? "span"}>`;
    }
    return html;
  };
  const html = ((document["sections"] as unknown[] | undefined) ?? []).map((section) => {
    const [kind, first, second] = section as [number, unknown, unknown];
    if (kind === 1) return `<${asText(first)}>${line(second)}</${asText(first)}>`;
    if (kind === 2) return `<p><img src="${escaped(first)}" alt=""></p>`;
    if (kind === 3)
      return `<${asText(first)}>${(second as unknown[]).map((item) => `<li>${line(item)}</li>`).join("")}</${asText(first)}>`;
    const card = kind === 10 ? cards[Number(first)] : undefined;
    return (card && cardHtml(...card, unknown)) ?? "";
  });
  return html.join("");
}

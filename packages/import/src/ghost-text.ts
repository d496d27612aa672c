import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { htmlLimits } from "./bounded-html.ts";
import { jsonOf } from "./file-text.ts";
import { asText, cardHtml, escaped, markdownHtml, type Row, rows } from "./ghost-cards.ts";

/** Uses the exported HTML or else converts Lexical, Mobiledoc or Markdown. `notice` reports lost content. */
export function ghostHtml(row: Row): { html: string; notice?: string } {
  const html = row["html"];
  if (typeof html === "string" && html.trim() !== "") return { html };
  const kept = ["lexical", "mobiledoc"].some((name) => typeof row[name] === "string" && row[name] !== "");
  try {
    const lexical = parsed(row["lexical"]);
    if (lexical) return made(nodeHtml((lexical["root"] ?? {}) as Row));
    const mobiledoc = parsed(row["mobiledoc"]);
    if (mobiledoc) return made(mobiledocHtml(mobiledoc));
  } catch {
    // The document is invalid, so fall back to plain text.
  }
  const markdown = row["markdown"];
  if (typeof markdown === "string") {
    if (markdown.length > htmlLimits.length)
      throw new FileRejectedError("Its text has more than 2,000,000 characters: too much for one post.");
    return { html: markdownHtml(markdown) };
  }
  const plain = row["plaintext"];
  return {
    ...(kept && { notice: "Its Ghost formatting could not be read, so only plain text was imported." }),
    html:
      typeof plain === "string"
        ? plain
            .split(/\n{2,}/)
            .map((part) => `<p>${escaped(part).replaceAll("\n", "<br>")}</p>`)
            .join("")
        : "",
  };
}

const made = ({ html, unknown }: Made): { html: string; notice?: string } =>
  unknown.length === 0
    ? { html }
    : { html, notice: `Left out of the text: ${[...new Set(unknown)].join(", ")}.` };

type Made = { html: string; unknown: string[] };

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

function nodeHtml(node: Row): Made {
  const inner = rows(node["children"]).map(nodeHtml);
  const unknown = inner.flatMap((one) => one.unknown);
  const text = inner.map(({ html }) => html).join("");
  const within = (tag: string) => ({ html: `<${tag}>${text}</${tag}>`, unknown });
  switch (node["type"]) {
    case "text":
    case "extended-text": {
      const format = Number(node["format"] ?? 0);
      const html = formats.reduce(
        (all, [flag, tag]) => (format & flag ? `<${tag}>${all}</${tag}>` : all),
        escaped(node["text"]),
      );
      return { html, unknown };
    }
    case "linebreak":
      return { html: "<br>", unknown };
    case "paragraph":
      return within("p");
    case "heading":
    case "extended-heading":
      return within(/^h[1-6]$/.test(asText(node["tag"])) ? asText(node["tag"]) : "h2");
    case "quote":
    case "extended-quote":
    case "aside":
      return within("blockquote");
    case "list":
      return within(node["listType"] === "number" ? "ol" : "ul");
    case "listitem":
      return within("li");
    case "link":
    case "autolink":
      return { html: `<a href="${escaped(node["url"])}">${text}</a>`, unknown };
    case "root":
      return { html: text, unknown };
    default: {
      const kind = asText(node["type"]);
      const card = cardHtml(kind, node);
      return card === undefined
        ? { html: text, unknown: [...unknown, unknownCard(kind)] }
        : { html: card, unknown };
    }
  }
}

const unknownCard = (kind: string) => `a card of the kind “${kind}”`;

/**
 * Mobiledoc 0.3 (https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md). Sections: [1, tag, markers], [2,
 * picture], [3, tag, items], [10, card]. Markers: [0, opened, closed, text], [1, opened, closed, atom].
 */
function mobiledocHtml(document: Row): Made {
  const markups = rows(document["markups"]) as unknown as [string, string[]?][];
  const cards = rows(document["cards"]) as unknown as [string, Row][];
  const atoms = rows(document["atoms"]) as unknown as [string, unknown][];
  const unknown: string[] = [];
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
  const card = ([kind, given]: [string, Row]): string => {
    const html = cardHtml(kind, given);
    if (html === undefined) unknown.push(unknownCard(kind));
    return html ?? "";
  };
  const html = ((document["sections"] as unknown[] | undefined) ?? []).map((section) => {
    const [kind, first, second] = section as [number, unknown, unknown];
    if (kind === 1) return `<${asText(first)}>${line(second)}</${asText(first)}>`;
    if (kind === 2) return `<p><img src="${escaped(first)}" alt=""></p>`;
    if (kind === 3)
      return `<${asText(first)}>${(second as unknown[]).map((item) => `<li>${line(item)}</li>`).join("")}</${asText(first)}>`;
    const found = kind === 10 ? cards[Number(first)] : undefined;
    return found ? card(found) : "";
  });
  return { html: html.join(""), unknown };
}

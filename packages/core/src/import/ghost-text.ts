type Row = Record<string, unknown>;

/**
 * The HTML of a Ghost post: its own where the export has it, else made of the text as the editor keeps it (Lexical, or
 * Mobiledoc before that). `remark` says what could not be made of it.
 */
export function ghostHtml(row: Row): { html: string; remark?: string } {
  const html = row["html"];
  if (typeof html === "string" && html.trim() !== "") return { html };
  try {
    const lexical = parsed(row["lexical"]);
    if (lexical) return made(nodeHtml((lexical["root"] ?? {}) as Row));
    const mobiledoc = parsed(row["mobiledoc"]);
    if (mobiledoc) return made(mobiledocHtml(mobiledoc));
  } catch {
    // Not as Ghost writes it: the plain text, if there is one, is better than nothing.
  }
  const plain = row["plaintext"];
  return {
    html:
      typeof plain === "string"
        ? plain
            .split(/\n{2,}/)
            .map((part) => `<p>${escaped(part)}</p>`)
            .join("")
        : "",
  };
}

const made = ({ html, unknown }: Made): { html: string; remark?: string } =>
  unknown.length === 0
    ? { html }
    : { html, remark: `Left out of the text: ${[...new Set(unknown)].join(", ")}.` };

type Made = { html: string; unknown: string[] };

function parsed(value: unknown): Row | undefined {
  try {
    const found: unknown = typeof value === "string" ? JSON.parse(value) : undefined;
    return typeof found === "object" && found !== null ? (found as Row) : undefined;
  } catch {
    return undefined;
  }
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";

const escaped = (text: unknown): string =>
  asText(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** Lexical's flags: bold 1, italic 2, strikethrough 4, code 16. */
const formats: [number, string][] = [
  [16, "code"],
  [4, "del"],
  [2, "em"],
  [1, "strong"],
];

const picture = ({ src, alt, caption }: Row): string =>
  `<figure><img src="${escaped(src)}" alt="${escaped(alt)}"><figcaption>${typeof caption === "string" ? caption : ""}</figcaption></figure>`;

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
    case "horizontalrule":
      return { html: "<hr>", unknown };
    case "image":
      return { html: picture(node), unknown };
    case "gallery":
      return { html: rows(node["images"]).map(picture).join(""), unknown };
    case "html":
      return { html: asText(node["html"]), unknown };
    case "codeblock":
      return {
        html: `<pre><code class="language-${escaped(node["language"])}">${escaped(node["code"])}</code></pre>`,
        unknown,
      };
    case "bookmark":
    case "embed":
      return {
        html: `<p><a href="${escaped(node["url"])}">${escaped((node["metadata"] as Row | undefined)?.["title"] ?? node["url"])}</a></p>`,
        unknown,
      };
    case "root":
      return { html: text, unknown };
    default:
      return { html: text, unknown: [...unknown, `a card of the kind “${asText(node["type"])}”`] };
  }
}

/** Mobiledoc 0.3: sections are [1, tag, markers], [3, tag, items] or [10, card]; a marker is [type, opened, closed, text]. */
function mobiledocHtml(document: Row): Made {
  const markups = rows(document["markups"]) as unknown as [string, string[]?][];
  const cards = rows(document["cards"]) as unknown as [string, Row][];
  const unknown: string[] = [];
  const line = (markers: unknown): string => {
    const open: string[] = [];
    let html = "";
    for (const [, opened, closed, text] of markers as [number, number[], number, string][]) {
      for (const index of opened) {
        const [name = "span", attributes = []] = markups[index] ?? [];
        const href = attributes[attributes.indexOf("href") + 1];
        html += name === "a" && href ? `<a href="${escaped(href)}">` : `<${name}>`;
        open.push(name);
      }
      html += escaped(text);
      for (let left = closed; left > 0; left -= 1) html += `</${open.pop() ?? "span"}>`;
    }
    return html;
  };
  const card = ([name, given]: [string, Row]): string => {
    if (name === "image") return picture(given);
    if (name === "gallery") return rows(given["images"]).map(picture).join("");
    if (name === "html") return asText(given["html"]);
    if (name === "hr") return "<hr>";
    if (name === "code")
      return `<pre><code class="language-${escaped(given["language"])}">${escaped(given["code"])}</code></pre>`;
    if (name === "bookmark" || name === "embed")
      return `<p><a href="${escaped(given["url"])}">${escaped(given["url"])}</a></p>`;
    unknown.push(`a card of the kind “${name}”`);
    return "";
  };
  const html = ((document["sections"] as unknown[] | undefined) ?? []).map((section) => {
    const [kind, first, second] = section as [number, unknown, unknown];
    if (kind === 1) return `<${asText(first)}>${line(second)}</${asText(first)}>`;
    if (kind === 3)
      return `<${asText(first)}>${(second as unknown[]).map((item) => `<li>${line(item)}</li>`).join("")}</${asText(first)}>`;
    const found = kind === 10 ? cards[Number(first)] : undefined;
    return found ? card(found) : "";
  });
  return { html: html.join(""), unknown };
}

import { parse as parseToml, TomlDate, TomlError } from "smol-toml";
import { splitFrontMatter } from "@brightwren/core/markdown-files/front-matter";
import { assertShort, HeadError, parseYaml } from "@brightwren/core/markdown-files/read-yaml";
import { jsonOf } from "./file-text.ts";

/** Undefined unless the tree is a map. */
export const mapOf = (tree: Tree | undefined): Record<string, Tree> | undefined =>
  typeof tree === "object" && !Array.isArray(tree) ? tree : undefined;

/** Front matter as unparsed strings, lists and maps. */
export type Tree = string | Tree[] | { [name: string]: Tree };

type HeadedText = { head: Record<string, Tree>; body: string };

/**
 * Splits a file into front matter and body: YAML, TOML, JSON, Pelican, MultiMarkdown or a Nikola comment. Lower-cases
 * names. Throws a `HeadError` for invalid front matter.
 */
export function readHead(text: string): HeadedText {
  const start = text.search(/\S/);
  const rest = start > 0 ? text.slice(text.lastIndexOf("\n", start) + 1) : text;
  return betweenLines(rest) ?? inBraces(rest) ?? inComment(rest) ?? inPlainLines(rest) ?? withoutHead(text);
}

const withoutHead = (text: string): HeadedText => {
  const lines = text.slice(0, 4000).split("\n", 25);
  const line = lines.find((one) => looksLikeField.test(one))?.trim();
  if (line !== undefined)
    throw new HeadError(`The line “${line.slice(0, 80)}” near its beginning looks like one of them.`);
  return { head: {}, body: text.replace(/\n$/, "") };
};

/** A line that may set the post's visibility in an unknown syntax. */
const looksLikeField =
  /^\W{0,6}(?:is[-_]?)?(?:draft|publish(?:ed)?|private|public|hidden|unlisted|visibility|status|state|password)["']?\s*[:=]\s*["']?[\w-]+["']?[,;]?\s*$/i;

const isField = /^[ \t]*["']?[\w.-]+["']?\s*[:=](?:\s|$)/m;
/** By delimiter and by name. */
const parsers = new Map([
  ...["---", "yaml", "yml"].map((name) => [name, parseYamlHead] as const),
  ...["+++", "toml"].map((name) => [name, parseTomlHead] as const),
  ...[";;;", "json"].map((name) => [name, parseJsonHead] as const),
]);

function betweenLines(text: string): HeadedText | undefined {
  const [line, sign = "", name = ""] = /^(---|\+\+\+|;;;)[ \t]*(\w*)[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (line === undefined) return undefined;
  const parts = sign === "---" && name === "" ? splitFrontMatter(text) : splitAt(text, line.length, sign);
  const written = parts?.head ?? text.slice(line.length, line.length + 4000).split("\n\n", 1)[0] ?? "";
  // A horizontal rule above a paragraph is not front matter.
  if (name === "" && written.trim() !== "" && !isField.test(written)) return undefined;
  if (!parts) {
    if (written.trim() === "") return undefined;
    throw new HeadError("The line that ends them is missing.");
  }
  const parse = parsers.get(name === "" ? sign : name.toLowerCase());
  if (!parse) throw new HeadError(`They are written in “${name}”.`);
  return { head: named(parse(parts.head)), body: parts.body };
}

function splitAt(text: string, from: number, sign: string): { head: string; body: string } | undefined {
  const end = text.startsWith(sign, from) ? from : text.indexOf(`\n${sign}`, from - 1) + 1;
  if (end === 0) return undefined;
  const lineEnd = text.indexOf("\n", end);
  const body = lineEnd < 0 ? "" : text.slice(lineEnd + 1);
  return { head: text.slice(from, end), body: trimmed(body) };
}

/** Parses a data file by its extension. Throws a `HeadError`. */
export const readData = (text: string, ending: string): Record<string, Tree> =>
  named((parsers.get(ending.toLowerCase()) ?? parseYamlHead)(text));

const trimmed = (body: string): string => body.replace(/^\n/, "").replace(/\n$/, "");
const bodyFrom = (text: string, end: number): string => trimmed(text.slice(end).replace(/^[ \t]*\n/, ""));

function inBraces(text: string): HeadedText | undefined {
  if (!/^\{\s*(?:["'}]|[\w-]+\s*:)/.test(text)) return undefined;
  const end = endOfBraces(text);
  if (end === undefined) throw new HeadError("The brace that ends them is missing.");
  return { head: named(parseJsonHead(text.slice(0, end))), body: bodyFrom(text, end) };
}

function endOfBraces(text: string): number | undefined {
  let depth = 0;
  let quote = "";
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== "") {
      if (sign === "\\") at += 1;
      else if (sign === quote) quote = "";
    } else if (sign === '"') quote = sign;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** Nikola: a comment with lines that start with two dots; some programs omit the dots. */
function inComment(text: string): HeadedText | undefined {
  if (!text.startsWith("<!--")) return undefined;
  const end = text.indexOf("-->");
  const lines = text.slice(4, end < 0 ? 0 : end).split("\n");
  const fields = lines.flatMap((line) => {
    const [, name, value = ""] = /^\s*(?:\.\. )?([\w-]+):(?:\s+(.*))?$/.exec(line) ?? [];
    return name ? [[name, value.trim()] as const] : [];
  });
  if (!fields.some(([name]) => knownFields.test(name))) return undefined;
  return { head: named(Object.fromEntries(fields)), body: bodyFrom(text, end + 3) };
}

const knownFields = /^(?:title|date|created|status|slug|author|category|tags|draft)$/i;

/** Pelican, MultiMarkdown and Notion: `name: value` lines up to the first empty line. */
function inPlainLines(text: string): HeadedText | undefined {
  const end = text.indexOf("\n\n");
  const fields = new Map<string, string>();
  let last = "";
  for (const line of text.slice(0, end < 0 ? text.length : end).split("\n")) {
    const [, name, value = ""] = /^([A-Za-z][\w -]*):(?:\s+(.*))?$/.exec(line) ?? [];
    if (name !== undefined) {
      last = name.replaceAll(" ", "");
      fields.set(last, value.trim());
    } else if (/^\s/.test(line)) fields.set(last, `${fields.get(last)} ${line.trim()}`);
    else if (line !== "") return undefined;
  }
  if (![...fields.keys()].some((name) => knownFields.test(name))) return undefined;
  return { head: named(Object.fromEntries(fields)), body: end < 0 ? "" : trimmed(text.slice(end + 2)) };
}

// The failsafe schema reads every value as a string. For duplicate names, the last value wins.
function parseYamlHead(head: string): unknown {
  const document = parseYaml(head, { schema: "failsafe" });
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch (error) {
    throw new HeadError("It is nested too deeply.", { cause: error });
  }
}

function parseTomlHead(head: string): unknown {
  assertShort(head);
  try {
    return parseToml(head, { integersAsBigInt: "asNeeded" });
  } catch (error) {
    const line = error instanceof TomlError ? ` near line ${error.line + 1}` : "";
    throw new HeadError(`There is a mistake${line}.`, { cause: error });
  }
}

/** Accepts comments and trailing commas. */
function parseJsonHead(head: string): unknown {
  assertShort(head);
  return jsonOf(head.trimStart().startsWith("{") ? head : `{${head}}`) ?? parseYamlHead(head);
}

function named(value: unknown): Record<string, Tree> {
  const tree = toTree(value) || {};
  const map = mapOf(tree);
  if (!map) throw new HeadError("It is not a list of fields.");
  return map;
}

/** Converts values to strings, or undefined if empty. Drops the property names of `Object.prototype`. */
function toTree(value: unknown): Tree | undefined {
  if (value === null || value === undefined) return undefined;
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.flatMap((one) => toTree(one) ?? []);
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return `${value}`;
  if (typeof value !== "object") return undefined;
  const entries = Object.entries(value).flatMap(([name, one]): [string, Tree][] => {
    const tree = toTree(one);
    return tree === undefined || name === "__proto__" ? [] : [[name.toLowerCase(), tree]];
  });
  return Object.fromEntries(entries);
}

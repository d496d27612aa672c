import { parse as parseToml, TomlDate, TomlError } from "smol-toml";
import { parseDocument } from "yaml";
import { splitFrontMatter } from "../markdown-files/front-matter.ts";

/** What front matter holds: texts as they are written, lists and named values. */
export type Tree = string | Tree[] | { [name: string]: Tree };

export type HeadedText = {
  head: Record<string, Tree>;
  body: string;
  language: "yaml" | "toml" | "json" | "none";
};

/** The front matter cannot be read; the message says why, for the person. */
export class HeadError extends Error {
  override name = "HeadError";
}

// Brackets within brackets take a parser a second at this length.
const longest = 128 * 1024;

/**
 * The parts of a text with YAML between dashes, TOML between plus signs, or JSON in braces above it; names in small
 * letters. A text without any is all body. Throws a `HeadError`.
 */
export function readHead(text: string): HeadedText {
  const yaml = splitFrontMatter(text);
  if (yaml) return { head: named(parseYaml(yaml.head)), body: yaml.body, language: "yaml" };
  const toml = /^\+\+\+[ \t]*\n([^]*?)^\+\+\+[ \t]*(?:\n|$)/m.exec(text);
  if (toml?.index === 0)
    return { head: named(parseTomlHead(toml[1] ?? "")), body: bodyAfter(text, toml[0]), language: "toml" };
  const json = /^\{\n[^]*?^\}[ \t]*(?:\n|$)/m.exec(text);
  if (json?.index === 0) {
    const head = parseJson(json[0]);
    if (head !== undefined) return { head: named(head), body: bodyAfter(text, json[0]), language: "json" };
  }
  return { head: {}, body: text.replace(/\n$/, ""), language: "none" };
}

const bodyAfter = (text: string, head: string): string =>
  text.slice(head.length).replace(/^\n/, "").replace(/\n$/, "");

function parseYaml(head: string): unknown {
  if (head.length > longest) throw new HeadError("It is too long.");
  try {
    // Failsafe: everything is text, as it is written. Names that come twice are the later one's.
    const document = parseDocument(head, { schema: "failsafe", uniqueKeys: false, keepSourceTokens: false });
    const [error] = document.errors;
    if (error) throw new HeadError(`There is a mistake near line ${(error.linePos?.[0].line ?? 0) + 1}.`);
    return document.toJS({ maxAliasCount: 20 });
  } catch (error) {
    throw error instanceof HeadError ? error : new HeadError("It is nested too deeply.", { cause: error });
  }
}

function parseTomlHead(head: string): unknown {
  if (head.length > longest) throw new HeadError("It is too long.");
  try {
    return parseToml(head, { integersAsBigInt: "asNeeded" });
  } catch (error) {
    const line = error instanceof TomlError ? ` near line ${error.line + 1}` : "";
    throw new HeadError(`There is a mistake${line}.`, { cause: error });
  }
}

function parseJson(head: string): unknown {
  try {
    return JSON.parse(head);
  } catch {
    return undefined;
  }
}

function named(value: unknown): Record<string, Tree> {
  const tree = toTree(value);
  if (tree === undefined || tree === "") return {};
  if (typeof tree === "string" || Array.isArray(tree)) throw new HeadError("It is not a list of fields.");
  return tree;
}

/** A value as a tree of texts; undefined for nothing. Names that every object has are left out. */
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

/** The text at a name, or at names within names: `cover.image`. Empty when there is none. */
export function textAt(tree: Tree | undefined, path: string): string {
  const found = treeAt(tree, path);
  return typeof found === "string" ? found.trim() : "";
}

/** The texts of a list, or of one text; `separator` parts that one. */
export function textsAt(tree: Tree | undefined, path: string, separator?: RegExp): string[] {
  const found = treeAt(tree, path);
  if (typeof found === "string")
    return (separator ? found.split(separator) : [found]).map((text) => text.trim()).filter(Boolean);
  if (!Array.isArray(found)) return [];
  return found.flatMap((one) => (typeof one === "string" && one.trim() !== "" ? [one.trim()] : []));
}

export function treeAt(tree: Tree | undefined, path: string): Tree | undefined {
  let found = tree;
  for (const name of path.split(".")) {
    if (found === undefined || typeof found === "string" || Array.isArray(found)) return undefined;
    found = found[name];
  }
  return found;
}

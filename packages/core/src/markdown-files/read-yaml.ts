import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";

export type YamlValue = string | string[] | undefined;

/** Unusable YAML; the message is shown to the user. */
export class YamlError extends Error {
  override name = "YamlError";
}

/** Lower-cases names; reads numbers and dates as strings. Ignores tags and aliases (security). Throws a `YamlError`. */
export function readYaml(head: string): Map<string, YamlValue> {
  const { contents, errors } = parse(head);
  const [error] = errors;
  if (error) {
    // Count the opening `---` line.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    throw new YamlError(`There is a mistake near line ${line}.`);
  }
  if (contents === null) return new Map();
  if (!isMap(contents)) throw new YamlError("It is not a list of fields.");
  const values = new Map<string, YamlValue>();
  for (const { key, value } of contents.items) {
    const name = toText(key)?.toLowerCase();
    if (name === undefined) throw new YamlError("A field in it has no plain name.");
    if (values.has(name)) throw new YamlError(`The field “${name}” is there twice.`);
    const isNothing = value === null || (isScalar(value) && value.value === null);
    if (!isNothing) values.set(name, isSeq(value) ? toTexts(value.items) : toText(value));
  }
  return values;
}

// In characters. Nested brackets of this length take a second to parse.
const longest = 128 * 1024;

function parse(head: string): Document.Parsed {
  if (head.length > longest) throw new YamlError("It is too long.");
  try {
    // The parser would compare every pair of names, so duplicates are checked above.
    return parseDocument(head, { version: "1.2", uniqueKeys: false, keepSourceTokens: false });
  } catch {
    throw new YamlError("It is nested too deeply.");
  }
}

function toText(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

function toTexts(nodes: readonly unknown[]): string[] | undefined {
  const texts = nodes.map(toText);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";

export type YamlValue = string | string[] | undefined;

/** Invalid front matter; the message is shown to the user. */
export class HeadError extends Error {
  override name = "HeadError";
}

/** Lower-cases names; reads numbers and dates as strings. Ignores tags and aliases (security). Throws a `HeadError`. */
export function readYaml(head: string): Map<string, YamlValue> {
  const { contents } = parseYaml(head, { version: "1.2" });
  if (contents === null) return new Map();
  if (!isMap(contents)) throw new HeadError("It is not a list of fields.");
  const values = new Map<string, YamlValue>();
  for (const { key, value } of contents.items) {
    const name = toText(key)?.toLowerCase();
    if (name === undefined) throw new HeadError("A field in it has no plain name.");
    if (values.has(name)) throw new HeadError(`The field “${name}” is there twice.`);
    const isNothing = value === null || (isScalar(value) && value.value === null);
    if (!isNothing) values.set(name, isSeq(value) ? toTexts(value.items) : toText(value));
  }
  return values;
}

// In characters. Nested brackets of this length take a second to parse.
const longest = 128 * 1024;

export function assertShort(head: string): void {
  if (head.length > longest) throw new HeadError("It is too long.");
}

/** Throws a `HeadError` for invalid YAML. */
export function parseYaml(head: string, options: { version?: "1.2"; schema?: "failsafe" }): Document.Parsed {
  assertShort(head);
  let document: Document.Parsed;
  try {
    // The parser would compare every pair of names.
    document = parseDocument(head, { ...options, uniqueKeys: false, keepSourceTokens: false });
  } catch (error) {
    throw new HeadError("It is nested too deeply.", { cause: error });
  }
  const [error] = document.errors;
  // Count the opening `---` line.
  if (error) throw new HeadError(`There is a mistake near line ${(error.linePos?.[0].line ?? 0) + 1}.`);
  return document;
}

function toText(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

function toTexts(nodes: readonly unknown[]): string[] | undefined {
  const texts = nodes.map(toText);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

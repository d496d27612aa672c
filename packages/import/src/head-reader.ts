import { mapOf, type Tree } from "./front-tree.ts";

/** Normalises field names, so that `seoTitle`, `seo_title` and `seo-title` match. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

type Field = { name: string; tree: Tree };

export const fieldsIn = (map: Record<string, Tree>): Field[] =>
  Object.entries(map).map(([name, tree]) => ({ name, tree }));

const fieldNamed = (fields: readonly Field[], wanted: string): Field | undefined =>
  fields.find(({ name }) => plainName(name) === plainName(wanted));

const inner = ["name", "title", "label", "rendered", "value", "url", "src", "path", "file", "relative"];

/** Reads front matter under many programs' field names and tracks which fields it has read. */
export class HeadReader {
  readonly fields: readonly Field[];
  readonly #read = new Set<string>();

  constructor(head: Record<string, Tree>) {
    this.fields = fieldsIn(head);
  }

  named(pattern: RegExp): string[] {
    return this.fields.map(({ name }) => plainName(name)).filter((name) => pattern.test(name));
  }

  /** `name` may be a path: `cover.image`. */
  tree(name: string): Tree | undefined {
    return this.#find(name)?.tree;
  }

  /** Returns the first string found under these names, or an empty string. Later names remain unread. */
  text(...names: string[]): string {
    for (const name of names) {
      const found = this.#find(name);
      const text = found && textOf(found.tree);
      if (found && text !== undefined) this.#read.add(found.name);
      if (text) return text;
    }
    return "";
  }

  /** Returns the first list or string found under these names, as a list. Later names remain unread. */
  texts(...names: string[]): string[] {
    for (const name of names) {
      const found = this.#find(name);
      if (!found) continue;
      const trees = Array.isArray(found.tree) ? found.tree : [found.tree];
      const texts = trees.flatMap((tree) => textOf(tree) ?? []);
      if (texts.length === trees.length) this.#read.add(found.name);
      const some = texts.filter(Boolean);
      if (some.length > 0) return some;
    }
    return [];
  }

  pass(...names: string[]): void {
    for (const name of names) {
      const found = this.#find(name);
      if (found) this.#read.add(found.name);
    }
  }

  unread(): string[] {
    return this.fields.flatMap(({ name, tree }) => {
      if (this.#read.has(name)) return [];
      if (typeof tree === "string" || Array.isArray(tree)) return tree.length === 0 ? [] : [name];
      const within = Object.keys(tree).filter((one) => !this.#read.has(`${name}.${one}`));
      if (within.length === 0) return [];
      return within.length === Object.keys(tree).length ? [name] : within.map((one) => `${name}.${one}`);
    });
  }

  #find(path: string): Field | undefined {
    const [outer = "", within] = path.split(".");
    const field = fieldNamed(this.fields, outer);
    if (!field || within === undefined) return field;
    const found = fieldNamed(fieldsIn(mapOf(field.tree) ?? {}), within);
    return found && { ...found, name: `${field.name}.${found.name}` };
  }
}

function textOf(tree: Tree): string | undefined {
  if (typeof tree === "string") return tree.trim();
  if (Array.isArray(tree)) return undefined;
  const values = inner.map((name) => tree[name]);
  return values.find((value): value is string => typeof value === "string")?.trim();
}

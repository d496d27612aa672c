import type { Tree } from "./front-tree.ts";

/** A name as programs write it, whatever they put between its words. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

type Field = { name: string; tree: Tree };

/** The names under which a value may stand within another one. */
const inner = ["name", "title", "label", "rendered", "value", "url", "src", "path", "file", "relative"];

/**
 * Reads the fields above a text by the names that programs have for a thing, and notes which it has read. `seoTitle`,
 * `seo_title` and `seo-title` are one name.
 */
export class HeadReader {
  readonly #fields: Field[];
  readonly #read = new Set<string>();

  constructor(head: Record<string, Tree>) {
    this.#fields = Object.entries(head).map(([name, tree]) => ({ name, tree }));
  }

  /** All fields, as they are. */
  get fields(): readonly Field[] {
    return this.#fields;
  }

  /** The value at a name, or at a name within another: `cover.image`. */
  tree(name: string): Tree | undefined {
    return this.#find(name)?.tree;
  }

  /** The first text that there is at one of these names; empty for none. Those behind it stay unread. */
  text(...names: string[]): string {
    for (const name of names) {
      const found = this.#find(name);
      const text = found && textOf(found.tree);
      if (found && text !== undefined) this.#read.add(found.name);
      if (text) return text;
    }
    return "";
  }

  /** The texts of the first list, or single text, at one of these names. Those behind it stay unread. */
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

  /** Names that say nothing that readers see: they are not told as left out. */
  pass(...names: string[]): void {
    for (const name of names) {
      const found = this.#find(name);
      if (found) this.#read.add(found.name);
    }
  }

  /** The names that nobody has asked for; of values within others, those within. */
  unread(): string[] {
    return this.#fields.flatMap(({ name, tree }) => {
      if (this.#read.has(name)) return [];
      if (typeof tree === "string" || Array.isArray(tree)) return tree.length === 0 ? [] : [name];
      const within = Object.keys(tree).filter((one) => !this.#read.has(`${name}.${one}`));
      if (within.length === 0) return [];
      return within.length === Object.keys(tree).length ? [name] : within.map((one) => `${name}.${one}`);
    });
  }

  #find(path: string): Field | undefined {
    const [outer = "", within] = path.split(".");
    const field = this.#fields.find(({ name }) => plainName(name) === plainName(outer));
    if (!field || within === undefined) return field;
    if (typeof field.tree === "string" || Array.isArray(field.tree)) return undefined;
    const [name, tree] =
      Object.entries(field.tree).find(([one]) => plainName(one) === plainName(within)) ?? [];
    return name === undefined || tree === undefined ? undefined : { name: `${field.name}.${name}`, tree };
  }
}

/** The text of a value, or of the name within it; undefined for a list, and for what has none. */
function textOf(tree: Tree): string | undefined {
  if (typeof tree === "string") return tree.trim();
  if (Array.isArray(tree)) return undefined;
  const values = inner.map((name) => tree[name]);
  return values.find((value): value is string => typeof value === "string")?.trim();
}

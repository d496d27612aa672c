import {
  type PostFieldName,
  postFieldNames,
  postFields,
  type TextFields,
} from "@brightwren/functions/contracts/post-fields";
import type { Category } from "../blog/post.ts";
import { tagsFromText } from "../post-editing/post-draft.ts";
import { readDate } from "./read-date.ts";
import type { YamlValue } from "./read-yaml.ts";

/** Ignored here: other programs' visibility fields, and fields from a full export. */
const silentNames = ["draft", "published", "id", "created_at", "first_public_at"] as const;

export type FieldsRead = { fields: Partial<TextFields>; notices: string[] };

/** Reads a post's fields from any program's front matter. Omit `categories` if they could not be loaded. */
export function readFields(
  values: Map<string, YamlValue>,
  categories: readonly Category[] | undefined,
): FieldsRead {
  const notices: string[] = [];
  const used = new Set<string>(silentNames);

  const take = (names: readonly string[]): { name: string; value: YamlValue } | undefined => {
    const name = names.find((one) => values.has(one));
    if (name === undefined) return undefined;
    used.add(name);
    return { name, value: values.get(name) };
  };
  const takeText = (names: readonly string[]): string | undefined => {
    const taken = take(names);
    if (!taken) return undefined;
    if (typeof taken.value === "string") return taken.value;
    notices.push(`The field “${taken.name}” is not text, so it was left out.`);
    return undefined;
  };

  const readField = (name: PostFieldName): string | string[] | undefined => {
    const { head } = postFields[name];
    if (name === "category_id") return chooseCategory(take(head)?.value, categories, notices);
    if (name === "tags") return chooseTags(take(head), notices);
    if (name === "published_at") return chooseDate(takeText(head), notices);
    return takeText(head);
  };
  const fields = postFieldNames.map((name) => [name, readField(name)] as const);
  const status = takeText(["status"]);
  if (status !== undefined && status !== "draft")
    notices.push(
      `The file says “${status}”. It opens as a draft, and nothing is published until you publish it.`,
    );

  const ignored = [...values.keys()].filter((name) => !used.has(name));
  if (ignored.length > 0)
    notices.push(`Left out, because posts here have no equivalent: ${enumerate(ignored)}.`);
  const found = fields.filter(([, value]) => value !== undefined);
  return { fields: Object.fromEntries(found), notices };
}

const mostNamed = 8;

export const enumerate = (names: readonly string[]): string => {
  const others = names.length - mostNamed;
  return names.slice(0, mostNamed).join(", ") + (others > 0 ? ` and ${others} more` : "");
};

function chooseCategory(
  value: YamlValue,
  categories: readonly Category[] | undefined,
  notices: string[],
): string | undefined {
  const wanted = [value ?? []].flat().filter((text) => text !== "");
  const [first] = wanted.flatMap((text) => findCategory(text, categories ?? []) ?? []);
  const named = enumerate(wanted.map((text) => `“${text}”`));
  if (wanted.length > 0 && !categories)
    notices.push(`The categories could not be read just now, so none was chosen: ${named}.`);
  else if (wanted.length > 0 && !first) notices.push(`This category doesn’t exist here: ${named}.`);
  else if (first && wanted.length > 1)
    notices.push(`A post can have only one category: “${first.name}” was chosen from ${wanted.length}.`);
  return first?.id;
}

function findCategory(text: string, categories: readonly Category[]): Category | undefined {
  const name = text.trim().toLowerCase();
  return (
    categories.find(({ slug }) => slug === text) ??
    categories.find((category) => [category.slug, category.name.toLowerCase(), category.id].includes(name))
  );
}

function chooseTags(
  taken: { name: string; value: YamlValue } | undefined,
  notices: string[],
): string[] | undefined {
  if (!taken) return undefined;
  if (typeof taken.value === "string") return tagsFromText(taken.value);
  if (!taken.value) notices.push(`The field “${taken.name}” is not a list of texts, so it was left out.`);
  return taken.value;
}

function chooseDate(text: string | undefined, notices: string[]): string | undefined {
  if (!text) return text;
  const date = readDate(text);
  if (date === null) notices.push(`The date “${text}” could not be understood, so it was left out.`);
  return date ?? undefined;
}

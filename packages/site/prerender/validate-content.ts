import { titled } from "@brightwren/brand/derived";
import { demoNames, paths } from "@brightwren/core/paths";
import { demoPath } from "@brightwren/demos/demos";
import { readdir } from "node:fs/promises";

type ContentText = { path: string; value: string };

/** All texts and numbers in `src/content`, by file and key. */
export async function contentTexts(): Promise<ContentText[]> {
  const folder = new URL("../src/content/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = files.map(async (file) => {
    const name = file.replace(/^.*[/\\]/, "").slice(0, -3);
    return textsIn((await import(new URL(file, folder).href)) as object, name);
  });
  return (await Promise.all(texts)).flat();
}

/** Repeats other content: the showcase consists of projects, and `pageHeads` has the head of every page. */
const derived = /^showcase\.|^\w+(?:-\w+)*\.\w+Head\./;

function textsIn(content: unknown, path: string): ContentText[] {
  if (derived.test(path)) return [];
  if (typeof content === "string" || typeof content === "number") return [{ path, value: `${content}` }];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

/** Checks what types cannot: lengths, formats, links and unique values. Returns all errors, or an empty list. */
export const contentFaults = (texts: readonly ContentText[]): string[] => [
  ...texts.flatMap(({ path, value }) =>
    rules.flatMap(([pattern, isValid, fault]) =>
      pattern.test(path) && !isValid(value) ? [`${path}: "${value}" ${fault}`] : [],
    ),
  ),
  ...unique.flatMap((group) => repeated(texts.filter(({ path }) => group.test(path)))),
];

const rules: readonly (readonly [pattern: RegExp, isValid: (value: string) => boolean, fault: string])[] = [
  [/./, (value) => value !== "" && value === value.trim(), "must be a text, with no spaces around it"],
  [/\.(?:to|url|demoUrl|canonicalPath|href)$/, isKnownLink, "is no route of the site"],
  [/\.id$/, (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), "must be in kebab-case"],
  [/\.question$/, (value) => value.endsWith("?"), "must end with a question mark"],
  [/Packages\.\d\.price$/, (value) => /^£\d+(?:\.\d\d)?$/.test(value), "must be a price, like £29.99"],
  [/\.figures\.\d\.(?:before|after)$/, (value) => +value >= 1 && +value <= 15, "must be at most 15 strokes"],
  // Search engines cut longer titles and descriptions, and replace short descriptions.
  [/^page-heads\..*\.title$/, (value) => value.length < 60, "must have at most 59 characters"],
  [/^page-heads\..*\.title$/, (value) => value.endsWith(titled("")), "must be made with titled()"],
  [
    /^page-heads\..*\.description$/,
    (value) => value.length >= 120 && value.length <= 155,
    "must have 120 to 155 characters",
  ],
];

const routes = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...demoNames.map(demoPath),
]);

/** True for a route with or without an anchor, `#anchor`, an email address and a telephone number. */
export function isKnownLink(link: string): boolean {
  const [path = "", anchor, ...rest] = link.split("#");
  if (/^(?:mailto|tel):/.test(link)) return true;
  if (rest.length > 0 || anchor === "") return false;
  return path === "" ? anchor !== undefined : routes.has(path);
}

/** Values that must be unique within their group: paths that match the same pattern. */
const unique = [
  /^faq\.faqCategories\..*\bid$/,
  /^privacy-policy\..*\.id$/,
  /^terms-of-service\..*\.id$/,
  /^cookie-policy\..*\.id$/,
  /^home-packages\..*\.priceId$/,
  /^services-packages\..*\.priceId$/,
  /-testimonials\..*\.(?:name|image)$/,
  /^prebuilt-demos\..*\.(?:name|demoUrl)$/,
  /^portfolio\.projects\.\d+\.(?:category|image)$/,
  /^page-heads\..*\.(?:title|description|canonicalPath)$/,
];

export function repeated(entries: readonly ContentText[]): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ path, value }) => {
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, path);
    return earlier === undefined ? [] : [`${path}: "${value}" is already used in ${earlier}`];
  });
}

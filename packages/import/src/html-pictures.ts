import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { attribute, findAll, replaceElements, textOf } from "./html-elements.ts";

/** Attributes in which lazy-loading scripts store the address. */
const lazyNames = ["dataLazySrc", "dataSrc", "dataOriginal", "dataLazy", "dataEcho", "dataActualsrc"];
const lazySets = [
  "srcSet",
  "dataSrcset",
  "dataLazySrcset",
  "dataSrcSet",
  "dataLazySrcSet",
  "dataOriginalSet",
];

const placeholder =
  /(?:^|[/_-])(?:blank|placeholder|spacer|transparent|pixel|lazy|load(?:ing|er)|1x1|dummy|gr[ae]y|empty|trans|clear)[^/]*\.(?:gif|png|svg|jpe?g|webp)(?:[?#]|$)/i;
const isUseless = (url: string): boolean => url === "" || /^(?:data|about|blob|javascript):/i.test(url);
const isBlank = (url: string): boolean => isUseless(url) || placeholder.test(url);

function largestOf(set: string): string {
  let [best, most] = ["", 0];
  for (const part of set.split(/,\s+|,(?=https?:|\/)/)) {
    const [url = "", size = "1x"] = part.trim().split(/\s+/);
    const width = Number.parseFloat(size) || 1;
    if (!isUseless(url) && width > most) [best, most] = [url.replace(/,$/, ""), width];
  }
  return best;
}

function sourceOf(image: Element, picture: Element | undefined): string {
  const source = attribute(image, "src").trim();
  const lazy = lazyNames.map((name) => attribute(image, name).trim()).find((url) => !isUseless(url));
  if (lazy) return lazy;
  if (!isBlank(source)) return source;
  const around = picture ? picture.children.filter((one) => one.type === "element") : [];
  const sets = [image, ...around].flatMap((one) => lazySets.map((name) => attribute(one, name)));
  const other = attribute(image, "dataOrigFile") || sets.map(largestOf).find((url) => url !== "");
  return other || source;
}

/** Returns the same key for all sizes and schemes of a picture. */
const keyOf = (url: string): string =>
  url
    .replace(/[?#].*$/s, "")
    .replace(/^(?:https?:)?\/\//i, "")
    .replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, "");

const addressOf = (element: Element): string =>
  attribute(element, "src") || attribute(element, "dataSrc") || attribute(element, "dataLazySrc");

/** Resolves lazy-loaded pictures, removes their `<noscript>` copies, and adds unusable ones to `left`. */
export function realPictures(tree: Root, left: Set<string>): void {
  visit(tree, "element", (element, _index, parent) => {
    if (element.tagName !== "img") return;
    const isInPicture = parent?.type === "element" && parent.tagName === "picture";
    element.properties["src"] = sourceOf(element, isInPicture ? parent : undefined);
  });
  const shown = new Set<string>();
  visit(tree, "element", (element) => {
    if (element.tagName === "noscript") return "skip";
    if (element.tagName === "img" && !isUseless(attribute(element, "src")))
      shown.add(keyOf(attribute(element, "src")));
    if (element.tagName === "iframe") shown.add(keyOf(addressOf(element)));
    return undefined;
  });
  replaceElements(tree, (element, parent) => {
    if (element.tagName === "noscript") {
      const twins = findAll(element, "img", "iframe");
      if (twins.length === 0 || textOf(element) !== "") return undefined;
      return twins.every((twin) => shown.has(keyOf(addressOf(twin)))) ? [] : undefined;
    }
    if (element.tagName !== "img") return undefined;
    const url = attribute(element, "src");
    if (attribute(element, "width") === "1" && attribute(element, "height") === "1") {
      left.add("a picture of one pixel");
      return [];
    }
    if (!isUseless(url)) return undefined;
    const hasTwin = parent?.children.some((one) => one.type === "element" && one.tagName === "noscript");
    if (!hasTwin)
      left.add(
        url.startsWith("data:")
          ? "a picture that is part of the HTML itself"
          : "a picture without an address",
      );
    return [];
  });
}

import type { Element, ElementContent, Root, RootContent } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { attribute, blockNames, findAll, replaceElements, textOf } from "./html-elements.ts";

const pairs = (plain: string, small: string): Map<string, string> =>
  new Map(Array.from(plain).map((sign, index) => [sign, Array.from(small)[index] ?? sign]));

export const raised = pairs(
  "0123456789+-=()abcdefghijklmnoprstuvwxyz−–",
  "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ⁻⁻",
);
export const lowered = pairs("0123456789+-=()aehijklmnoprstuvx−–", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₋₋");
const small = /^[\s®©™℠ªº*†‡§°′″·[\],.¹²³⁰-₎]*$/u;

const textNode = (value: string): ElementContent => ({ type: "text", value });

/** Uses Unicode superscripts and subscripts where they exist, otherwise `^` or `_`. */
function shifted(element: Element): ElementContent[] | undefined {
  const signs = element.tagName === "sup" ? raised : element.tagName === "sub" ? lowered : undefined;
  if (!signs) return undefined;
  const words = textOf(element);
  if (findAll(element, "fn-ref", "img").length > 0 || small.test(words)) return element.children;
  if (/^(?:TM|SM)$/.test(words)) return [textNode(words === "TM" ? "™" : "℠")];
  if (Array.from(words).every((sign) => signs.has(sign) || sign === " " || small.test(sign))) {
    visit(element, "text", (part) => {
      part.value = Array.from(part.value, (sign) => signs.get(sign) ?? sign).join("");
    });
    return element.children;
  }
  const sign = element.tagName === "sup" ? "^" : "_";
  return /\s/.test(words)
    ? [textNode(`${sign}(`), ...element.children, textNode(")")]
    : [textNode(sign), ...element.children];
}

function explained(element: Element, seen: Set<string>): void {
  if (!/^(?:abbr|acronym|dfn)$/.test(element.tagName)) return;
  const title = attribute(element, "title").trim();
  const key = `${textOf(element)}\n${title}`;
  if (title === "" || title === textOf(element) || seen.has(key)) return;
  seen.add(key);
  element.children.push(textNode(` (${title})`));
}

const isSameLink = (first: Element, button: Element): boolean =>
  attribute(button, "className").includes("wp-block-file__button") &&
  attribute(first, "href") === attribute(button, "href");

/** Converts inline elements without a Markdown equivalent to text: superscripts, tooltips, ruby, image maps. */
export function plainInline(tree: Root): void {
  const seen = new Set<string>();
  replaceElements(tree, (element) => {
    explained(element, seen);
    // WordPress adds a second link to a file, styled as a button.
    const [first, button] = element.children;
    if (first?.type === "element" && button?.type === "element" && isSameLink(first, button))
      element.children.splice(1, 1);
    if (element.tagName === "ruby" && findAll(element, "rp").length === 0)
      for (const reading of findAll(element, "rt")) {
        reading.children.unshift(textNode(" ("));
        reading.children.push(textNode(") "));
      }
    if (element.tagName === "area" && attribute(element, "href") !== "") {
      const words = attribute(element, "alt") || attribute(element, "href");
      return [{ ...element, tagName: "a", children: [textNode(words)] }, textNode(" ")];
    }
    return shifted(element);
  });
}

const marks = new Set("b strong i em u s strike mark".split(" "));

const hasBlock = (element: Element): boolean =>
  element.children.some((one) => one.type === "element" && (blockNames.has(one.tagName) || hasBlock(one)));

/** Moves a mark that wraps paragraphs into each of them. */
export function marksWithinBlocks(tree: Root): void {
  replaceElements(tree, (element) =>
    marks.has(element.tagName) && hasBlock(element) ? distributed(element, element.children) : undefined,
  );
}

function distributed(mark: Element, children: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    const isEmpty = run.every(
      (one) => one.type !== "element" && (one.type !== "text" || one.value.trim() === ""),
    );
    made.push(...(isEmpty ? run : [{ ...mark, children: run }]));
    run = [];
  };
  for (const child of children) {
    if (child.type !== "element" || (!blockNames.has(child.tagName) && !hasBlock(child))) {
      run.push(child);
      continue;
    }
    flush();
    const isWhole = /^(?:pre|hr|figure|h[1-6])$/.test(child.tagName);
    made.push(isWhole ? child : { ...child, children: distributed(mark, child.children) });
  }
  flush();
  return made;
}

/** Flattens table cells to one line with breaks between blocks. */
export function flatTables(tree: Root): void {
  replaceElements(tree, (element) => {
    if (element.tagName !== "table") return undefined;
    const isCaption = (one: ElementContent) => one.type === "element" && one.tagName === "caption";
    const captions = element.children.filter(isCaption);
    element.children = element.children.filter((one) => !isCaption(one));
    // From the outermost cell inwards, so that each text is flattened once.
    replaceElements(element, (cell) => {
      if (cell.tagName === "td" || cell.tagName === "th") cell.children = flat(cell.children);
      return undefined;
    });
    return [...captions.map((one) => ({ ...one, tagName: "p", properties: {} })), element];
  });
}

function flat(children: readonly RootContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== "element") return child.type === "text" || child.type === "comment" ? [child] : [];
    if (child.tagName === "pre")
      return [h("br"), { ...child, tagName: "code", children: [textNode(textOf(child))] }, h("br")];
    if (child.tagName === "td" || child.tagName === "th") return [...flat(child.children), textNode(", ")];
    if (/^(?:video|audio|iframe|embed|object)$/.test(child.tagName)) return [child];
    const inner = flat(child.children);
    return blockNames.has(child.tagName) ? [h("br"), ...inner, h("br")] : [{ ...child, children: inner }];
  });
}

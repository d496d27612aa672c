import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { visit } from "unist-util-visit";
import { fileOf, readBuilt } from "./built-site.ts";

/** An element of a page as it lies in the output, read without a browser. */
export type BuiltElement = {
  /** Its text as a reader has it: in one line, white space as one space. */
  text: string;
  /** What it is called to people who hear the page. */
  name: string;
  attribute: (name: string) => string | undefined;
  all: (selector: string) => BuiltElement[];
};

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function textOf(node: Nodes, pictures: "with alt texts" | "without"): string {
  let text = "";
  visit(node, (part) => {
    if (part.type === "text") text += part.value;
    if (part.type === "element" && part.tagName === "img" && pictures === "with alt texts")
      text += part.properties["alt"] ?? "";
  });
  return inOneLine(text);
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function builtElement(element: Element): BuiltElement {
  const attribute = (name: string) => {
    const value = element.properties[camelCase(name)];
    return value === undefined || value === null ? undefined : String(value);
  };
  return {
    text: textOf(element, "without"),
    name: attribute("aria-label") ?? textOf(element, "with alt texts"),
    attribute,
    all: (selector) => selectAll(selector, element).map(builtElement),
  };
}

/** Reads the file that is served at `route`; `part` is the element in question, the whole page unless it is named. */
export async function readBuiltPage(route: string, part = "html"): Promise<BuiltElement> {
  const file = fileOf(route);
  const element = select(part, fromHtml(await readBuilt(file)));
  if (!element) throw new Error(`${file} has no ${part}.`);
  return builtElement(element);
}

/** Where the first link within `part` leads that is called `name`, or has that in its name. */
export function targetOf(part: BuiltElement, name: string): string | undefined {
  const link = part.all("a").find((candidate) => candidate.name.includes(name));
  return link?.attribute("href");
}

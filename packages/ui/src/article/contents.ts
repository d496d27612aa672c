import { sectionId } from "@brightwren/core/post-editing/section-id";
import type { Element, Nodes, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import styles from "./article-body.module.css";

/** Articles with fewer sections need no table of contents. */
const fewest = 3;

type Section = { id: string; title: string };

/** Rehype plugin: gives section headings ids; `isListed` adds a table of contents to longer articles. */
export function contents({ isListed }: { isListed: boolean }) {
  return (tree: Root): void => {
    const sections = nameSections(tree);
    if (isListed && sections.length >= fewest) tree.children.unshift(listOf(sections));
  };
}

/** All of these become h2, because authors may start with a first-level heading. */
function nameSections(tree: Root): Section[] {
  const sections: Section[] = [];
  const taken = new Set<string>();
  visit(tree, "element", (node) => {
    if (node.tagName !== "h1" && node.tagName !== "h2") return;
    const title = textOf(node).trim();
    const name = sectionId(title);
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    node.properties["id"] = id;
    if (title) sections.push({ id, title });
    return SKIP;
  });
  return sections;
}

export const textOf = (node: Nodes): string => {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
};

const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: (Element | string)[]
): Element => ({
  type: "element",
  tagName,
  properties,
  children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});

function listOf(sections: Section[]): Element {
  const links = sections.map(({ id, title }) =>
    element("li", {}, element("a", { href: `#${encodeURIComponent(id)}` }, title)),
  );
  const title = "In this article";
  return element(
    "nav",
    { ariaLabel: title, className: [styles.contents ?? ""] },
    element(
      "details",
      { dataTitle: title },
      element("summary", {}, title),
      element("ol", { role: "list" }, ...links),
    ),
  );
}

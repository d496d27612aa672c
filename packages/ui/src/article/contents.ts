import type { Section } from "@brightwren/core/post-editing/section-id";
import type { Element, Nodes, Root } from "hast";
import styles from "./article-body.module.css";

/** Articles with fewer sections need no table of contents. */
const fewest = 3;

/** Rehype plugin: `isListed` adds a table of contents to longer articles. The parser stored the sections. */
export function contents({ isListed }: { isListed: boolean }) {
  return (tree: Root, file: { data: Record<string, unknown> }): void => {
    const sections = (file.data["sections"] as Section[]).filter(({ title }) => title);
    if (isListed && sections.length >= fewest) tree.children.unshift(listOf(sections));
  };
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

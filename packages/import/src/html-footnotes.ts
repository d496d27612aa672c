import { idIn } from "@brightwren/core/post-editing/section-id";
import type { Element, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { attribute, findAll, replaceElements, textOf } from "./html-elements.ts";

const targetOf = (link: Element): string => {
  const href = attribute(link, "href");
  return href.startsWith("#") ? idIn(href) : "";
};

const isBack = (link: Element): boolean =>
  /back|return|reverse/i.test(attribute(link, "className")) ||
  "dataFootnoteBackref" in link.properties ||
  /^(?:\s|[↩↑⤴⏎^⇧←]|\uFE0E|\uFE0F)+$/u.test(textOf(link));

/** Detects footnote links to list items and marks them as `fn-ref` and `fn-note`. */
export function findFootnotes(tree: Root): void {
  const items = new Map<string, Element>();
  const lists: Element[] = [];
  visit(tree, "element", (element) => {
    if (element.tagName !== "ol" && element.tagName !== "ul") return;
    const own = element.children.filter((one) => one.type === "element");
    if (own.length === 0 || own.some((one) => one.tagName !== "li" || attribute(one, "id") === "")) return;
    lists.push(element);
    for (const one of own) items.set(attribute(one, "id"), one);
  });
  if (items.size === 0) return;
  const links = new Map<Element, string>();
  const referred = new Set<string>();
  visit(tree, "element", (element, _index, parent) => {
    if (element.tagName !== "a") return;
    const target = targetOf(element);
    if (!items.has(target) || textOf(element).length > 6) return;
    const isSmall = parent?.type === "element" && parent.tagName === "sup";
    const isNamed = /footnote|^fn/i.test(attribute(element, "className") + attribute(element, "rel"));
    if (!isSmall && !isNamed && findAll(element, "sup").length === 0) return;
    links.set(element, target);
    referred.add(target);
  });
  const whole = lists.filter((list) =>
    list.children.every((one) => one.type !== "element" || referred.has(attribute(one, "id"))),
  );
  if (whole.length === 0) return;
  const taken = new Set(whole.flatMap((list) => findAll(list, "li").map((item) => attribute(item, "id"))));
  replaceElements(tree, (element) => {
    const own = links.get(element);
    if (own !== undefined && taken.has(own)) return [h("fn-ref", { dataNote: own }, "1")];
    if (element.tagName === "sup" && findAll(element, "a").some((link) => taken.has(links.get(link) ?? "")))
      return element.children;
    if (whole.includes(element))
      return element.children.flatMap((item) => {
        if (item.type !== "element") return [];
        replaceElements(item, (link) => (link.tagName === "a" && isBack(link) ? [] : undefined));
        return [h("fn-note", { dataNote: attribute(item, "id") }, item.children)];
      });
    if (/footnote|endnote/i.test(attribute(element, "className") + attribute(element, "role")))
      element.children = element.children.filter(
        (one) =>
          one.type !== "element" ||
          (one.tagName !== "hr" && !(/^h\d$/.test(one.tagName) && /^(?:foot|end)?notes$/i.test(textOf(one)))),
      );
    return undefined;
  });
}

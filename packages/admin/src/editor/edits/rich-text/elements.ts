import type { Element, ElementContent, Nodes } from "hast";

export const isElement = (node: { type: string }): node is Element => node.type === "element";

export const isBlank = (node: Nodes): boolean => node.type === "text" && node.value.trim() === "";

export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

export const text = (value: string): ElementContent => ({ type: "text", value });

export const styleOf = ({ properties }: Element): string => (properties["style"] ?? "").toLowerCase();

export const hasClass = ({ properties }: Element, name: RegExp): boolean =>
  Array.isArray(properties["className"]) && properties["className"].some((one) => name.test(one));

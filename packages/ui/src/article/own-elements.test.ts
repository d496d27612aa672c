import type { Root } from "hast";
import { expect, test } from "vitest";
import { ownElements } from "./own-elements.ts";

const element = (tagName: string, ...children: unknown[]) => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const text = (value: string) => ({ type: "text", value });

test("wraps only text that has siblings", () => {
  const tree = {
    type: "root",
    children: [
      element("p", text("A "), element("b", text("bold")), text(" word")),
      text("\n"),
      element("ul", text("\n"), element("li", text("alone")), text("\n")),
    ],
  };
  ownElements()(tree as Root);
  expect(tree.children).toEqual([
    element("p", element("span", text("A ")), element("b", text("bold")), element("span", text(" word"))),
    text("\n"),
    element("ul", text("\n"), element("li", text("alone")), text("\n")),
  ]);
});

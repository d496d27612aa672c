import type { Node } from "@takumi-rs/core";
import { brand } from "../../src/content/brand.ts";
import type { Card } from "./card.ts";
import type { TitleRoom } from "./title.ts";

/** The words beside the title. */
type SmallWords = { label: string; detail: string };

/** How one kind of card is laid out; places and colours stand in cards.css. */
type Layout = { room: TitleRoom; draw: (small: SmallWords, title: Node) => Node };

export const layouts: Record<Card["kind"], Layout> = {
  article: {
    room: { width: 972, height: 286, sizes: [148, 128, 112, 104, 96, 88, 80, 72, 64, 56, 50, 44] },
    draw: ({ label, detail }, title) =>
      box("card article", [
        words("name", brand.name),
        browserWindow(label, box("body", [box("room", [title]), words("detail", detail)])),
        image("wren", "wren-article"),
      ]),
  },
  page: {
    room: { width: 730, height: 300, sizes: [128, 112, 104, 96, 88, 80, 72, 64, 56, 50, 44] },
    draw: ({ label }, title) =>
      box("card page", [
        words("name", brand.name),
        box("room", [title]),
        box("slab", [words("label", label)]),
        image("wren", "wren-page"),
      ]),
  },
  demo: {
    room: { width: 388, height: 300, sizes: [76, 70, 64, 60, 54, 48, 40, 32] },
    draw: ({ label, detail }, title) =>
      box("card demo", [
        words("name", brand.name),
        box("room", [words("label", label), title]),
        browserWindow(detail, image("picture", "picture")),
        image("wren", "wren-demo"),
      ]),
  },
};

const browserWindow = (tab: string, page: Node): Node =>
  box("window", [box("bar", [words("tab", tab), box("dots", [box("dot"), box("dot"), box("dot")])]), page]);

const box = (className: string, children: Node[] = []): Node => ({ type: "container", className, children });

const words = (className: string, text: string): Node => ({ type: "text", className, text });

const image = (className: string, src: string): Node => ({ type: "image", className, src });

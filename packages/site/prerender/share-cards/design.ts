import { emblemSvg, perches } from "@brightwren/brand/emblem";
import { studio } from "@brightwren/brand";
import { type TitleRoom, titleRooms } from "@brightwren/core/pictures/share-card";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Node } from "@takumi-rs/core";
import { cardSize } from "../page/page-facts.ts";
import { type Card, sizeOfCard } from "./card.ts";

type SmallTexts = { label: string; detail: string };

type Layout = { room: TitleRoom; draw: (small: SmallTexts, title: Node) => Node };

export const layouts: Record<Card["kind"], Layout> = {
  article: {
    room: titleRooms.article,
    draw: ({ label, detail }, title) =>
      box("card article", [
        text("name", studio.name),
        browserWindow(label, box("body", [box("room", [title]), text("detail", detail)])),
        ...perched("emblem-article"),
      ]),
  },
  page: {
    room: { width: 730, height: 300, sizes: [128, 112, 104, 96, 88, 80, 72, 64, 56, 50, 44] },
    draw: ({ label }, title) =>
      box("card page", [
        text("name", studio.name),
        box("room", [title]),
        box("slab", [text("label", label)]),
        image("emblem", "emblem-page"),
      ]),
  },
  pictured: {
    room: titleRooms.pictured,
    draw: ({ label, detail }, title) =>
      box("card pictured", [
        text("name", studio.name),
        box("room", [title, text("detail", detail)]),
        browserWindow(label, image("picture", "picture")),
        ...perched("emblem-article"),
      ]),
  },
  demo: {
    room: { width: 388, height: 300, sizes: [76, 70, 64, 60, 54, 48, 40, 32] },
    draw: ({ label, detail }, title) =>
      box("card demo", [
        text("name", studio.name),
        box("room", [text("label", label), title]),
        browserWindow(detail, image("picture", "picture")),
        ...perched("emblem-demo"),
      ]),
  },
};

export function titleRoom({ kind, ...card }: Card): TitleRoom {
  const { room } = layouts[kind];
  const higher = sizeOfCard(card).height - cardSize.height;
  if (higher === 0) return room;
  return { ...room, height: room.height + higher, sizes: [200, 184, 166, ...room.sizes] };
}

const browserWindow = (tab: string, page: Node): Node =>
  box("window", [box("bar", [text("tab", tab), box("dots", [box("dot"), box("dot"), box("dot")])]), page]);

/** On the window's upper edge, if the emblem may sit there. */
const perched = (src: string): Node[] => (perches ? [image("emblem", src)] : []);

const box = (className: string, children: Node[] = []): Node => ({ type: "container", className, children });

const text = (className: string, value: string): Node => ({ type: "text", className, text: value });

const image = (className: string, src: string): Node => ({ type: "image", className, src });

export const styleFiles = (): string[] => [
  fileURLToPath(import.meta.resolve("@brightwren/ui/styles/colours.css")),
  fileURLToPath(import.meta.resolve("@brightwren/ui/styles/tokens.css")),
  fileURLToPath(import.meta.resolve("@brightwren/ui/styles/share-card.module.css")),
];

export const styleSheet = (): string =>
  styleFiles()
    .map((file) => lightScheme(readFileSync(file, "utf8")))
    .join("\n");

// The renderer does not support light-dark().
const lightScheme = (css: string): string => css.replaceAll(/light-dark\((#\w+), #\w+\)/g, "$1");

export const emblemFile = (colours: Parameters<typeof emblemSvg>[0]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">${emblemSvg(colours)}</svg>`;

import { picturePlacement } from "@brightwren/core/pictures/picture-address";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import styles from "./article-body.module.css";
import { shownPicture } from "./shown-picture.ts";

type FigureOptions = {
  pictures: KnownPictures | undefined;
  isLeading: boolean;
};

/** Rehype plugin: turns paragraphs of pictures into figures, side by side, with titles as captions. */
export function figures({ pictures, isLeading }: FigureOptions) {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName === "img")
        node.properties["sizes"] = sizesOf({ isWide: false, share: 1, isShared: true });
      if (node.tagName !== "p" || !parent || index === undefined) return;
      const alone = picturesAlone(node);
      if (alone.length === 0) return;
      const mayBeWide = parent.type === "root";
      const figure = placed(alone, mayBeWide, pictures);
      if (
        isLeading &&
        mayBeWide &&
        parent.children.every((other, at) => at >= index || other.type === "text")
      )
        for (const { image } of alone) image.properties["fetchPriority"] = "high";
      parent.children[index] = figure;
      return SKIP;
    });
  };
}

/** `whole`: the picture, or the link around it. */
type Alone = { image: Element; whole: Element };

function picturesAlone({ children }: Element): Alone[] {
  const found: Alone[] = [];
  for (const child of children) {
    if (child.type === "text" && child.value.trim() === "") continue;
    if (child.type !== "element") return [];
    if (child.tagName === "br") continue;
    const image = child.tagName === "a" && child.children.length === 1 ? child.children[0] : child;
    if (image?.type !== "element" || image.tagName !== "img") return [];
    found.push({ image, whole: child });
  }
  return found;
}

const addressOf = ({ properties }: Element) => properties["src"] ?? "";

function placed(alone: Alone[], mayBeWide: boolean, pictures: KnownPictures | undefined): Element {
  const isWide = mayBeWide && alone.some(({ image }) => picturePlacement(addressOf(image)).isWide);
  const ratios = alone.map(({ image }) => {
    const { width, height } = shownPicture(addressOf(image), pictures);
    return width && height ? width / height : usualRatio;
  });
  const sum = ratios.reduce((all, ratio) => all + ratio, 0);
  const isShared = sum <= sharedRatio;
  const parts = alone.map(({ image, whole }, index) => {
    const share = (ratios[index] ?? 1) / sum;
    image.properties["sizes"] = sizesOf({ isWide, share, isShared });
    return captioned(image, whole);
  });
  const [only] = parts;
  if (only && parts.length === 1) {
    if (isWide) only.properties["className"] = [styles.wide ?? ""];
    return only;
  }
  // The pictures' relative widths at equal height.
  for (const [index, part] of parts.entries())
    part.properties["style"] = `--ratio: ${Number((ratios[index] ?? 1).toFixed(3))}`;
  const className = [styles.row ?? "", ...(isWide ? [styles.wide ?? ""] : [])];
  return { type: "element", tagName: "div", properties: { className }, children: parts };
}

function captioned(image: Element, whole: Element): Element {
  const { title } = image.properties;
  delete image.properties["title"];
  const caption: ElementContent[] = title
    ? [
        {
          type: "element",
          tagName: "figcaption",
          properties: {},
          children: [{ type: "text", value: title }],
        },
      ]
    : [];
  return { type: "element", tagName: "figure", properties: {}, children: [whole, ...caption] };
}

const usualRatio = 1.5;
/** Pictures stay side by side on a phone up to this total aspect ratio (`.row`). */
const sharedRatio = 2.25;

type Room = {
  isWide: boolean;
  share: number;
  isShared: boolean;
};

/** The `sizes` value. Figures match article-body.module.css and the site's article-text.module.css. */
function sizesOf({ isWide, share, isShared }: Room): string {
  const part = (whole: number, unit: string) => `${Number((whole * share).toFixed(1))}${unit}`;
  const phone = isShared ? part(92, "vw") : "92vw";
  if (!isWide) return `(min-width: 46rem) ${part(42, "rem")}, ${phone}`;
  return [
    `(min-width: 84rem) ${part(78, "rem")}`,
    `(min-width: 64rem) ${part(92, "vw")}`,
    `(min-width: 48rem) ${part(100, "vw")}`,
    phone,
  ].join(", ");
}

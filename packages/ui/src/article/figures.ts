import { picturePlacement } from "@brightwren/core/pictures/picture-address";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import styles from "./article-body.module.css";
import { shownPicture } from "./shown-picture.ts";

type FigureOptions = {
  pictures: KnownPictures | undefined;
  /** The article's body begins the page: a picture at its top is fetched first. */
  isLeading: boolean;
};

/**
 * A rehype plugin: pictures that have a paragraph to themselves become figures, their titles captions; several in one
 * paragraph stand side by side. Each gets the `sizes` that fit its place.
 */
export function figures({ pictures, isLeading }: FigureOptions) {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName === "img")
        node.properties["sizes"] = sizesOf({ isWide: false, share: 1, isShared: true });
      if (node.tagName !== "p" || !parent || index === undefined) return;
      const alone = picturesAlone(node);
      if (alone.length === 0) return;
      // Within a list or a quotation there is nothing to break out of.
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

/** A picture, and what stands for it in the text: itself, or the link around it. */
type Alone = { image: Element; whole: Element };

/** The pictures of a paragraph that holds nothing else; none when it does. */
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
  // As wide as they are at the same height.
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

/** Of a picture whose size nobody knows. */
const usualRatio = 1.5;
/** Pictures whose widths are, together, at most so many times their height stay side by side on a phone (`.row`). */
const sharedRatio = 2.25;

type Room = {
  isWide: boolean;
  /** The part of the room that it has, beside others. */
  share: number;
  /** It keeps to that part on a phone, too. */
  isShared: boolean;
};

/**
 * How wide a picture of the text is shown, as `sizes` says it. The figures are those of the article's page
 * (article-body.module.css, and article-text.module.css of the site).
 */
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

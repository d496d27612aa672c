import type { Node } from "@takumi-rs/core";
import { brand } from "../../src/content/brand.ts";
import type { CardRenderer } from "./card-renderer.ts";
import { printable } from "./printable.ts";

/** The room a title has, and the sizes it may be set in, largest first; all in pixels. */
export type TitleRoom = { width: number; height: number; sizes: readonly number[] };

/** Above this size a word too long for the line is better made smaller than cut. */
const largestBroken = 72;

/** Sets a title in the largest size that fits its room; what fits in none is cut off with an ellipsis. */
export async function setTitle(from: CardRenderer, title: string, room: TitleRoom): Promise<Node> {
  const plain = needsTextFace(title, from);
  const text = printable(title, plain ? from.coverage.text : from.coverage.display) || brand.name;
  const lineHeight = plain ? 1.12 : 1.04;
  const node = (fontSize: number, overflowWrap: "normal" | "anywhere"): Node => ({
    type: "text",
    text,
    className: plain ? "title plain" : "title",
    style: { width: room.width, fontSize, lineHeight, overflowWrap },
  });
  for (const size of room.sizes) {
    const whole = node(size, "normal");
    if (await fits(from, whole, room)) return whole;
  }
  for (const size of room.sizes) {
    const broken = node(size, "anywhere");
    if (size <= largestBroken && (await fits(from, broken, room))) return broken;
  }
  const smallest = room.sizes.at(-1) ?? largestBroken;
  const cut = node(smallest, "anywhere");
  return { ...cut, style: { ...cut.style, lineClamp: Math.floor(room.height / (smallest * lineHeight)) } };
}

/** Besley has no Vietnamese letters; a word of two faces looks broken, so such a title is all in the text face. */
const needsTextFace = (title: string, { coverage }: CardRenderer): boolean =>
  Array.from(title.normalize("NFC"), (character) => ({
    character,
    code: character.codePointAt(0) ?? 0,
  })).some(
    ({ character, code }) =>
      /\p{L}/u.test(character) && !coverage.display.has(code) && coverage.text.has(code),
  );

/** Whether a title keeps to its room: not too high, and no word wider than a line. */
async function fits({ renderer, css }: CardRenderer, title: Node, room: TitleRoom): Promise<boolean> {
  const column: Node = { type: "container", className: "room", children: [title] };
  const { children } = await renderer.measure(column, { width: room.width, css });
  return children.every(
    ({ height, runs }) =>
      height <= room.height &&
      runs.every(({ text, width }) => text.trim().includes(" ") || width <= room.width),
  );
}

import { picturePlacement, withPlacement, type PicturePlacement } from "@brightwren/core/pictures/picture-address";
import type { TextRange } from "./upload-marks.ts";

/** A picture as it is written in Markdown: `![alt](address "caption")`. */
export type WrittenPicture = PicturePlacement & { alt: string; caption: string };

const escaped = (text: string, signs: RegExp): string =>
  text.replace(/\s*\n\s*/g, " ").replace(signs, String.raw`\$&`);
const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** The Markdown of a picture at this address (docs/pictures.md). */
export function pictureMarkdown(address: string, picture: WrittenPicture): string {
  const caption = picture.caption === "" ? "" : ` "${escaped(picture.caption, /["\\]/g)}"`;
  const alt = picture.isDecorative ? "" : escaped(picture.alt, /[[\]\\]/g);
  return `![${alt}](${withPlacement(address, picture)}${caption})`;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where a text first shows the picture at this address, and how; null where it does not. */
export function findPicture(text: string, address: string): (WrittenPicture & TextRange) | null {
  const pattern = new RegExp(
    String.raw`!\[((?:\\.|[^\]\\\n])*)\]\((${literal(address)}(?:#[^\s)]*)?)(?:[ \t]+"((?:\\.|[^"\\\n])*)")?[ \t]*\)`,
  );
  const found = pattern.exec(text);
  if (!found) return null;
  const [whole, alt = "", written = "", caption = ""] = found;
  const range = { start: found.index, end: found.index + whole.length };
  return { ...range, alt: unescaped(alt), caption: unescaped(caption), ...picturePlacement(written) };
}

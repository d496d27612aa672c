import {
  picturePlacement,
  withPlacement,
  type PicturePlacement,
} from "@brightwren/core/pictures/picture-address";
import { markdownDescription } from "@brightwren/core/pictures/picture-markdown";
import type { TextRange } from "./upload-marks.ts";

export type WrittenPicture = PicturePlacement & { alt: string; caption: string };

const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

export function pictureMarkdown(address: string, picture: WrittenPicture): string {
  const caption =
    picture.caption === ""
      ? ""
      : ` "${markdownDescription(picture.caption).replaceAll('"', String.raw`\"`)}"`;
  const alt = picture.isDecorative ? "" : markdownDescription(picture.alt);
  return `![${alt}](${withPlacement(address, picture)}${caption})`;
}

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

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

export const altOf = (text: string): string =>
  unescaped(/^\s*!\[((?:\\.|[^\]\\\n])*)\]\((?:[^()\n]|\([^()\n]*\))*\)\s*$/.exec(text)?.[1] ?? "");

// Names in angle brackets may contain spaces.
const local =
  /!\[(?:\\.|[^\]\\\n])*\]\((?:<(?![a-z][a-z+.-]*:|[/#])([^\n>#]+)|(?!<|[a-z][a-z+.-]*:|[/#])([^\s)#]+))/gi;

/** Local picture files referenced in Markdown: `img/shop.jpg`, without a fragment. */
export const filesNamedIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(local), ([, bracketed, name = ""]) => bracketed ?? name)),
];

export function placesOfFile(text: string, name: string): TextRange[] {
  const file = literal(name);
  const pattern = new RegExp(String.raw`(?<=\]\()<${file}>(?=[\s)])|(?<=\]\(<?)${file}(?=[\s)>#])`, "g");
  return Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).reverse();
}

export function isNamed(file: string, name: string): boolean {
  const last = (path: string) => path.split(/[/\\]/).at(-1)?.toLowerCase();
  return last(file) === last(decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

import {
  picturePlacement,
  withPlacement,
  type PicturePlacement,
} from "@brightwren/core/pictures/picture-address";
import { markdownDescription } from "@brightwren/core/pictures/picture-markdown";
import type { TextRange } from "./upload-marks.ts";

/** A picture as it is written in Markdown: `![alt](address "caption")`. */
export type WrittenPicture = PicturePlacement & { alt: string; caption: string };

const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** The Markdown of a picture at this address (docs/pictures.md). */
export function pictureMarkdown(address: string, picture: WrittenPicture): string {
  const caption =
    picture.caption === ""
      ? ""
      : ` "${markdownDescription(picture.caption).replaceAll('"', String.raw`\"`)}"`;
  const alt = picture.isDecorative ? "" : markdownDescription(picture.alt);
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

// In angle brackets a name may have spaces.
const local =
  /!\[(?:\\.|[^\]\\\n])*\]\((?:<(?![a-z][a-z+.-]*:|[/#])([^\n>#]+)|(?!<|[a-z][a-z+.-]*:|[/#])([^\s)#]+))/gi;

/**
 * The pictures that a text names as files beside it, as a Markdown file from another program does: `img/shop.jpg`, without
 * what stands behind `#`.
 */
export const filesNamedIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(local), ([, bracketed, name = ""]) => bracketed ?? name)),
];

/** Where a text names such a file, the last place first. */
export function placesOfFile(text: string, name: string): TextRange[] {
  const file = literal(name);
  const pattern = new RegExp(String.raw`(?<=\]\()<${file}>(?=[\s)])|(?<=\]\(<?)${file}(?=[\s)>#])`, "g");
  return Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).reverse();
}

/** Whether a file that was chosen is the one that a text names: by its name, whatever folder it was in. */
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

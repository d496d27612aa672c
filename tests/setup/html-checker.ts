import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const checker = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

/** The Nu Html Checker requires Java 17 or later. */
export const hasJava = (): boolean => spawnSync("java", ["-version"]).status === 0;

type Message = { url: string; lastLine: number; lastColumn: number; message: string };

/** Known false positives of the checker's CSS parser (github.com/w3c/css-validator). */
const falseErrors: { message: RegExp; about: RegExp; source: string }[] = [
  {
    message: /^CSS: Unrecognized at-rule “@container”$/,
    about: /@container/,
    source: "https://github.com/w3c/css-validator/issues/422",
  },
  {
    message: /^CSS: “container-(?:type|name)”: Property “container-(?:type|name)” doesn't exist\.$/,
    about: /^container-(?:type|name):/,
    source: "https://github.com/w3c/css-validator/issues/474",
  },
  {
    message: /^CSS: “[\w-]+”: (?:Parse Error|Unknown dimension)\.$/,
    about: /\dcq(?:w|h|i|b|min|max)\b/,
    // Container query units.
    source: "https://drafts.csswg.org/css-conditional-5/#container-lengths",
  },
  {
    message: /^CSS: “field-sizing”: Property “field-sizing” doesn't exist\.$/,
    about: /^field-sizing:/,
    source: "https://github.com/w3c/css-validator/issues/514",
  },
  {
    message: /^CSS: (?:Parse Error\.|Unknown pseudo-element or pseudo-class “::view-transition”\.)$/,
    about: /^::view-transition/,
    source: "https://drafts.csswg.org/css-view-transitions-1/#pseudo",
  },
  {
    message: /^CSS: “line-clamp”: Property “line-clamp” doesn't exist\.$/,
    about: /^line-clamp:/,
    source: "https://drafts.csswg.org/css-overflow-4/#propdef-line-clamp",
  },
  {
    message: /^CSS: “animation-timeline”: Property “animation-timeline” doesn't exist\.$/,
    about: /animation-timeline:/,
    source: "https://drafts.csswg.org/scroll-animations-1/#animation-timeline",
  },
  {
    message: /^CSS: “paint-order”: Property “paint-order” doesn't exist\.$/,
    about: /^paint-order:/,
    source: "https://www.w3.org/TR/SVG2/painting.html#PaintOrder",
  },
  {
    message: /^CSS: “mask”: “linear-gradient\(.*\)” is not a “mask” value\.$/,
    about: /^mask:linear-gradient\(/,
    source: "https://www.w3.org/TR/css-masking-1/#the-mask",
  },
  {
    // Colour stops with two positions.
    message: /^CSS: “background”: Too many values or values are not recognized\.$/,
    about: /^background:radial-gradient\(/,
    source: "https://www.w3.org/TR/css-images-4/#color-stop-syntax",
  },
];

function cssAt(line: string, column: number): string {
  const start = Math.max(...["{", "}", ";"].map((mark) => line.lastIndexOf(mark, column - 2))) + 1;
  const [part = ""] = /^[^{};]*/.exec(line.slice(start)) ?? [];
  return part;
}

const isFalse = (message: string, about: string) =>
  falseErrors.some((known) => known.message.test(message) && known.about.test(about));

/** Returns errors as `file:line:column message`. Requires Java. https://github.com/validator/validator */
export function htmlErrors(folder: string): string[] {
  const options = ["--format", "json", "--stdout", "--exit-zero-always", "--errors-only", "--skip-non-html"];
  const output = execFileSync("java", ["-jar", checker, ...options, folder], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const { messages } = JSON.parse(output) as { messages: Message[] };
  return messages.flatMap(({ url, lastLine, lastColumn, message }) => {
    const file = fileURLToPath(url);
    const line = readFileSync(file, "utf8").split("\n")[lastLine - 1] ?? "";
    const about = cssAt(line, lastColumn);
    if (isFalse(message, about)) return [];
    return [`${file.slice(folder.length + 1)}:${lastLine}:${lastColumn} ${message} ${about.slice(0, 200)}`];
  });
}

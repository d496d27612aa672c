/** Nesting limit for quotations, lists and marks. Parsing deeper nesting overflows the stack or takes minutes. */
export const deepestNesting = 100;

const fence = /^ {0,3}(?:`{3}|~{3})/;
const container = /([ \t]*)(>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]+\]:)/y;
const thematicBreak = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;
const mark = /[*_~]+|!?\[|\]/g;

/** Checks in linear time, before Markdown is parsed, how deeply it is nested. */
export function nestsTooDeeply(markdown: string): boolean {
  let isCode = false;
  let paragraph = openParagraph();
  for (const line of markdown.split(/\r\n?|\n/)) {
    const isFence = fence.test(line);
    if (isFence) isCode = !isCode;
    if (isCode || isFence || line.trim() === "") {
      paragraph = openParagraph();
      continue;
    }
    const { levels, text, isItem } = readContainers(line);
    if (levels > deepestNesting && !thematicBreak.test(line)) return true;
    if (isItem) paragraph = openParagraph();
    if (paragraph.nestsTooDeeply(text)) return true;
  }
  return false;
}

function readContainers(line: string) {
  let marks = 0;
  let blanks = 0;
  let end = 0;
  let isItem = false;
  container.lastIndex = 0;
  for (let found = container.exec(line); found; found = container.exec(line)) {
    const [, space = "", sign] = found;
    marks += 1;
    blanks += space.replaceAll("\t", "    ").length;
    isItem ||= sign !== ">";
    end = container.lastIndex;
  }
  // Each outer list item indents by at least two columns.
  return { levels: marks + Math.max(0, blanks - marks) / 2, text: line.slice(end), isItem };
}

function openParagraph() {
  let emphases = 0;
  let most = 0;
  let pictures = 0;
  const brackets: boolean[] = [];
  return {
    nestsTooDeeply(text: string): boolean {
      for (const { 0: sign, index } of text.matchAll(mark)) {
        if (sign === "]") pictures -= Number(brackets.pop() ?? false);
        else if (sign.endsWith("[")) {
          brackets.push(sign === "![");
          pictures += Number(sign === "![");
        } else {
          const opens = /^\S/.test(text.slice(index + sign.length, index + sign.length + 1));
          const closes = index > 0 && /\S/.test(text[index - 1] ?? "");
          const levels = Math.ceil(sign.length / 2);
          if (opens && !closes) emphases += levels;
          if (closes && !opens) emphases = Math.max(0, emphases - levels);
          most = Math.max(most, emphases);
        }
        if (pictures > deepestNesting || most - emphases > deepestNesting) return true;
      }
      return false;
    },
  };
}

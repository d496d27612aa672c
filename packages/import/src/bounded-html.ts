import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { listed } from "./imported-post.ts";
import { type HtmlPart, htmlParts } from "./html-parts.ts";

/** Limits far above the size of any article. Larger HTML takes minutes or overflows the stack. */
const htmlLimits = {
  length: 2_000_000,
  elements: 15_000,
  /** Characters that Markdown must escape. */
  signs: 250_000,
  /** Maximum nesting; deeper tags are dropped but their text is kept. */
  depth: 100,
  /** Open marks such as `<strong>`, which browsers reopen in each paragraph. */
  marks: 20,
  reopened: 5000,
} as const;

const empty = new Set(
  "area base br col embed hr img input link meta param source track wbr basefont frame keygen image".split(
    " ",
  ),
);
const selfClosing = new Set(
  "p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rb rt rtc rp h1 h2 h3 h4 h5 h6 body html head".split(
    " ",
  ),
);
const marks = new Set("a b big code em font i nobr s small strike strong tt u".split(" "));
const cells = new Set(["td", "th", "caption"]);

export function assertShortHtml(text: string): void {
  if (text.length > htmlLimits.length)
    throw new FileRejectedError("Its text has more than 2,000,000 characters: too much for one post.");
}

/**
 * Limits nesting, escapes unclosed `<` and drops marks that multiply. Throws a `FileRejectedError` beyond the limits.
 */
export function boundedHtml(html: string): { html: string; notices: string[] } {
  assertShortHtml(html);
  const parts = htmlParts(html);
  if (parts.filter(({ kind, isEnd }) => kind === "tag" && !isEnd).length > htmlLimits.elements)
    throw new FileRejectedError("Its HTML has more than 15,000 elements: too much for one post.");
  let signs = 0;
  for (const { kind, source, isBroken } of parts)
    if (isBroken) signs += 10;
    else if (kind === "text") signs += source.match(/[[\]*_`~#]/g)?.length ?? 0;
  if (signs > htmlLimits.signs)
    throw new FileRejectedError(
      "Its text has more than 250,000 brackets and other symbols, so it isn’t an article.",
    );
  const left = new Set<string>();
  const notices = new Set<string>();
  let made = rewritten(parts, left, notices);
  for (; typeof made !== "string"; made = rewritten(parts, left, notices))
    for (const name of made) left.add(name);
  const unclosed = listed("Its HTML has too many unclosed tags, so these were left out", left);
  return { html: made, notices: [...notices, ...unclosed] };
}

/** Returns the HTML without the marks in `left`, or the names of more marks that must be dropped. */
function rewritten(
  parts: readonly HtmlPart[],
  left: ReadonlySet<string>,
  notices: Set<string>,
): string | string[] {
  let made = "";
  const open: { name: string; isKept: boolean }[] = [];
  const counts = new Map<string, number>();
  const openMarks: string[] = [];
  let reopened = 0;
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const closeCell = () => {
    const cell = openMarks.lastIndexOf("|");
    if (cell >= 0) openMarks.length = cell;
  };
  const closeMark = (name: string) => {
    const at = openMarks.lastIndexOf(name);
    if (at >= 0) openMarks.splice(at, 1);
    return at >= 0;
  };
  for (const { kind, source, name, isEnd, isBroken, isUnclosed } of parts) {
    if (kind !== "tag") {
      made += isBroken ? `&lt;${source.slice(1)}` : source;
      continue;
    }
    if (left.has(name) || name === "plaintext") continue;
    if (name === "tr" || name === "table" || cells.has(name)) closeCell();
    if (isEnd) {
      if (marks.has(name)) closeMark(name);
      if ((counts.get(name) ?? 0) === 0) {
        made += source;
        continue;
      }
      for (let one = open.pop(); one; one = open.pop()) {
        count(one.name, -1);
        if (one.name !== name) continue;
        if (one.isKept) made += source;
        break;
      }
      continue;
    }
    if (cells.has(name)) openMarks.push("|");
    if (marks.has(name)) {
      if (name === "a" && closeMark(name)) reopened += 10;
      openMarks.push(name);
    } else if (!empty.has(name)) reopened += openMarks.length - openMarks.lastIndexOf("|") - 1;
    if (openMarks.length - openMarks.lastIndexOf("|") > htmlLimits.marks || reopened > htmlLimits.reopened)
      return [...new Set(openMarks)].filter((mark) => mark !== "|");
    if (empty.has(name) || selfClosing.has(name) || marks.has(name) || isUnclosed) {
      made += isUnclosed ? `${source}</${name}>` : source;
      continue;
    }
    const isKept = open.length < htmlLimits.depth;
    if (!isKept)
      notices.add(
        `Its HTML is nested more than ${htmlLimits.depth} deep: only plain text was kept below that.`,
      );
    open.push({ name, isKept });
    count(name, 1);
    if (isKept) made += source;
  }
  return made;
}

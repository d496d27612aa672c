import { expect, test } from "vitest";
import type { TextState } from "./edit-text.ts";
import { formatting } from "./formatting.ts";
import { indentItems } from "./lines.ts";

/** `¦` marks the caret, or both ends of the selection. */
function stateOf(shown: string): TextState {
  const [before = "", words, after = ""] = shown.split("¦");
  if (words === undefined) return { text: before, start: before.length, end: before.length };
  if (shown.split("¦").length === 2)
    return { text: before + words, start: before.length, end: before.length };
  return { text: before + words + after, start: before.length, end: before.length + words.length };
}

function marked({ text, start, end }: TextState): string {
  const behind = `¦${text.slice(end)}`;
  return text.slice(0, start) + (start === end ? behind : `¦${text.slice(start, end)}${behind}`);
}

const edits: Record<string, (state: TextState) => TextState | undefined> = {
  ...formatting,
  in: indentItems(false),
  out: indentItems(true),
};

type Case = [edit: string, before: string, after: string];
const run = (edit: string, before: string) => {
  const state = edits[edit]?.(stateOf(before));
  return state && marked(state);
};

// The third column turns back into the first one when the command runs again.
test.each<Case>([
  ["List", "¦alpha beta", "- ¦alpha beta"],
  ["List", "alpha b¦eta", "- alpha b¦eta"],
  ["List", "alpha beta¦", "- alpha beta¦"],
  ["List", "¦", "- ¦"],
  ["List", "al¦pha\nbe¦ta", "- al¦pha\n- be¦ta"],
  ["List", "¦alpha\n\nbeta¦\n\ngamma", "- ¦alpha\n\n- beta¦\n\ngamma"],
  ["List", "> a¦", "> - a¦"],
  ["List", "- one\n  - two\n- three\n\n¦four¦", "- one\n  - two\n- three\n\n- ¦four¦"],
  ["Numbered list", "¦alpha\nbeta¦", "1. ¦alpha\n2. beta¦"],
  ["Numbered list", "1. one\n2. two\n\nthr¦ee", "1. one\n2. two\n\n3. thr¦ee"],
  ["Task list", "alpha¦\n\nbeta", "- [ ] alpha¦\n\nbeta"],
  ["Quote", "al¦pha", "> al¦pha"],
  ["Quote", "¦", "> ¦"],
  ["Quote", "- on¦e\n- tw¦o", "> - on¦e\n> - tw¦o"],
  ["Quote", "¦alpha\n\nbeta¦", "> ¦alpha\n> \n> beta¦"],
  ["H2 heading", "alpha b¦eta", "## alpha b¦eta"],
  ["H2 heading", "¦", "## ¦"],
  ["H2 heading", "one\n¦two\nthree¦\nfour", "one\n## ¦two\n## three¦\nfour"],
  ["Bold", "alpha ¦beta", "alpha **¦beta**"],
  ["Bold", "alpha b¦eta, gamma", "alpha **b¦eta**, gamma"],
  ["Bold", "alpha beta¦", "alpha **beta¦**"],
  ["Bold", "¦", "**¦**"],
  ["Bold", "alpha ¦ beta", "alpha **¦** beta"],
  ["Bold", "¦alpha beta¦ gamma", "**¦alpha beta¦** gamma"],
  ["Bold", "¦alpha\nbeta¦", "**¦alpha**\n**beta¦**"],
  ["Bold", "- one\n- t¦wo", "- one\n- **t¦wo**"],
  ["Bold", "*a¦b*", "***a¦b***"],
  ["Italic", "**a¦b**", "***a¦b***"],
  ["Italic", "alpha be¦ta", "alpha *be¦ta*"],
  ["Strikethrough", "alpha be¦ta", "alpha ~~be¦ta~~"],
  ["Code", "alpha be¦ta", "alpha `be¦ta`"],
  ["Code block", "alpha be¦ta", "```\nalpha be¦ta\n```"],
  ["Code block", "¦", "```\n¦\n```"],
  ["Code block", "one\nt¦wo\nth¦ree\nfour", "one\n```\nt¦wo\nth¦ree\n```\nfour"],
  ["Code block", "- one\n- t¦wo", "- one\n```\n- t¦wo\n```"],
  ["in", "- one\n- t¦wo", "- one\n  - t¦wo"],
])("applies %s to %j and takes it back", (edit, before, after) => {
  expect(run(edit, before)).toBe(after);
  expect(run(edit === "in" ? "out" : edit, after)).toBe(before);
});

test.each<Case>([
  // A list item or a quote would take in the lines around it.
  ["List", "one\nt¦wo\nthree", "one\n\n- t¦wo\n\nthree"],
  ["List", "- one\n- t¦wo\n- three", "- one\n\nt¦wo\n\n- three"],
  ["List", "Things:\n¦", "Things:\n\n- ¦"],
  ["Quote", "one\nt¦wo\nthree", "one\n\n> t¦wo\n\nthree"],
  ["Quote", "> one\n> t¦wo\n> three", "> one\n\nt¦wo\n\n> three"],
  ["List", "> one\n> t¦wo", "> one\n>\n> - t¦wo"],
  ["List", "- one\n  - t¦wo", "- one\n\n  t¦wo"],
  // The kinds of lines replace each other.
  ["List", "## alp¦ha", "- alp¦ha"],
  ["List", "- [x] don¦e", "- don¦e"],
  ["Task list", "- on¦e", "- [ ] on¦e"],
  ["Numbered list", "¦- one\n- two¦", "1. ¦one\n2. two¦"],
  ["H2 heading", "### alp¦ha", "## alp¦ha"],
  ["H2 heading", "- alp¦ha", "## alp¦ha"],
  ["List", "¦- one\ntwo¦", "¦- one\n- two¦"],
  // Numbers count on, and nested items stay nested.
  ["Numbered list", "1. one\nt¦wo\n2. three", "1. one\n2. t¦wo\n3. three"],
  ["Numbered list", "- on¦e\n  - two", "1. on¦e\n   - two"],
  ["List", "1. on¦e\n   - two", "- on¦e\n  - two"],
  ["Numbered list", "¦- one\n  - two\n- three¦", "1. ¦one\n   1. two\n2. three¦"],
  // A selection that ends at the start of a line does not include it.
  ["List", "¦one\ntwo\n¦three", "- ¦one\n- two\n\n¦three"],
  ["Bold", "¦alpha ¦beta", "**¦alpha** ¦beta"],
  ["Bold", "**alpha b¦eta gamma**", "alpha b¦eta gamma"],
  ["Bold", "¦**alpha**¦", "¦alpha¦"],
  ["Bold", "¦**one** two¦", "**¦one two¦**"],
  ["Bold", "***a¦b***", "*a¦b*"],
  ["Italic", "***a¦b***", "**a¦b**"],
  ["Bold", "¦- one\n- two¦", "¦- **one**\n- **two¦**"],
  ["Bold", "¦## one¦", "¦## **one¦**"],
  ["Bold", "¦**one**\ntwo¦", "**¦one**\n**two¦**"],
  ["Code block", "a ```b``` ¦", "````\na ```b``` ¦\n````"],
  [
    "Table",
    "al¦pha\nbeta\n\ngamma",
    "alpha\nbeta\n\n| ¦Header¦ | Header |\n|--------|--------|\n| Cell | Cell |\n| Cell | Cell |\n\ngamma",
  ],
  ["Table", "¦", "| ¦Header¦ | Header |\n|--------|--------|\n| Cell | Cell |\n| Cell | Cell |"],
])("applies %s to %j", (edit, before, after) => {
  expect(run(edit, before)).toBe(after);
});

test.each<Case>([
  ["in", "1. one\n2. t¦wo\n3. three", "1. one\n   1. t¦wo\n2. three"],
  ["in", "1. one\n   1. a\n2. t¦wo", "1. one\n   1. a\n   2. t¦wo"],
  ["in", "- one\n- t¦wo\n  - child\n\n  More\n- three", "- one\n  - t¦wo\n    - child\n\n    More\n- three"],
  ["in", "- one\n- ¦two\n- three¦", "- one\n  - ¦two\n  - three¦"],
  ["in", "- [ ] one\n- [x] t¦wo", "- [ ] one\n  - [x] t¦wo"],
  ["in", "> - one\n> - t¦wo", "> - one\n>   - t¦wo"],
  ["in", "9. one\n10. t¦wo", "9. one\n   1. t¦wo"],
  ["in", "- on¦e", "- on¦e"],
  ["in", "5. fi¦ve\n5. six", "5. fi¦ve\n5. six"],
  ["in", "- one\n  - t¦wo", "- one\n  - t¦wo"],
  ["out", "1. one\n   1. t¦wo\n   2. three\n2. four", "1. one\n2. t¦wo\n   1. three\n3. four"],
  ["out", "- one\n    - t¦wo", "- one\n- t¦wo"],
  ["out", "- on¦e", "- on¦e"],
  ["out", "1. one\n   - t¦wo", "1. one\n2. t¦wo"],
])("moves list items %s: %j", (edit, before, after) => {
  expect(run(edit, before)).toBe(after);
});

test.each(["Wor¦ds", "¦", "```\n- co¦de\n```", "## Head¦ing"])("does not indent %j", (before) => {
  expect(run("in", before)).toBeUndefined();
});

test("marks words when the text nests too deeply to be parsed", () => {
  const deep = `${">".repeat(5000)} quoted\n\n`;
  expect(run("Bold", `${deep}wor¦d`)).toBe(`${deep}**wor¦d**`);
});

import { describe, expect, test } from "vitest";
import { nestsTooDeeply } from "./nesting.ts";

const times = 5000;
const stairs = (step: string, text: string) =>
  Array.from({ length: 300 }, (_, level) => step.repeat(level) + text).join("\n");

describe("nestsTooDeeply is true when a text nests thousands of", () => {
  test.each([
    ["quotations", `${">".repeat(times)} a`],
    ["quotations with blanks", `${"> ".repeat(times)}a`],
    ["lists", `${"- ".repeat(times)}a`],
    ["numbered lists", `${"1. ".repeat(times)}a`],
    ["quotations and lists", `${"> * ".repeat(times)}a`],
    ["lists below one another", stairs("  ", "- a")],
    ["numbered lists below one another", stairs("\t", "1. a")],
    ["lists in a quotation", stairs("  ", "- a").replaceAll(/^/gm, "> ")],
    ["footnotes", `${"[^a]: ".repeat(times)}a`],
    ["emphases in one run", `${"*".repeat(times)}a${"*".repeat(times)}`],
    ["emphases", `${"*a **b ".repeat(times)}c${" b** a*".repeat(times)}`],
    ["emphases over many lines", `${"*a\n".repeat(times)}b*${"\na*".repeat(times)}`],
    ["pictures", `${"![".repeat(times)}a${"](b)".repeat(times)}`],
    ["quotations behind a text", `# Title\n\nWords.\n\n${">".repeat(times)} a\n\nWords.`],
    ["quotations after a Windows line break", `Words.\r\n\r\n${">".repeat(times)} a`],
  ])("%s", (_, markdown) => expect(nestsTooDeeply(markdown)).toBe(true));
});

describe("nestsTooDeeply is false when a text has", () => {
  test.each([
    ["a few levels of each", "> > - *a **b ~~c~~ b** a*\n\n1. a\n   - b\n     - c\n       > d"],
    ["a hundred quotations", `${">".repeat(100)} a`],
    ["a long rule", "- ".repeat(times)],
    ["a long line", "_".repeat(times)],
    ["stars for bullets without a blank", "*a\n".repeat(times)],
    ["many emphases, one after the other", "*a* __b__ ~~c~~ ".repeat(times)],
    ["many pictures, one after the other", "![a](b)".repeat(times)],
    ["many lines of a terminal", "[31mred[0m\n".repeat(times)],
    ["code", `\`\`\`\n${">".repeat(times)} a\n${" ".repeat(times)}- a\n\`\`\``],
    ["names with underscores", "- call _start and _stop\n".repeat(times)],
    ["nothing", ""],
  ])("%s", (_, markdown) => expect(nestsTooDeeply(markdown)).toBe(false));
});

test("checks a very long text quickly", () => {
  const began = performance.now();
  for (const part of ["> - * 1. ", "*_[!", "a *b* [c](d) ", "\t", "`", "> \n"])
    nestsTooDeeply(part.repeat(1_000_000 / part.length));
  expect(performance.now() - began).toBeLessThan(5000);
});

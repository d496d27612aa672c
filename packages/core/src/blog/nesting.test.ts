import { describe, expect, test } from "vitest";
import { nestsTooDeeply } from "./nesting.ts";

const times = 5000;
const stairs = (step: string, text: string) =>
  Array.from({ length: 300 }, (_, level) => step.repeat(level) + text).join("\n");

describe("nestsTooDeeply returns true for thousands of nested", () => {
  test.each([
    ["quotations", `${">".repeat(times)} a`],
    ["quotations separated by spaces", `${"> ".repeat(times)}a`],
    ["lists", `${"- ".repeat(times)}a`],
    ["numbered lists", `${"1. ".repeat(times)}a`],
    ["quotations and lists", `${"> * ".repeat(times)}a`],
    ["lists with increasing indentation", stairs("  ", "- a")],
    ["numbered lists with increasing indentation", stairs("\t", "1. a")],
    ["lists in a quotation", stairs("  ", "- a").replaceAll(/^/gm, "> ")],
    ["footnotes", `${"[^a]: ".repeat(times)}a`],
    ["emphasis marks without text between them", `${"*".repeat(times)}a${"*".repeat(times)}`],
    ["emphasis marks", `${"*a **b ".repeat(times)}c${" b** a*".repeat(times)}`],
    ["emphasis marks over many lines", `${"*a\n".repeat(times)}b*${"\na*".repeat(times)}`],
    ["pictures", `${"![".repeat(times)}a${"](b)".repeat(times)}`],
    ["quotations after a paragraph", `# Title\n\nWords.\n\n${">".repeat(times)} a\n\nWords.`],
    ["quotations after a Windows line break", `Words.\r\n\r\n${">".repeat(times)} a`],
  ])("%s", (_, markdown) => expect(nestsTooDeeply(markdown)).toBe(true));
});

describe("nestsTooDeeply returns false for", () => {
  test.each([
    ["a few levels of each", "> > - *a **b ~~c~~ b** a*\n\n1. a\n   - b\n     - c\n       > d"],
    ["a hundred quotations", `${">".repeat(100)} a`],
    ["a long rule", "- ".repeat(times)],
    ["a long line", "_".repeat(times)],
    ["asterisks without a space after them", "*a\n".repeat(times)],
    ["many emphasised words in a row", "*a* __b__ ~~c~~ ".repeat(times)],
    ["many pictures in a row", "![a](b)".repeat(times)],
    ["many lines of terminal output", "[31mred[0m\n".repeat(times)],
    ["code", `\`\`\`\n${">".repeat(times)} a\n${" ".repeat(times)}- a\n\`\`\``],
    ["names with underscores", "- call _start and _stop\n".repeat(times)],
    ["an empty string", ""],
  ])("%s", (_, markdown) => expect(nestsTooDeeply(markdown)).toBe(false));
});

test("checks a million characters quickly", () => {
  const began = process.cpuUsage();
  for (const part of ["> - * 1. ", "*_[!", "a *b* [c](d) ", "\t", "`", "> \n"])
    nestsTooDeeply(part.repeat(1_000_000 / part.length));
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1e6).toBeLessThan(5);
});

import { expect, test } from "vitest";
import { picturesInText } from "./pictures-in-text.ts";

test.each<[string, string[]]>([
  ["No picture.", []],
  [
    '![a](/a.png#wide)\n\nand ![b](https://example.com/b.jpg?x=1 "B")',
    ["/a.png", "https://example.com/b.jpg?x=1"],
  ],
  ["![a](/a.png) ![a](/a.png#decorative)", ["/a.png"]],
  ["[![a](/a.png)](/b.png)", ["/a.png"]],
  ["![a][one] ![none][]\n\n[one]: </a b.png>", ["/a%20b.png"]],
  ["![a](/é.png)", ["/%C3%A9.png"]],
  ["| A |\n| - |\n| ![a](/a.png) |", ["/a.png"]],
  ["`![a](/a.png)`\n\n    ![b](/b.png)", []],
])("lists the pictures in %j", (markdown, addresses) => {
  expect(picturesInText(markdown)).toEqual(addresses);
});

test("quickly returns an empty list when Markdown is nested too deeply", () => {
  const began = performance.now();
  expect(picturesInText(`${"![".repeat(5000)}a${"](b)".repeat(5000)}`)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(1000);
});

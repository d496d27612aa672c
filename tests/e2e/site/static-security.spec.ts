import { expect, test } from "../../setup/journey.ts";

// All end-to-end tests fail on a CSP violation (tests/setup/journey.ts). This test checks the listener itself.
test("reports every kind of CSP violation", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/policy/i);
  const refused: string[] = [];
  page.on("console", (message) => {
    const [, directive] = /^policy violation: (\S+)/.exec(message.text()) ?? [];
    if (directive) refused.push(directive);
  });
  await page.goto("/about");
  const evaluated = await page.evaluate(() => {
    const add = (tag: "script" | "img" | "iframe", name: "text" | "src", value: string) => {
      const element = document.createElement(tag);
      element.setAttribute(name, value);
      if (name === "text") element.textContent = value;
      document.body.append(element);
    };
    add("script", "text", "window.ranInline = true");
    add("script", "src", "https://elsewhere.example/a.js");
    add("img", "src", "http://elsewhere.example/a.png");
    add("iframe", "src", "https://elsewhere.example/");
    return "ranInline" in window;
  });
  expect(evaluated).toBe(false);
  await expect
    .poll(() => refused.toSorted())
    .toEqual(["frame-src", "img-src", "script-src-elem", "script-src-elem"]);
});

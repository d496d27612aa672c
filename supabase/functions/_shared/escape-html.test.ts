import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("the five characters with a meaning in HTML lose it, also when they are escaped already", () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;",
  );
});

test("everything else stays", () => {
  expect(escapeHtml("£29.99 – naïve 🧁\n")).toBe("£29.99 – naïve 🧁\n");
});

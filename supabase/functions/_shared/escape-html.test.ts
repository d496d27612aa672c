import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("escapes HTML's five special characters, even in escaped text", () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;",
  );
});

test("leaves other characters unchanged", () => {
  expect(escapeHtml("£29.99 – naïve 🧁\n")).toBe("£29.99 – naïve 🧁\n");
});

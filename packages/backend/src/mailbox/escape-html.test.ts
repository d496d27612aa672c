import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("nothing can leave an element or a quoted attribute", () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;",
  );
});

test("other text stays as it is", () => {
  expect(escapeHtml("Jané – £29 👩‍💻\n")).toBe("Jané – £29 👩‍💻\n");
});

import { unusableProtocol } from "@brightwren/core/post-editing/link-protocol";
import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { defaultUrlTransform } from "react-markdown";
import { expect, test } from "vitest";
import { ArticleBody } from "./article-body.tsx";

function linkOf(markdown: string): string | undefined {
  const html = renderToStaticMarkup(createElement(ArticleBody, { markdown }));
  return /<a href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
}

test.each([
  ["mailto:anna@example.com", "mailto:anna@example.com"],
  [
    "mailto:a@example.com?subject=Hello&body=One%0D%0Atwo",
    "mailto:a@example.com?subject=Hello&body=One%0D%0Atwo",
  ],
  ["mailto:a@example.com?bcc=b@example.com", "mailto:a@example.com"],
  [
    "mailto:a@example.com?attach=/etc/passwd&Subject=Hello&cc=b@example.com",
    "mailto:a@example.com?Subject=Hello",
  ],
  ["MAILTO:a@example.com?%62cc=b@example.com&to=c@example.com&body=Hi", "MAILTO:a@example.com?body=Hi"],
  ["mailto:a@example.com?subject=x&amp;amp;bcc=b@example.com", "mailto:a@example.com?subject=x"],
  ["https://example.com/?bcc=1&attach=2", "https://example.com/?bcc=1&attach=2"],
  ["/blog?bcc=1", "/blog?bcc=1"],
])("turns a link to %s into %s", (written, address) => {
  expect(linkOf(`[link](${written})`)).toBe(address);
});

test("keeps only the subject when linking a bare email address", () => {
  expect(linkOf("<mailto:a@example.com?cc=b@example.com&subject=Hi>")).toBe(
    "mailto:a@example.com?subject=Hi",
  );
});

const html = (markdown: string) => renderToStaticMarkup(createElement(ArticleBody, { markdown }));

test.each([
  "[link](tel:+441632960418)",
  "[link](sms:+441632960418)",
  "[link](WhatsApp://send?text=a)",
  "[link](<java\nscript:alert(1)>)",
  "[link]( javascript:alert(1))",
  "[link](&#1;javascript:alert(1))",
  "[link][a]\n\n[a]: data:text/html,x",
  "[link]()",
])("shows the words of %j without a link", (markdown) => {
  expect(html(markdown)).not.toMatch(/<a\b/);
  expect(html(markdown)).toContain("link");
});

test("allows the same protocols as react-markdown", () => {
  const parts = "http https ircs irc mailto xmpp tel javascript HTTPS : / ? # a \t \u0001 %3a".split(" ");
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 6 }), (address) => {
      const url = address.join("");
      expect(unusableProtocol(url) === undefined ? url : "").toBe(defaultUrlTransform(url));
    }),
  );
});

test("keeps a line break of HTML, but not in code", () => {
  expect(html("a<br>b")).toMatch(/<p>a<br\/>\s*b<\/p>/);
  expect(html("`a<br>b`")).toContain("<code>a&lt;br&gt;b</code>");
});

test("sets the direction only on blocks that differ from their surroundings", () => {
  expect(html("Plain words.\n\n- One\n- Two")).not.toContain("dir=");
  const mixed = html(
    [
      "## مرحبا",
      "שלום עולם, hello",
      "Hello, שלום",
      "- واحد\n- two\n\n  with a paragraph",
      "> اقتباس",
      "| اسم | Price |\n|---|---|\n| تفاح | £1 |",
      "1. **2026**: عام",
      "```\n// שלום\n```",
    ].join("\n\n"),
  );
  expect(mixed).toContain('<h2 id="section-مرحبا" dir="rtl">');
  expect(mixed).toContain('<p dir="rtl">שלום עולם, hello</p>');
  expect(mixed).toContain("<p>Hello, שלום</p>");
  expect(mixed).toMatch(/<ul dir="rtl"[^>]*>\s*<li>/);
  expect(mixed).toMatch(/<li dir="ltr">\s*<p>two/);
  expect(mixed).toMatch(/<blockquote dir="rtl"[^>]*>\s*<p>/);
  expect(mixed).toContain('<table dir="rtl">');
  expect(mixed).toContain('<th dir="ltr">Price</th>');
  expect(mixed).toMatch(/<ol dir="rtl"[^>]*>/);
  expect(mixed).toMatch(/<pre(?![^>]*dir=)/);
});

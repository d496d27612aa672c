import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { exampleSite } from "../../testing/example-site.ts";
import { checkHead, documentMaker, type DocumentParts, readHead } from "./document.ts";

const template = await readFile(new URL("../../index.html", import.meta.url), "utf8");
const firstScript = "start($1)";
const parts: DocumentParts = {
  head: "<title>A page</title>",
  machines: "",
  body: "<h1>$& A page</h1>",
  styles: "h1{color:red}",
  textFont: { css: "", upright: "/assets/u.woff2", italic: "/assets/i.woff2" },
  sheets: ["/assets/a.css"],
  fonts: ["/assets/a.woff2"],
  scripts: ["/assets/a.js", "/assets/b.js"],
};

const makeDocument = documentMaker(template, firstScript);

it("writes the page into the template without its module script", () => {
  const html = makeDocument(parts);
  expect(html).toContain('<div id="root"><h1>$& A page</h1></div>');
  expect(html).toContain(
    '<script data-scripts="/assets/a.js /assets/b.js" data-upright="/assets/u.woff2" data-italic="/assets/i.woff2">start($1)</script>',
  );
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).not.toContain('<script type="module"');
  expect(html).not.toContain("needs JavaScript");
});

it("escapes the state and omits the article's body from it", () => {
  const html = makeDocument({
    ...parts,
    state: {
      queries: [[["q"], "</script><script>alert(1)</script>"]],
      body: { id: "1", updatedAt: "2026-01-01", html: "<p>The body</p>" },
    },
  });
  expect(html).not.toContain("</script><script>alert");
  expect(html).not.toContain("The body");
});

it("treats a page as not indexed when it has no canonical address or is marked noindex", () => {
  const indexed = (html: string) => readHead(`<title>A page</title>${html}`).head.facts.indexed;
  const canonical = '<link rel="canonical" href="https://brightwren.example/a"/>';
  const noIndex = '<meta name="robots" content="noindex"/>';
  expect([canonical, noIndex, canonical + noIndex, ""].map(indexed)).toEqual([true, false, false, false]);
});

it("reports the missing part when the template is damaged", () => {
  expect(() => documentMaker(template.replace('id="root"', 'id="app"'), firstScript)).toThrow(
    '<div id="root">',
  );
});

it("rejects a page whose head is missing or belongs to another page", () => {
  const check = (path: string, html: string) => () => checkHead(path, readHead(html).head, exampleSite);
  const faq = '<title>FAQ</title><link rel="canonical" href="https://brightwren.example/faq"/>';
  expect(check("/faq", faq)).not.toThrow();
  expect(check("/thank-you", '<title>Thanks</title><meta name="robots" content="noindex"/>')).not.toThrow();
  expect(check("/about", "<h1>About</h1>")).toThrow("The page /about has no title");
  expect(check("/about", faq)).toThrow("gives its address as https://brightwren.example/faq");
});

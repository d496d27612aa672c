import { expect, test } from "vitest";
import { pageLinks } from "./page-links.ts";

const here = "https://brightwren.example/blog/a";

test.each([
  [
    "internal, unique and root-relative, without queries",
    '<a href="/faq#refunds">x</a> <a class="b" href="/blog?category=seo">y</a> <a href="/faq#refunds">z</a> <a href="b">w</a> <a href="#top">v</a>',
    ["/faq#refunds", "/blog", "/blog/b", "/blog/a#top"],
  ],
  [
    "absolute if internal, but never external",
    '<link rel="canonical" href="https://brightwren.example/blog/a"/><a href="https://example.org/x">x</a><a href="mailto:a@b.example">y</a><a href="tel:+441632960418">z</a><a href="//cdn.example/x">w</a><img src="data:image/png;base64,AA=="/><a href="http://[">v</a>',
    ["/blog/a"],
  ],
  [
    "scripts, forms and picture sources of every size",
    '<link rel="preload" as="image" imageSrcSet="/p/a-1.avif 1x, /p/a-2.avif 2x"/><source srcSet="/p/a-480.avif 480w, /p/a-960.avif 960w"/><img src="/p/a.webp" alt="href=&quot;/no&quot;"/><video poster="/p/still.webp"></video><form action="/blog"></form>',
    ["/p/a-1.avif", "/p/a-2.avif", "/p/a-480.avif", "/p/a-960.avif", "/p/a.webp", "/p/still.webp", "/blog"],
  ],
  [
    "outside of text and scripts",
    '<p>Write href=&quot;/x&quot;.</p><script>{"title":" href=\\"/y\\""}</script><style>a[href="/z"]{}</style>',
    [],
  ],
  [
    "parsed as in a browser",
    '<a href="/blog/r&amp;d#caf%C3%A9">x</a><a href="/blog/it&#x27;s">y</a>',
    ["/blog/r&d#caf%C3%A9", "/blog/it's"],
  ],
])("lists links that are %s", (_, html, links) => {
  expect(pageLinks(html, here).to).toEqual(links);
});

test("lists links in an article's text separately, but not its anchors", () => {
  const text = '<h2 id="costs">Costs</h2><a href="/prices">prices</a><a href="/contact">us</a>';
  expect(
    pageLinks(`<main id="main"><a href="/contact">Ask</a><div id="body">${text}</div></main>`, here, text),
  ).toEqual({ to: ["/contact"], written: ["/prices", "/contact"], ids: ["main", "body", "costs"] });
  expect(() => pageLinks("<main></main>", here, text)).toThrow(/does not hold the text of its article/);
});

import { expect, it } from "vitest";
import { portableHtml } from "./portable-html.ts";

const at = "https://brightwren.example/blog/some-post";

it.each([
  ["/contact", "https://brightwren.example/contact"],
  ["other-post#why", "https://brightwren.example/blog/other-post#why"],
  ["#why", "https://brightwren.example/blog/some-post#why"],
  ["//cdn.example/x", "https://cdn.example/x"],
  ["mailto:hello@brightwren.example", "mailto:hello@brightwren.example"],
  ["https://gov.uk/", "https://gov.uk/"],
  ["http://", "http://"],
])("a link to %j leads to %j wherever it is read", (href, full) => {
  expect(portableHtml(`<a href="${href}">x</a>`, at)).toBe(`<a href="${full}">x</a>`);
});

it("makes the addresses of pictures full", () => {
  expect(portableHtml('<img src="/a.png?x=1&amp;y=2" alt="A &quot;b&quot;">', at)).toBe(
    '<img src="https://brightwren.example/a.png?x=1&#x26;y=2" alt="A &#x22;b&#x22;">',
  );
});

it("drops class names and keeps everything else", () => {
  const html = '<pre tabindex="0"><code>1 &#x3C; 2</code></pre><h2 id="why">Why</h2>';
  expect(portableHtml(`<div class="_x1y2">${html}</div>`, at)).toBe(`<div>${html}</div>`);
});

import { expect, test } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { wordpressHtml } from "./wordpress-text.ts";

const picture = (id: string, postId: string) => ({
  id,
  url: `https://old.example/${id}.jpg`,
  alt: id,
  postId,
});
const markdown = (content: string, attachments = [picture("8", "7"), picture("9", "6")]) =>
  htmlToMarkdown(wordpressHtml(content, attachments, "7").html).markdown;

test.each([
  [
    "paragraphs and captions",
    'One\nline.\n\n[caption id="a" width="300"]<a href="/big.jpg"><img src="/small.jpg" alt="Sea" /></a> The sea[/caption]\n\n<pre>code\n\nmore</pre>\n\nLast.',
    'One\\\nline.\n\n![Sea](/small.jpg "The sea")\n\n```\ncode\n\nmore\n```\n\nLast.',
  ],
  ["a line that holds only a space", "One\n\n&nbsp;\n\nTwo", "One\n\nTwo"],
  [
    "a list below a sentence",
    "Make sure that\n<ul>\n\t<li>Lists within lists</li>\n\t<li>ordered item\n<ol>\n\t<li>one</li>\n\t<li>two</li>\n</ol>\n</li>\n</ul>\n<h3>After</h3>\nwords\nand more.",
    "Make sure that\n\n- Lists within lists\n- ordered item\n  1. one\n  2. two\n\n### After\n\nwords\\\nand more.",
  ],
  [
    "a quotation with several paragraphs and an author",
    "Said:\n<blockquote>One.\n\nTwo.\n<cite>Ann</cite></blockquote>\nWell.",
    "Said:\n\n> One.\n>\n> Two.\\\n> Ann\n\nWell.",
  ],
  [
    "tables, rules and divs beside text",
    "Before\n<table>\n<tr>\n<th>a</th>\n</tr>\n<tr>\n<td>1</td>\n</tr>\n</table>\n<hr />\n<div>Within\n\nit</div>\nafter",
    "Before\n\n| a |\n| - |\n| 1 |\n\n---\n\nWithin\n\nit\n\nafter",
  ],
  [
    "text after a nested list",
    "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\nbehind\n</li>\n</ul>",
    "- a\n\n  - b\n\n  behind",
  ],
  [
    "a URL on its own line",
    "https://example.org/watch?v=1\n\nSee it.",
    "<https://example.org/watch?v=1>\n\nSee it.",
  ],
  ["a host name in a sentence", "Go to example.org now.", "Go to example.org now."],
  ["a gallery of all attachments", "[gallery]", "![8](https://old.example/8.jpg)"],
  [
    "a gallery of selected attachments",
    '[gallery columns="2" ids="9,8"]',
    "![9](https://old.example/9.jpg)\n![8](https://old.example/8.jpg)",
  ],
  ["a recording", "[audio https://old.example/a.mp3]", "<https://old.example/a.mp3>"],
  [
    "an embed's caption to its link text",
    '<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\nhttps://youtu.be/ex8\n</div><figcaption>Our film</figcaption></figure><!-- /wp:embed -->',
    "[Our film](https://youtu.be/ex8)",
  ],
  [
    "a link without a target to text",
    "<!-- wp:b --><p><a>A button<br></a></p><p>a<a href='/x'></a> b</p>",
    "A button\n\na b",
  ],
  [
    "spaces and breaks at the edges of marks",
    "<!-- wp:b --><p>blocks:<em> one, two. </em>and<b> three<br></b></p>",
    "blocks: *one, two.* and **three**",
  ],
])("converts %s", (_, content, expected) => {
  expect(markdown(content)).toBe(expected);
});

test("leaves a gallery without pictures in the text", () => {
  expect(markdown("[gallery]", [])).toBe(String.raw`\[gallery]`);
});

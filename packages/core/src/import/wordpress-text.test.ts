import { describe, expect, test } from "vitest";
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

describe("classic editor", () => {
  test("converts paragraphs and captions", () => {
    const content =
      'One\nline.\n\n[caption id="a" width="300"]<a href="/big.jpg"><img src="/small.jpg" alt="Sea" /></a> The sea[/caption]\n\n<pre>code\n\nmore</pre>\n\nLast.';
    expect(markdown(content)).toBe(
      'One\\\nline.\n\n![Sea](/small.jpg "The sea")\n\n```\ncode\n\nmore\n```\n\nLast.',
    );
  });

  test("removes a line that holds only a space", () => {
    expect(markdown("One\n\n&nbsp;\n\nTwo")).toBe("One\n\nTwo");
  });

  test("separates a list from the sentence above it", () => {
    const content =
      "Make sure that\n<ul>\n\t<li>Lists within lists</li>\n\t<li>ordered item\n<ol>\n\t<li>one</li>\n\t<li>two</li>\n</ol>\n</li>\n</ul>\n<h3>After</h3>\nwords\nand more.";
    expect(markdown(content)).toBe(
      "Make sure that\n\n- Lists within lists\n- ordered item\n  1. one\n  2. two\n\n### After\n\nwords\\\nand more.",
    );
  });

  test("converts a quotation with several paragraphs and an author", () => {
    const content = "Said:\n<blockquote>One.\n\nTwo.\n<cite>Ann</cite></blockquote>\nWell.";
    expect(markdown(content)).toBe("Said:\n\n> One.\n>\n> Two.\\\n> Ann\n\nWell.");
  });

  test("separates tables, rules and divs from adjacent text", () => {
    const content =
      "Before\n<table>\n<tr>\n<th>a</th>\n</tr>\n<tr>\n<td>1</td>\n</tr>\n</table>\n<hr />\n<div>Within\n\nit</div>\nafter";
    expect(markdown(content)).toBe("Before\n\n| a |\n| - |\n| 1 |\n\n---\n\nWithin\n\nit\n\nafter");
  });

  test("preserves text after a nested list", () => {
    expect(markdown("<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\nbehind\n</li>\n</ul>")).toBe(
      "- a\n\n  - b\n\n  behind",
    );
  });

  test("links a URL only when it is on its own line", () => {
    expect(markdown("https://example.org/watch?v=1\n\nSee it.")).toBe(
      "<https://example.org/watch?v=1>\n\nSee it.",
    );
    expect(markdown("Go to example.org now.")).toBe("Go to example.org now.");
  });
});

describe("shortcodes", () => {
  test("converts a gallery of all or selected attachments", () => {
    expect(markdown("[gallery]")).toBe("![8](https://old.example/8.jpg)");
    expect(markdown('[gallery columns="2" ids="9,8"]')).toBe(
      "![9](https://old.example/9.jpg)\n![8](https://old.example/8.jpg)",
    );
    expect(markdown("[gallery]", [])).toBe(String.raw`\[gallery]`);
  });

  test("links a recording when the shortcode contains only its URL", () => {
    expect(markdown("[audio https://old.example/a.mp3]")).toBe("<https://old.example/a.mp3>");
  });
});

describe("blocks", () => {
  test("uses an embed's caption as its link text", () => {
    expect(
      markdown(
        '<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\nhttps://youtu.be/ex8\n</div><figcaption>Our film</figcaption></figure><!-- /wp:embed -->',
      ),
    ).toBe("[Our film](https://youtu.be/ex8)");
  });

  test("converts a link to text when it has no target", () => {
    expect(markdown("<!-- wp:b --><p><a>A button<br></a></p><p>a<a href='/x'></a> b</p>")).toBe(
      "A button\n\na b",
    );
  });

  test("moves leading and trailing spaces and breaks out of marks", () => {
    expect(markdown("<!-- wp:b --><p>blocks:<em> one, two. </em>and<b> three<br></b></p>")).toBe(
      "blocks: *one, two.* and **three**",
    );
  });
});

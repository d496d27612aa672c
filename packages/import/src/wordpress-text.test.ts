import { expect, test } from "vitest";
import { contentOf, fieldOf, file } from "./wxr.fixture.ts";

const picture = (id: number, post: number) =>
  file(id, `${id}.jpg`, fieldOf("_wp_attachment_image_alt", `${id}`), post);
const files = [file(5, "b.mp3", "", 6), picture(8, 7), picture(9, 6)];

const noted = "Text[^1] on\n\n[^1]: The note";
const conversions: Record<string, [content: string, expected: string]> = {
  "the footnotes of Easy Footnotes": ["Text[efn_note]The note[/efn_note] on", noted],
  "the footnotes of Modern Footnotes": ["Text[mfn]The note[/mfn] on", noted],
  "footnotes in [ref]": ["Text[ref]The note[/ref] on", noted],
  "footnotes in double brackets": ["Text((The note)) on", noted],
  "footnotes in a list at the end": [
    '<p>Text<sup id="fnref1"><a href="#fn1">1</a></sup> on</p><hr><ol><li id="fn1">The note <a href="#fnref1">↩</a></li></ol>',
    "Text[^1] on\n\n---\n\n[^1]: The note",
  ],
  "elements without a Markdown equivalent": [
    '<dl><dt>Salt</dt><dd>White</dd></dl><details><summary>More</summary><p>Inside</p></details><p><abbr title="Hypertext">HT</abbr> <mark>m</mark> <kbd>K</kbd> <ruby>漢<rt>kan</rt></ruby></p><iframe src="//maps.example/x"></iframe><table><caption>Prices</caption><tr><th>a</th></tr><tr><td>1</td></tr></table>',
    "- Salt\n\n  White\n\nMore\n\nInside\n\nHT (Hypertext) *m* `K` 漢 (kan)\n\n<https://maps.example/x>\n\nPrices\n\n| a |\n| - |\n| 1 |",
  ],
  "paragraphs and captions": [
    'One\nline.\n\n[caption id="a" width="300"]<a href="/big.jpg"><img src="/small.jpg" alt="Sea" /></a> The sea[/caption]\n\n<pre>code\n\nmore</pre>\n\nLast.',
    'One\\\nline.\n\n![Sea](/small.jpg "The sea")\n\n```\ncode\n\nmore\n```\n\nLast.',
  ],
  "a line that holds only a space": ["One\n\n&nbsp;\n\nTwo", "One\n\nTwo"],
  "a list below a sentence": [
    "Make sure that\n<ul>\n\t<li>Lists within lists</li>\n\t<li>ordered item\n<ol>\n\t<li>one</li>\n\t<li>two</li>\n</ol>\n</li>\n</ul>\n<h3>After</h3>\nwords\nand more.",
    "Make sure that\n\n- Lists within lists\n- ordered item\n  1. one\n  2. two\n\n### After\n\nwords\\\nand more.",
  ],
  "a quotation with several paragraphs and an author": [
    "Said:\n<blockquote>One.\n\nTwo.\n<cite>Ann</cite></blockquote>\nWell.",
    "Said:\n\n> One.\n>\n> Two.\\\n> Ann\n\nWell.",
  ],
  "tables, rules and divs beside text": [
    "Before\n<table>\n<tr>\n<th>a</th>\n</tr>\n<tr>\n<td>1</td>\n</tr>\n</table>\n<hr />\n<div>Within\n\nit</div>\nafter",
    "Before\n\n| a |\n| - |\n| 1 |\n\n---\n\nWithin\n\nit\n\nafter",
  ],
  "text after a nested list": [
    "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\nbehind\n</li>\n</ul>",
    "- a\n\n  - b\n\n  behind",
  ],
  "a URL on its own line": [
    "https://example.org/watch?v=1\n\nSee it.",
    "<https://example.org/watch?v=1>\n\nSee it.",
  ],
  "a host name in a sentence": ["Go to example.org now.", "Go to example.org now."],
  "a gallery of all attachments": ["[gallery]", "![8](https://old.example/8.jpg)"],
  "a gallery of selected attachments": [
    '[gallery columns="2" ids="9,8"]',
    "![9](https://old.example/9.jpg)\n![8](https://old.example/8.jpg)",
  ],
  "a recording": ["[audio https://old.example/a.mp3]", "<https://old.example/a.mp3>"],
  "an embed's caption to its link text": [
    '<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\nhttps://youtu.be/ex8\n</div><figcaption>Our film</figcaption></figure><!-- /wp:embed -->',
    "[Our film](https://youtu.be/ex8)",
  ],
  "a link without a target to text": [
    "<!-- wp:b --><p><a>A button<br></a></p><p>a<a href='/x'></a> b</p>",
    "A button\n\na b",
  ],
  "spaces and breaks at the edges of marks": [
    "<!-- wp:b --><p>blocks:<em> one, two. </em>and<b> three<br></b></p>",
    "blocks: *one, two.* and **three**",
  ],
  "media shortcodes": [
    '[youtube https://www.youtube.com/watch?v=abc]\n\n[audio mp3="https://old.example/a.mp3"][/audio]\n\n[video width="640" mp4="https://old.example/a.mp4"][/video]',
    "<https://www.youtube.com/watch?v=abc>\n\n<https://old.example/a.mp3>\n\n<https://old.example/a.mp4>",
  ],
  "a video by its id": ["[vimeo 123]", "<https://vimeo.com/123>"],
  "a video by its file name": ['[youtube id="abc" width=300]', "<https://www.youtube.com/watch?v=abc>"],
  "an embed around a URL": ['[embed width="3"]https://x.example/a[/embed]', "<https://x.example/a>"],
  "an embed that is already a link": [
    '[embed]<a href="https://x.example/a">https://x.example/a</a>[/embed]',
    "<https://x.example/a>",
  ],
  "curly quotation marks": [
    "[audio mp3=&#8221;https://old.example/a.mp3&#8221;]",
    "<https://old.example/a.mp3>",
  ],
  "a playlist": ['[playlist ids="5"]', "[b.mp3](https://old.example/b.mp3)"],
  "a caption in an attribute": [
    '[caption caption="Sea"]<img src="/a.jpg" alt="A">[/caption]',
    '![A](/a.jpg "Sea")',
  ],
  "a caption with a video": [
    '[caption]<video src="/a.mp4"></video> Sea[/caption]',
    "[Watch the film](/a.mp4) Sea",
  ],
  "an escaped shortcode with a closing tag": ["[[caption]x[/caption]]", String.raw`\[caption]x\[/caption]`],
  "a lazy-loaded iframe": [
    '<iframe data-src="https://www.youtube.com/embed/xyz"></iframe><noscript><iframe src="https://www.youtube.com/embed/xyz"></iframe></noscript>',
    "[Watch the film](https://www.youtube.com/watch?v=xyz)",
  ],
  "a file block": [
    '<!-- wp:file --><div><a href="/p.pdf">Prices</a><a href="/p.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->',
    "[Prices](/p.pdf)",
  ],
  "an escaped shortcode": ["Write [[gallery]] here", "Write \\[gallery] here"],
  "an escaped shortcode in code": ['Write <code>[[gallery ids="1"]]</code>', 'Write `[gallery ids="1"]`'],
  "a shortcode in an attribute": ['<a href="/x" title="[gallery]">A</a>', String.raw`[A](/x "\[gallery]")`],
  "code with tags": ['[code lang="html"]<div>a</div>[/code]', "```html\n<div>a</div>\n```"],
  "code with a language": ["[php]echo 1;[/php]", "```php\necho 1;\n```"],
  "the author's own brackets": ["He [sic] said [1] and [x](y)", "He \\[sic] said \\[1] and \\[x]\\(y)"],
  "a lazy-loaded picture": [
    '<p><img src="https://old.example/blank.gif" data-lazy-src="https://old.example/real.jpg" alt="R"><noscript><img src="https://old.example/real.jpg"></noscript></p>',
    "![R](https://old.example/real.jpg)",
  ],
  "data-src": ['<img src="data:image/gif;base64,R0" data-src="/real.jpg" alt="R">', "![R](/real.jpg)"],
  "data-original": ['<img data-original="/real.jpg" alt="R">', "![R](/real.jpg)"],
  srcset: [
    '<img src="data:image/gif;base64,R0" data-srcset="/s.jpg 300w, /l.jpg 900w" alt="R">',
    "![R](/l.jpg)",
  ],
  picture: ['<picture><source srcset="/l.webp 2x"><img alt="R"></picture>', "![R](/l.webp)"],
  "a picture only in its noscript fallback": [
    '<img class="lazy" alt="R"><noscript><img src="/real.jpg" alt="R"></noscript>',
    "![R](/real.jpg)",
  ],
  "superscripts and subscripts": [
    "<p>mc<sup>2</sup>, H<sub>2</sub>O, x<sup>n+1</sup>, 1<sup>st</sup>, Word<sup>TM</sup>, a<sup>Q</sup></p>",
    "mc², H₂O, xⁿ⁺¹, 1ˢᵗ, Word™, a^Q",
  ],
  "line breaks in a cell": [
    "<table><tr><th>a</th><th>b</th></tr><tr><td>1<br>2</td><td><p>x</p><ul><li>y</li><li>z</li></ul></td></tr></table>",
    "| a     | b         |\n| ----- | --------- |\n| 1 / 2 | x / y / z |",
  ],
  "a mark around paragraphs": ["<strong><p>One</p><p>Two</p></strong>", "**One**\n\n**Two**"],
  "links on pictures and in captions": [
    '<!-- wp:image --><figure class="wp-block-image"><a href="https://shop.example/"><img src="https://old.example/a.jpg" alt="A"/></a><figcaption>See <a href="https://old.example/x">the shop</a></figcaption></figure><!-- /wp:image -->',
    "[![A](https://old.example/a.jpg)](https://shop.example/)\n\nSee [the shop](https://old.example/x)",
  ],
  "links in a caption shortcode": [
    '[caption id="a"]<a href="https://shop.example/"><img src="/a.jpg" alt="A"></a> By <a href="https://ann.example/">Ann</a>[/caption]',
    "[![A](/a.jpg)](https://shop.example/)\n\nBy [Ann](https://ann.example/)",
  ],
  "all captions in a gallery": [
    '<!-- wp:gallery --><figure><figure><img src="/1.jpg" alt=""><figcaption>One</figcaption></figure><figure><a href="/page/"><img src="/2.jpg" alt=""></a><figcaption>Two</figcaption></figure><figcaption>Both</figcaption></figure><!-- /wp:gallery -->',
    '![](/1.jpg "One")\n[![](/2.jpg "Two")](/page/)\n\nBoth',
  ],
  "an anchor in a heading": ['<h2 id="part"><a name="part"></a>Part</h2>', "## Part"],
  // The values of these blocks are only in their comments.
  "a button’s comment": [
    '<!-- wp:button {"text":"Buy","url":"https://shop.example/"} /-->',
    "[Buy](https://shop.example/)",
  ],
  "an HTML block’s comment": ['<!-- wp:html {"content":"<p>Raw <b>words</b></p>"} /-->', "Raw **words**"],
  "a shortcode’s comment": ['<!-- wp:shortcode {"text":"[vimeo 123]"} /-->', "<https://vimeo.com/123>"],
  "a pull quote’s comment": [
    '<!-- wp:pullquote {"value":"<p>Said</p>","citation":"Ann"} /-->',
    "> Said\n>\n> Ann",
  ],
  "a heading’s comment": ['<!-- wp:heading {"content":"Part","level":3} /-->', "### Part"],
  "a file’s comment": [
    '<!-- wp:file {"id":9,"href":"https://old.example/p.pdf","fileName":"Prices"} /-->',
    "[Prices](https://old.example/p.pdf)",
  ],
  "a video’s comment": [
    '<!-- wp:video {"src":"https://old.example/a.mp4"} /-->',
    "<https://old.example/a.mp4>",
  ],
  "an embed’s comment": [
    '<!-- wp:embed {"url":"https://youtu.be/x","providerNameSlug":"youtube"} /-->',
    "<https://youtu.be/x>",
  ],
  "a picture and text’s comment": [
    '<!-- wp:media-text {"mediaUrl":"https://old.example/a.jpg","mediaId":9} /-->',
    "![](https://old.example/a.jpg)",
  ],
  "a gallery’s comment": [
    '<!-- wp:gallery {"ids":[9]} --><figure class="wp-block-gallery"></figure><!-- /wp:gallery -->',
    "![9](https://old.example/9.jpg)",
  ],
  "an image’s comment": ['<!-- wp:image {"id":9} /-->', "![9](https://old.example/9.jpg)"],
  "the comment of custom fields": [
    '<!-- wp:acf/quote {"name":"acf/quote","data":{"quote":"Well done","_quote":"field_1","photo":9,"site":"https://x.example"}} /-->',
    "Well done\n\n![9](https://old.example/9.jpg)\n\n<https://x.example>",
  ],
  "a cover whose picture is in a style attribute": [
    '<!-- wp:cover {"url":"https://old.example/c.jpg"} --><div style="background-image:url(https://old.example/c.jpg)"><p>Words</p></div><!-- /wp:cover -->',
    "Words\n\n![](https://old.example/c.jpg)",
  ],
};

test.each(Object.entries(conversions))("converts %s", async (_, [content, expected]) => {
  expect(await contentOf(content, {}, ...files)).toBe(expected);
});

test("leaves a gallery without pictures in the text", async () => {
  expect(await contentOf("[gallery]")).toBe(String.raw`\[gallery]`);
});

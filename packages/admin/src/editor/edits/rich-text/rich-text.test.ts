import { parseArticle } from "@brightwren/core/blog/article-syntax";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { clipboardFragments } from "./clipboard.fixture.ts";
import { markdownFromHtml } from "./rich-text.ts";

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=EN-GB>
<!--StartFragment--><h1>Prices<o:p></o:p></h1>
<p class=MsoNormal>From <b>£29</b> a&nbsp;month, <i>no</i> set-up fee.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>One<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>o<span>&nbsp;</span></span></span><![endif]>Within<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp;</span></span></span><![endif]>Two<o:p></o:p></p>
<p class=MsoNormal><img src="file:///C:/Temp/clip_image001.png"><a href="file:///C:/notes.docx">A note</a></p><!--EndFragment--></body></html>`;

test.each([
  [
    "converts headings, bold text and nested lists from Word",
    word,
    "## Prices\n\nFrom **£29** a month, *no* set-up fee.\n\n- One\n  - Within\n- Two\n\nA note",
  ],
  [
    "converts styled bold text and redirected links from Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">A heading</span></h2>
    <p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700;font-style:italic">loud</span><span> and <a href="https://www.google.com/url?q=https://example.com/a?b%3Dc&sa=D"><span style="text-decoration:underline">a link</span></a>.</span></p>
    <ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li><li><p><span style="text-decoration:line-through">Two</span></p></li></ul></b>`,
    "## A heading\n\nPlain, ***loud*** and [a link](https://example.com/a?b=c).\n\n- One\n- ~~Two~~",
  ],
  [
    "converts tables, code, quotes, pictures and task lists from a web page",
    `<blockquote><p>Said.</p></blockquote><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>
    <pre><code class="language-js">let a = 1;\n</code></pre><p><img src="https://example.com/a.png" alt="A bee"><img src="https://t.example/p.gif" width="1" height="1"></p>
    <ul><li><input type="checkbox" checked> done</li></ul><hr>`,
    "> Said.\n\n| A | B      |\n| - | ------ |\n| 1 | 2 \\| 3 |\n\n```js\nlet a = 1;\n```\n\n![A bee](https://example.com/a.png)\n\n- [x] done\n\n---",
  ],
  [
    "escapes words that look like Markdown or tags",
    "<p>2 * 3 * 4 and _this_</p><p># no heading, &lt;script&gt; no tag</p>",
    "2 \\* 3 \\* 4 and \\_this\\_\n\n\\# no heading, \\<script> no tag",
  ],
  [
    "drops scripts, trackers and local addresses",
    `<p onclick="steal()">Read <a href="javascript:alert(1)">this</a>, <a href="data:text/html,x">that</a> and <a href="#top">more</a>.</p>
    <script>alert(1)</script><style>p{}</style><iframe src="https://evil.example"></iframe><svg onload="x()"><text>drawn</text></svg>
    <img src="data:image/png;base64,AAAA"><img src="blob:x"><p style="display:none">unseen</p><p><strong>End</strong><!-- notice --></p>`,
    "Read this, that and more.\n\n**End**",
  ],
  [
    "moves spaces and line breaks out of the edges of bold text",
    "<p>a<b> bold </b>c <b>three<br></b></p><p>y</p>",
    "a **bold** c **three**\n\ny",
  ],
])("%s", (_title, html, markdown) => {
  expect(markdownFromHtml(html)).toBe(markdown);
});

test.each([
  [
    "code with colours from an editor",
    '<div style="white-space:pre"><div><span style="color:#569cd6">const</span> a</div></div>',
  ],
  ["one paragraph", "<meta charset='utf-8'><p>Just words</p>"],
  ["an empty fragment", ""],
  ["deeply nested tags", "<div>".repeat(20_000)],
  ["an oversized fragment", `<p>a</p><p>${"b".repeat(2_000_000)}</p>`],
])("prefers the plain text of %s", (_, html) => {
  expect(markdownFromHtml(html)).toBeUndefined();
});

test.each(clipboardFragments)("converts a fragment from $from to Markdown: $says", ({ html, markdown }) => {
  expect(markdownFromHtml(html)).toBe(markdown);
  const seen: string[] = [];
  visit(parseArticle(markdown), "text", ({ value }) => seen.push(value));
  expect(seen.join("\n")).not.toMatch(/[*_~`\\]|&#?\w+;|^\s*\|/m);
});

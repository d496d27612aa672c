const wordItem = (level: number, sign: string, words: string, name = "MsoListParagraph") =>
  `<p class=${name} style='margin-left:${level * 36}pt;text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${words}<o:p></o:p></p>`;

const online = (level: number, tag: "ul" | "ol", words: string, start = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="List SCXW1" role="list"${tag === "ol" ? ` start="${start}"` : ""}><li data-leveltext="" data-font="Symbol" data-listid="1" aria-setsize="-1" data-aria-posinset="${start}" data-aria-level="${level}" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span data-contrast="auto" class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${words}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`;

const docs = (html: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5a">${html}</b>`;

/** Fragments as programs put them on the clipboard, by program. */
const fragments: Record<string, [says: string, html: string, markdown: string][]> = {
  Word: [
    [
      "comments, which are dropped",
      `<p class=MsoNormal><a style='mso-comment-reference:KP_1;mso-comment-date:20261120T0900'>We open at nine</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[KP1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>, on <b>Sundays</b> too.</p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"K P"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText>Do we? Ask Jo.</p></div></div></div>`,
      "We open at nine, on **Sundays** too.",
    ],
    [
      "tracked changes, which are accepted",
      `<p class=MsoNormal>The deposit is <s><span class=msoDel><del cite="mailto:KP" datetime="2026-11-20T09:00">£50</del></span></s><u><span class=msoIns><ins cite="mailto:KP" datetime="2026-11-20T09:00">£60</ins></span></u>.</p><p class=MsoNormal>It is <b>returned</b>.</p>`,
      "The deposit is £60.\n\nIt is **returned**.",
    ],
    [
      "bulleted lists nested three levels deep",
      wordItem(1, "·", "Kitchen") +
        wordItem(2, "o", "Sink") +
        wordItem(3, "§", "Tap") +
        wordItem(1, "·", "Bath"),
      "- Kitchen\n  - Sink\n    - Tap\n- Bath",
    ],
    [
      "a lettered sublist, and numbering that resumes after a paragraph",
      wordItem(1, "1.", "Ring us") +
        wordItem(2, "a)", "by day") +
        "<p class=MsoNormal>Then wait.</p>" +
        wordItem(1, "2.", "Let us in"),
      "1. Ring us\n   1. by day\n\nThen wait.\n\n2. Let us in",
    ],
    [
      "a list item with two paragraphs",
      `${wordItem(1, "·", "Boiler", "MsoListParagraphCxSpFirst")}<p class=MsoListParagraphCxSpLast>Ten years old.</p>`,
      "- Boiler\n\n  Ten years old.",
    ],
    [
      "a numbered heading",
      `<h2 style='mso-list:l2 level1 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>1<span>&nbsp;&nbsp;</span></span><![endif]>Our area</h2><p class=MsoNormal>Hexham and round it.</p>`,
      "## Our area\n\nHexham and round it.",
    ],
    [
      "a table with paragraphs in its header cells",
      `<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal><b>Job<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Price<o:p></o:p></b></p></td></tr><tr><td><p class=MsoNormal>Service<o:p></o:p></p><p class=MsoNormal>and test<o:p></o:p></p></td><td><p class=MsoNormal>£80<o:p></o:p></p></td></tr></table>`,
      "| Job              | Price |\n| ---------------- | ----- |\n| Service and test | £80   |",
    ],
    [
      "a bookmark, hidden text and an empty paragraph",
      `<p class=MsoNormal><a name="_Toc1"></a><span style='display:none;mso-hide:all'>secret</span>Call <b>Sam</b>.</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
      "Call **Sam**.",
    ],
    [
      "part of a word in bold, and a bold colon",
      `<p class=MsoNormal>un<b>believ</b>able; <b>Note:</b>ask first; x<b><i>(y)</i></b>z</p><p class=MsoNormal>End.</p>`,
      "un**believ**able; **Note**:ask first; x(**_y_**)z\n\nEnd.",
    ],
    [
      "a bold word split into runs",
      `<p class=MsoNormal><b><span lang=EN-GB>Ga</span></b><b><span style='mso-fareast-language:EN-GB'>s Safe</span></b> engineers</p><p class=MsoNormal>Two.</p>`,
      "**Gas Safe** engineers\n\nTwo.",
    ],
    [
      "local pictures and document links, which are dropped",
      `<p class=MsoNormal><!--[if gte vml 1]><v:shape id="a"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="a"><![endif]><a href="file:///C:/x.docx">The list</a> is <i>here</i>.</p>`,
      "The list is *here*.",
    ],
  ],
  "Word for the web": [
    [
      "a separate list for each item",
      online(1, "ul", "Plan") + online(2, "ul", "Draw") + online(2, "ul", "Price") + online(1, "ul", "Build"),
      "- Plan\n  - Draw\n  - Price\n- Build",
    ],
    [
      "a numbered list with a bulleted sublist",
      online(1, "ol", "First", 1) + online(2, "ul", "a detail") + online(1, "ol", "Second", 2),
      "1. First\n   - a detail\n2. Second",
    ],
    [
      "headings marked by role and bold by style",
      `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun" data-ccp-parastyle="heading 2">Opening times</span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">Monday</span><span class="TextRun"> to Friday</span><span class="EOP">&nbsp;</span></p></div>`,
      "## Opening times\n\n**Monday** to Friday",
    ],
    [
      "a table in wrapper elements",
      `<div class="TableContainer"><table class="Table"><tbody><tr><td class="FirstRow"><div class="TableCellContent"><div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Van</span><span class="EOP">&nbsp;</span></p></div></div></td><td><div><p class="Paragraph"><span>Seats</span></p></div></td></tr><tr><td><div><p><span>Small</span></p></div></td><td><div><p><span>3</span></p></div></td></tr></tbody></table></div>`,
      "| Van   | Seats |\n| ----- | ----- |\n| Small | 3     |",
    ],
  ],
  "Google Docs": [
    [
      "nested lists beside the items",
      docs(
        `<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Within</span></p></li><ol><li aria-level="3"><p><span>deep</span></p></li></ol></ul><li aria-level="1"><p><span>Two</span></p></li></ul>`,
      ),
      "- One\n  - Within\n    1. deep\n- Two",
    ],
    [
      "a selection that starts in a nested list",
      docs(
        `<ul><ul><li aria-level="2"><p><span>Inner</span></p></li></ul><li aria-level="1"><p><span>Outer</span></p></li></ul>`,
      ),
      "- Inner\n- Outer",
    ],
    [
      "a checklist",
      docs(
        `<ul><li dir="ltr" role="checkbox" aria-checked="true" aria-level="1"><img src="data:image/png;base64,AAAA" width="18" alt="checked"><p dir="ltr"><span>Deposit paid</span></p></li><li role="checkbox" aria-checked="false" aria-level="1"><p><span>Keys</span></p></li></ul>`,
      ),
      "- [x] Deposit paid\n- [ ] Keys",
    ],
    [
      "a table of paragraphs with a list in a cell",
      docs(
        `<div dir="ltr" align="left"><table><colgroup><col width="100"><col></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700">Room</span></p></td><td><p><span style="font-weight:700">Work</span></p></td></tr><tr><td><p><span>Hall</span></p></td><td><ul><li><p><span>sand</span></p></li><li><p><span>paint</span></p></li></ul></td></tr></tbody></table></div>`,
      ),
      "| Room | Work        |\n| ---- | ----------- |\n| Hall | sand; paint |",
    ],
    [
      "exported comments",
      `<p><span>Free quotes<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></span></p><p><b>Ring</b></p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>are they?</span></p></div>`,
      "Free quotes\n\n**Ring**",
    ],
    [
      "bold, italic and strikethrough from styles only",
      docs(
        `<p dir="ltr"><span style="font-weight:400">A </span><span style="font-weight:700">bold </span><span style="font-style:italic">word</span><span style="text-decoration:line-through"> gone</span></p>`,
      ),
      "A **bold** *word* ~~gone~~",
    ],
    [
      "resumed numbering",
      docs(
        `<ol start="4"><li aria-level="1"><p><span>Four</span></p></li><li aria-level="1"><p><span>Five</span></p></li></ol>`,
      ),
      "4. Four\n5. Five",
    ],
  ],
  "Google Sheets": [
    [
      "cells, an empty row and a line break in a cell",
      `<google-sheets-html-origin><style type="text/css">td{border:1px solid}</style><table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td style="font-weight:bold">Month</td><td>Visits</td></tr><tr><td></td><td></td></tr><tr><td>May<br>June</td><td style="text-align:right">1,204</td></tr></tbody></table></google-sheets-html-origin>`,
      "| Month    | Visits |\n| -------- | ------ |\n| May June | 1,204  |",
    ],
  ],
  Excel: [
    [
      "a styled sheet",
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-style-parent:style0}</style></head><body><table border=0 width=128><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20><td height=20 class=xl65 width=64>Item</td><td class=xl65>Price</td></tr><tr><td>Tap</td><td align=right>£12.50</td></tr><!--EndFragment--></table></body></html>`,
      "| Item | Price  |\n| ---- | ------ |\n| Tap  | £12.50 |",
    ],
    [
      "merged cells and a cell with a pipe character",
      `<table><tr><td colspan=2>Van | car</td><td>Day</td></tr><tr><td>A</td><td>B</td><td>C</td></tr></table>`,
      "| Van \\| car |   | Day |\n| ---------- | - | --- |\n| A          | B | C   |",
    ],
    ["a single cell", `<table><tr><td><b>Paid</b> on Friday</td></tr></table>`, "**Paid** on Friday"],
  ],
  ChatGPT: [
    [
      "code below a language label and a button",
      `<p data-start="0">Run this:</p><pre class="overflow-visible!"><div class="contain-inline-size"><div class="flex items-center">bash<button>Copy code</button></div><div class="overflow-y-auto"><code class="whitespace-pre! language-bash"><span><span class="hljs-built_in">echo</span> hi\n</span></code></div></div></pre>`,
      "Run this:\n\n```bash\necho hi\n```",
    ],
    [
      "source badges and tracking parameters in links",
      `<p>Tiles need grout. <span data-state="closed"><span data-testid="webpage-citation-pill"><a href="https://shop.example/?utm_source=chatgpt.com">Shop</a></span></span></p><p>See <a href="https://tiles.example/a?utm_source=chatgpt.com">tiles</a>.</p>`,
      "Tiles need grout.\n\nSee [tiles](https://tiles.example/a).",
    ],
    [
      "a formula rendered twice",
      `<p>Area: <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>a</mi><mi>b</mi></mrow><annotation encoding="application/x-tex">a \\times b</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="mord">a×b</span></span></span></p><p><strong>Done</strong></p>`,
      "Area: `a \\times b`\n\n**Done**",
    ],
    [
      "a table in a container, with bold cells",
      `<div class="_tableContainer_1"><div tabindex="-1"><table data-start="1"><thead><tr><th>Plan</th><th><strong>Cost</strong></th></tr></thead><tbody><tr><td><strong>Basic</strong></td><td>£29</td></tr></tbody></table></div></div>`,
      "| Plan      | Cost |\n| --------- | ---- |\n| **Basic** | £29  |",
    ],
    [
      "a numbered list with paragraphs and bulleted sublists",
      `<ol data-start="1"><li><p><strong>Measure</strong></p><ul><li><p>twice</p></li><li><p>and note it</p></li></ul></li><li><p><strong>Cut</strong></p></li></ol>`,
      "1. **Measure**\n   - twice\n   - and note it\n2. **Cut**",
    ],
  ],
  Claude: [
    [
      "a language label outside the code block",
      `<p>Here:</p><div class="relative group/copy"><div class="text-text-500 text-xs">python</div><div class="overflow-x-auto"><pre class="code-block__code"><code class="language-python">print(1)\n</code></pre></div></div>`,
      "Here:\n\n```python\nprint(1)\n```",
    ],
  ],
  Gemini: [
    [
      "a code block with a header",
      `<p>So:</p><code-block><div class="code-block"><div class="code-block-decoration header-formatted"><span>HTML</span><button>copy</button></div><div><pre><code role="text" class="code-container formatted">&lt;b&gt;a&lt;/b&gt;</code></pre></div></div></code-block>`,
      "So:\n\n```\n<b>a</b>\n```",
    ],
  ],
  Outlook: [
    [
      "a Safe Links address",
      `<p class=MsoNormal>Book <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fbook.example%2Fa%3Fb%3D1&amp;data=05">here</a>.</p>`,
      "Book [here](https://book.example/a?b=1).",
    ],
  ],
  Gmail: [
    [
      "lines in divs, and bold tags",
      `<div dir="ltr">Hello,<div><br></div><div>we are <b>closed</b> today.</div></div>`,
      "Hello,\n\nwe are **closed** today.",
    ],
  ],
  "Apple Notes": [
    [
      "converted spaces and a trailing line break",
      `<p class="p1"><span class="s1"><b>Paint</b></span><span class="Apple-converted-space">&nbsp; </span>white</p><br class="Apple-interchange-newline">`,
      "**Paint** white",
    ],
  ],
  Notion: [
    [
      "a to-do list",
      `<ul><li><input type="checkbox" checked><span>Call</span></li><li><input type="checkbox"><span>Pay</span></li></ul>`,
      "- [x] Call\n- [ ] Pay",
    ],
  ],
  LibreOffice: [
    [
      "nested font elements",
      `<p style="margin-bottom: 0cm; line-height: 100%"><font face="Liberation Serif"><font size="3" style="font-size: 12pt"><b>Terms</b> of <i>hire</i></font></font></p>`,
      "**Terms** of *hire*",
    ],
  ],
  "LibreOffice Calc": [
    [
      "cells with font elements",
      `<table cellspacing="0"><colgroup width="85"></colgroup><tr><td height="17" align="left"><b><font face="Arial">Day</font></b></td><td><font>Open</font></td></tr><tr><td>Mon</td><td sdval="9" sdnum="2057;">9</td></tr></table>`,
      "| Day | Open |\n| --- | ---- |\n| Mon | 9    |",
    ],
  ],
  "a web page": [
    [
      "a caption, an isolated heading and a nested table",
      `<h2><b>Prices</b></h2><table><caption>From May</caption><tr><th>A</th><th>B</th></tr><tr><td>1</td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr></table>`,
      "## Prices\n\nFrom May\n\n| A | B   |\n| - | --- |\n| 1 | x y |",
    ],
    [
      "screen-reader text and an anchor symbol",
      `<h3>Where <a class="anchor" aria-hidden="true" href="#w">#</a></h3><p>Hexham <span class="sr-only">(opens in a new tab)</span> and <em>Corbridge</em></p>`,
      "### Where\n\nHexham and *Corbridge*",
    ],
    [
      "bold quotation marks between letters without spaces",
      `<p>他说<b>“明天”</b>来。</p><p>好</p>`,
      "他说“**明天**”来。\n\n好",
    ],
    [
      "nested and empty bold, underlining and highlighting",
      `<p><b>All <strong>of</strong> it</b><b> </b><u>now</u> <mark>please</mark></p>`,
      "**All of it** now please",
    ],
    [
      "an empty heading and two line breaks",
      `<h2></h2><p>One<br><br>two<br>three</p>`,
      "One\n\ntwo\\\nthree",
    ],
    [
      "invisible characters",
      `<p>Soft\u00ADly, zero\u200Bwidth, word\u2060joiner and&nbsp;space: <b>ok</b></p>`,
      "Softly, zerowidth, wordjoiner and space: **ok**",
    ],
  ],
  Wikipedia: [
    [
      "reference numbers and edit links",
      `<h2>Slate<span class="mw-editsection">[edit]</span></h2><p>Slate splits.<sup class="reference"><a href="#cite_note-1">[1]</a></sup> A roof of 30 m<sup>2</sup>.</p>`,
      "## Slate\n\nSlate splits. A roof of 30 m².",
    ],
  ],
};

export const clipboardFragments = Object.entries(fragments).flatMap(([from, some]) =>
  some.map(([says, html, markdown]) => ({ from, says, html, markdown })),
);

import { describe, expect, test } from "vitest";
import { readGhost } from "./ghost.ts";

function read(post: object): { markdown: string; remarks: string[] } {
  const [found] = readGhost({ posts: [{ id: "1", title: "A post", slug: "a-post", ...post }] }).posts;
  return { markdown: found?.fields.content ?? "", remarks: found?.remarks ?? [] };
}
const fromHtml = (html: string) => read({ html });
const fromLexical = (...children: object[]) =>
  read({ html: null, lexical: JSON.stringify({ root: { type: "root", children } }) });
const fromMobiledoc = (document: object) => read({ mobiledoc: JSON.stringify(document) });

const icon = '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>';
const button = `<button class="kg-play-icon">${icon}</button>`;
const clock = '<span class="kg-current-time">0:00</span><div>/<span>0:13</span></div><input type="range">';

describe("cards as Ghost renders them", () => {
  const cards: [string, string, string][] = [
    [
      "a bookmark is a link with what the page says of itself",
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.org"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Bricks</div><div class="kg-bookmark-description">And how to lay them</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="/i.ico"><span class="kg-bookmark-author">Ada</span></div></div><div class="kg-bookmark-thumbnail"><img src="/t.png"></div></a><figcaption><p>Worth a look.</p></figcaption></figure>',
      "[Bricks](https://example.org)\\\nAnd how to lay them\n\nWorth a look.",
    ],
    [
      "a film is a link without its player's buttons and clock",
      `<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="/sea.mp4"></video>${button}${clock}</div><figcaption>The sea.</figcaption></figure>`,
      "[Watch the film](/sea.mp4)\n\nThe sea.",
    ],
    [
      "a recording is a link of its name",
      `<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail"><audio src="/talk.mp3"></audio><div class="kg-audio-title">A talk</div>${button}${clock}</div>`,
      "[A talk](/talk.mp3)",
    ],
    [
      "a file is one link",
      `<div class="kg-card kg-file-card"><a href="/prices.pdf" title="Download"><div class="kg-file-card-title">Prices</div><div class="kg-file-card-caption">All of them</div><div class="kg-file-card-filename">prices.pdf</div><div class="kg-file-card-icon">${icon}</div></a></div>`,
      "[Prices](/prices.pdf)\\\nAll of them",
    ],
    [
      "a callout is a quotation that keeps its sign",
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the <b>step</b>.</div></div>',
      "> 💡 Mind the **step**.",
    ],
    [
      "what unfolds lies open below its heading",
      `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4>How long?</h4>${button}</div><div class="kg-toggle-content"><p>Two <em>weeks</em>.</p></div></div>`,
      "#### How long?\n\nTwo *weeks*.",
    ],
    [
      "a product keeps its stars",
      `<div class="kg-card kg-product-card"><h4>Trowel</h4><div class="kg-product-card-rating"><span class="kg-product-card-rating-active">${icon}</span><span class="kg-product-card-rating-active">${icon}</span><span class="kg-product-card-rating-star">${icon}</span></div><a href="/buy"><span>Buy</span></a></div>`,
      "#### Trowel\n\n★★\n\n[Buy](/buy)",
    ],
  ];
  test.each(cards)("%s", (_title, html, markdown) => {
    expect(fromHtml(html)).toEqual({ markdown, remarks: [] });
  });

  test("a form to sign up is left out, and named", () => {
    const html =
      '<p>Before.</p><div class="kg-card kg-signup-card"><h2>Join</h2><form><input><button>Go</button></form></div>';
    expect(fromHtml(html)).toEqual({ markdown: "Before.", remarks: ["Left out of the text: form."] });
  });
});

test("an empty line between two breaks is a new paragraph", () => {
  expect(fromHtml("<p>One<br>more.<br><br>Two.<br> <br><br>Three.</p>").markdown).toBe(
    "One\\\nmore.\n\nTwo.\n\nThree.",
  );
});

describe("the editor's own text, where there is no HTML", () => {
  test("Lexical's cards come in as the rendered ones do; mails are named", () => {
    const { markdown, remarks } = fromLexical(
      { type: "markdown", markdown: '# A *heading*\n\n<iframe src="https://vimeo.com/1"></iframe>' },
      { type: "bookmark", url: "https://example.org", metadata: { title: "Bricks", description: "" } },
      { type: "embed", url: "https://example.org/tune", html: "<script></script>", metadata: {} },
      { type: "button", buttonText: "Book & pay", buttonUrl: "/book" },
      { type: "callout", calloutEmoji: "💡", calloutText: "<p>Mind the <b>step</b>.</p>" },
      { type: "toggle", heading: "<span>How long?</span>", content: "<p>Two weeks.</p>" },
      { type: "audio", src: "/talk.mp3", title: "A talk" },
      { type: "video", src: "/sea.mp4", caption: "<p>The sea.</p>" },
      { type: "file", src: "/prices.pdf", fileTitle: "", fileName: "prices.pdf" },
      {
        type: "product",
        productTitle: "Trowel",
        productButtonEnabled: true,
        productButton: "Buy",
        productUrl: "/buy",
      },
      { type: "header", header: "News", subheader: "All of it", buttonEnabled: false },
      { type: "gallery", images: [{ src: "/1.jpg", alt: "One" }, { src: "/2.jpg" }], caption: "<p>Two.</p>" },
      { type: "email", html: "<p>Hey {first_name}</p>" },
    );
    expect(markdown.split("\n\n")).toEqual([
      "# A *heading*",
      "<https://vimeo.com/1>",
      "[Bricks](https://example.org)",
      "<https://example.org/tune>",
      "[Book & pay](/book)",
      "> 💡 Mind the **step**.",
      "#### How long?",
      "Two weeks.",
      "[A talk](/talk.mp3)",
      "[Watch the film](/sea.mp4)",
      "The sea.",
      "[prices.pdf](/prices.pdf)",
      "#### Trowel",
      "[Buy](/buy)",
      "## News",
      "All of it",
      '![One](/1.jpg)\n![](/2.jpg "Two.")',
    ]);
    expect(remarks).toEqual(["Left out of the text: a card of the kind “email”."]);
  });

  test("Mobiledoc's breaks, pictures and Markdown cards", () => {
    const document = {
      version: "0.3.1",
      markups: [["strong"], ["a", ["href", "/faq"]]],
      atoms: [["soft-return", "", {}]],
      cards: [["card-markdown", { markdown: "A ~~dear~~ fair price." }]],
      sections: [
        [
          1,
          "p",
          [
            [0, [], 0, "One"],
            [1, [], 0, 0],
            [0, [0], 1, "two"],
            [0, [1], 1, " three"],
          ],
        ],
        [2, "/desk.jpg"],
        [3, "ul", [[[0, [], 0, "item"]]]],
        [10, 0],
      ],
    };
    expect(fromMobiledoc(document)).toEqual({
      markdown: "One\\\n**two** [three](/faq)\n\n![](/desk.jpg)\n\n- item\n\nA ~~dear~~ fair price.",
      remarks: [],
    });
  });

  test("before Ghost 1.0 a post was Markdown", () => {
    expect(read({ markdown: "## Old\n\n* one\n* two\n\nSee www.example.org." }).markdown).toBe(
      "## Old\n\n- one\n- two\n\nSee [www.example.org](http://www.example.org).",
    );
  });
});

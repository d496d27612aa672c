import { describe, expect, test } from "vitest";
import { readGhost } from "./ghost.ts";
import { only as onlyPost, read as readFiles } from "./read-files.fixture.ts";

type Row = Record<string, unknown>;

const rowOf = (more: Row = {}): Row => ({
  id: "7",
  title: "Salt",
  slug: "salt",
  status: "published",
  visibility: "public",
  html: "<p>A</p>",
  published_at: "2023-01-01T00:00:00.000Z",
  ...more,
});
const exported = (posts: Row[], tables: Row = {}): string =>
  JSON.stringify({ db: [{ meta: { version: "5.80.0" }, data: { posts, ...tables } }] });
const only = (more: Row, tables: Row = {}) => onlyPost({ "ghost.json": exported([rowOf(more)], tables) });

function read(post: Row): { markdown: string; notices: string[] } {
  const [found] = readGhost([{ posts: [rowOf({ html: null, ...post })] }]).posts;
  return { markdown: found?.fields.content ?? "", notices: found?.notices ?? [] };
}
const fromHtml = (html: string) => read({ html });
const fromLexical = (...children: object[]) =>
  read({ lexical: JSON.stringify({ root: { type: "root", children } }) });

test("reads a complete export and reports the content that it skips", async () => {
  const html =
    '<p>Hello <strong>there</strong>, <a href="__GHOST_URL__/other/">other</a>.</p><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2024/05/desk.jpg" alt="A desk"><figcaption>My <b>desk</b></figcaption></figure><!--kg-card-begin: html--><script>alert(1)</script><!--kg-card-end: html--><iframe src="https://www.youtube.com/embed/xyz" title="A talk"></iframe>';
  const lexical = {
    type: "root",
    children: [
      { type: "heading", tag: "h2", children: [{ type: "text", text: "A & b", format: 0 }] },
      { type: "paragraph", children: [{ type: "text", text: "bold", format: 1 }] },
      { type: "paywall" },
    ],
  };
  const hello = {
    id: "1",
    title: "Hello",
    html,
    feature_image: "__GHOST_URL__/content/images/top.png",
    visibility: "members",
    custom_excerpt: "Short.",
    canonical_url: "https://else.example/",
    created_at: "2024-04-01T10:00:00.000Z",
    uuid: "u-1",
  };
  const meta = { meta_title: "SEO hello", meta_description: "Found.", feature_image_alt: "The top" };
  const given = {
    "export/ghost.json": exported(
      [
        rowOf(hello),
        rowOf({
          id: "2",
          slug: "other",
          html: null,
          lexical: JSON.stringify({ root: lexical }),
          status: "draft",
        }),
        rowOf({ id: "3", title: "About us", slug: "about", type: "page" }),
      ],
      {
        posts_meta: [{ post_id: "1", ...meta, twitter_title: "Hi", og_image: null }],
        tags: [
          { id: "t1", name: "News" },
          { id: "t2", name: "#hidden" },
        ],
        posts_tags: [
          { post_id: "1", tag_id: "t2", sort_order: 0 },
          { post_id: "1", tag_id: "t1", sort_order: 1 },
        ],
        users: [{ id: "u1", name: "Åse" }],
        posts_authors: [{ post_id: "1", author_id: "u1", sort_order: 0 }],
        members: [{ id: "m" }],
      },
    ),
    "export/content/images/2024/05/desk.jpg": new Uint8Array([0xff, 0xd8, 0xff]),
  };
  const { program, posts, notices, files } = await readFiles(given);
  expect(program).toBe("ghost");
  expect(posts).toHaveLength(2);
  expect(posts[0]).toMatchObject({
    status: "draft",
    createdAt: "2024-04-01T10:00:00.000Z",
    alsoAt: ["/salt/amp/", "/p/u-1/"],
    fields: {
      author: "Åse",
      tags: ["News"],
      excerpt: "Short.",
      seo_title: "SEO hello",
      seo_meta_description: "Found.",
      featured_image_alt: "The top",
      published_at: "2023-01-01T00:00:00.000Z",
    },
  });
  expect(posts[0]?.fields.content).toBe(
    'Hello **there**, [other](/blog/other).\n\n![A desk](/content/images/2024/05/desk.jpg "My desk")\n\n[A talk](https://www.youtube.com/watch?v=xyz)',
  );
  expect(posts[0]?.notices).toEqual([
    "It wasn’t open to everyone in Ghost (“members”), so it will be a draft.",
    "Internal tags were left out: #hidden.",
    "Left out: canonical url.",
    "Left out: twitter title.",
    "Left out of the text: script.",
  ]);
  expect(posts[1]?.fields.content).toBe("## A & b\n\n**bold**");
  expect(posts[1]?.notices).toEqual(["Left out of the text: a card of the kind “paywall”."]);
  expect(notices).toEqual([
    "Pages, not posts, so they were left out: “About us”.",
    "Left out, because there is no equivalent here: members.",
  ]);
  expect(files.find("/content/images/2024/05/desk.jpg", "")).toBeDefined();
});

const icon = '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>';
const button = `<button class="kg-play-icon">${icon}</button>`;
const clock = '<span class="kg-current-time">0:00</span><div>/<span>0:13</span></div><input type="range">';

describe("rendered cards", () => {
  const cards: [string, string, string][] = [
    [
      "starts a new paragraph at a double line break",
      "<p>One<br>more.<br><br>Two.<br> <br><br>Three.</p>",
      "One\\\nmore.\n\nTwo.\n\nThree.",
    ],
    [
      "converts a bookmark to a link with the page's description",
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.org"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Bricks</div><div class="kg-bookmark-description">And how to lay them</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="/i.ico"><span class="kg-bookmark-author">Ada</span></div></div><div class="kg-bookmark-thumbnail"><img src="/t.png"></div></a><figcaption><p>Worth a look.</p></figcaption></figure>',
      "[Bricks](https://example.org)\\\nAnd how to lay them\n\nWorth a look.",
    ],
    [
      "converts a video to a link without player controls",
      `<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="/sea.mp4"></video>${button}${clock}</div><figcaption>The sea.</figcaption></figure>`,
      "[Watch the film](/sea.mp4)\n\nThe sea.",
    ],
    [
      "converts a recording to a link with its name",
      `<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail"><audio src="/talk.mp3"></audio><div class="kg-audio-title">A talk</div>${button}${clock}</div>`,
      "[A talk](/talk.mp3)",
    ],
    [
      "converts a file to one link",
      `<div class="kg-card kg-file-card"><a href="/prices.pdf" title="Download"><div class="kg-file-card-title">Prices</div><div class="kg-file-card-caption">All of them</div><div class="kg-file-card-filename">prices.pdf</div><div class="kg-file-card-icon">${icon}</div></a></div>`,
      "[Prices](/prices.pdf)\\\nAll of them",
    ],
    [
      "converts a callout to a quotation with its emoji",
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the <b>step</b>.</div></div>',
      "> 💡 Mind the **step**.",
    ],
    [
      "converts a toggle to a heading with its content",
      `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4>How long?</h4>${button}</div><div class="kg-toggle-content"><p>Two <em>weeks</em>.</p></div></div>`,
      "#### How long?\n\nTwo *weeks*.",
    ],
    [
      "preserves the stars of a product",
      `<div class="kg-card kg-product-card"><h4>Trowel</h4><div class="kg-product-card-rating"><span class="kg-product-card-rating-active">${icon}</span><span class="kg-product-card-rating-active">${icon}</span><span class="kg-product-card-rating-star">${icon}</span></div><a href="/buy"><span>Buy</span></a></div>`,
      "#### Trowel\n\n★★\n\n[Buy](/buy)",
    ],
  ];
  test.each(cards)("%s", (_title, html, markdown) => {
    expect(fromHtml(html)).toEqual({ markdown, notices: [] });
  });

  test("skips a sign-up form with a notice", () => {
    const html =
      '<p>Before.</p><div class="kg-card kg-signup-card"><h2>Join</h2><form><input><button>Go</button></form></div>';
    expect(fromHtml(html)).toEqual({ markdown: "Before.", notices: ["Left out of the text: form."] });
  });
});

describe("editor documents without HTML", () => {
  test("converts Lexical documents but skips email cards with a notice", () => {
    const { markdown, notices } = fromLexical(
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
    expect(notices).toEqual(["Left out of the text: a card of the kind “email”."]);
  });

  test("converts line breaks, pictures and Markdown cards in Mobiledoc", () => {
    const document = {
      version: "0.3.1",
      markups: [["strong"], ["a", ["href", "/faq"]]],
      atoms: [["soft-return", "", {}]],
      cards: [["card-markdown", { markdown: "A ~~dear~~ fair price in 5~7~8 days." }]],
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
    expect(read({ mobiledoc: JSON.stringify(document) })).toEqual({
      markdown:
        "One\\\n**two** [three](/faq)\n\n![](/desk.jpg)\n\n- item\n\nA ~~dear~~ fair price in 5\\~7\\~8 days.",
      notices: [],
    });
  });

  test.each([
    [
      "paragraphs",
      "Roses are red\nViolets are **blue\nor** not  \nat\\\nall",
      "Roses are red\\\nViolets are **blue\\\nor** not\\\nat\\\nall",
    ],
    ["quotes and lists", "> a\n> b\n\n- one\n  two\nthree", "> a\\\n> b\n\n- one\\\n  two\\\n  three"],
    ["headings and links", "[a\nb](/c)", "[a\\\nb](/c)"],
  ])("preserves the line breaks of Markdown in %s", (_, markdown, expected) => {
    expect(fromLexical({ type: "markdown", markdown }).markdown).toBe(expected);
    expect(read({ markdown }).markdown).toBe(expected);
  });

  test("adds no line breaks to code, tables and HTML", () => {
    const markdown =
      "`a\nb`\n\n```\nc\nd\n```\n\n| e |\n|---|\n| f |\n\n<div>\ng\nh\n</div>\n\nText[^i].\n\n[^i]: Note.";
    expect(fromLexical({ type: "markdown", markdown }).markdown).toBe(
      "`a b`\n\n```\nc\nd\n```\n\n| e |\n| - |\n| f |\n\ng h\n\nText[^1].\n\n[^1]: Note.",
    );
  });

  test("reads Markdown when the post predates Ghost 1.0", () => {
    expect(read({ markdown: "## Old\n\n* one\n* two\n\nSee www.example.org." }).markdown).toBe(
      "## Old\n\n- one\n- two\n\nSee [www.example.org](http://www.example.org).",
    );
  });
});

describe("unclear status, visibility or date", () => {
  test.each<[string, Row, string, Row?]>([
    ["visible to members only", { visibility: "members" }, "It wasn’t open to everyone in Ghost (“members”)"],
    ["visible to paying members only", { visibility: "paid" }, "(“paid”)"],
    ["visible to some tiers only", { visibility: "tiers" }, "(“tiers”)"],
    ["visible to a member filter only", { visibility: ["product:gold"] }, "product:gold"],
    ["an email-only post", { status: "sent" }, "In Ghost it was only emailed"],
    ["the email-only flag", {}, "only emailed", { posts_meta: [{ post_id: "7", email_only: 1 }] }],
    ["an unknown status", { status: "review" }, "We don’t recognise its status “review”"],
    ["a status that is not a string", { status: ["published"] }, "We don’t recognise its"],
    ["no status", { status: null }, "does not say whether it was public"],
    ["an unknown type", { type: "letter" }, "We don’t recognise its type “letter”"],
    ["scheduled without a date", { status: "scheduled", published_at: null }, "It has no date"],
    ["published in the future", { published_at: "2098-01-01T00:00:00.000Z" }, "is in the future"],
    ["a date that is not a timestamp", { published_at: "soon" }, "“soon” could not be understood"],
    ["a date out of range", { published_at: 8.64e15 + 1 }, "could not be understood"],
    ["a date before 2000", { published_at: 0 }, "could not be understood"],
    ["a number that is not a date", { published_at: "16725312" }, "could not be understood"],
    ["a date that is not a string", { published_at: { year: 2023 } }, "could not be understood"],
    ["an invalid creation date", { published_at: null, created_at: 1e300 }, "could not be understood"],
    [
      "a section for members",
      { html: '<p>A</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:free" --><p>B</p>' },
      "Parts of it were for members only",
    ],
  ])("imports a post as a draft with a reason: %s", async (_, more, reason, tables) => {
    const { status, notices } = await only(more, tables);
    expect(status).toBe("draft");
    expect(notices.join("\n")).toContain(reason);
    expect(notices.join("\n")).toContain("draft");
  });

  test.each<[string, Row]>([
    ["all fields", {}],
    ["no visibility, as in old exports", { visibility: undefined }],
    ["a date in milliseconds, as in old exports", { published_at: 1672531200000 }],
    ["only a creation date", { published_at: null, created_at: "2023-01-01T00:00:00.000Z" }],
    ["an invalid creation date", { created_at: 1e300 }],
  ])("publishes a public post with %s", async (_, more) => {
    expect(await only(more)).toMatchObject({ status: "published" });
  });
});

describe("complete text", () => {
  test("removes every placeholder for the blog's address", async () => {
    const post = await only({
      feature_image: "__GHOST_URL__/content/images/2023/f.png",
      html: '<p><a href="__GHOST_URL__/about/">About</a> <a href="__GHOST_URL__">home</a> at __GHOST_URL__/about <img src="__GHOST_URL__/content/images/2023/a.png"></p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="__GHOST_URL__/x/"><div class="kg-bookmark-title">X</div></a></figure><video src="__GHOST_URL__/content/media/a.mp4"></video>',
    });
    expect(post.fields.content).toBe(
      "[About](/about/) [home](/) at /about ![](/content/images/2023/a.png)\n\n[X](/x/)\n\n[Watch the film](/content/media/a.mp4)",
    );
    expect(post.fields.featured_image_url).toBe("__GHOST_URL__/content/images/2023/f.png");
  });

  test("preserves links on pictures and in captions", () => {
    const [href, caption] = ["https://shop.example/", 'By <a href="https://ann.example/">Ann</a>'];
    const html = `<figure class="kg-card kg-image-card"><a href="${href}"><img src="/a.jpg" alt="A"></a><figcaption>${caption}</figcaption></figure>`;
    const markdown = "[![A](/a.jpg)](https://shop.example/)\n\nBy [Ann](https://ann.example/)";
    expect(fromHtml(html)).toEqual({ markdown, notices: [] });
    expect(fromLexical({ type: "image", src: "/a.jpg", alt: "A", href, caption })).toEqual({
      markdown,
      notices: [],
    });
  });

  test("converts footnotes in Markdown", () => {
    const { markdown } = read({ markdown: "Text[^a] on.\n\n[^a]: The *note*" });
    expect(markdown).toBe("Text[^1] on.\n\n[^1]: The *note*");
  });

  test("falls back to plain text with a notice when the document is invalid", () => {
    const { markdown, notices } = read({ lexical: "{broken", plaintext: "Words\n\nmore" });
    expect(markdown).toBe("Words\n\nmore");
    expect(notices.join()).toContain("only plain text was imported");
  });
});

describe("contents of an export", () => {
  test("imports pages when there are no posts", async () => {
    const pages = exported([rowOf({ type: "page" }), rowOf({ id: "8", page: 1, slug: "b" })]);
    const { posts, notices } = await readFiles({ "ghost.json": pages });
    expect(posts).toHaveLength(2);
    expect(posts[0]?.notices).toEqual(["It was a page in Ghost."]);
    expect(notices).toEqual([]);
  });

  test("merges several exports", () => {
    const { posts, notices } = readGhost([
      { posts: [rowOf(), rowOf({ id: "8", slug: "b", title: "Huge", html: "words ".repeat(400_000) })] },
      {
        posts: [rowOf(), rowOf({ id: "9", slug: "c", title: "Tagged" })],
        tags: [{ id: "t", name: "Sea" }],
        posts_tags: [{ post_id: "9", tag_id: "t" }],
      },
    ]);
    expect(posts.map(({ fields }) => [fields.title, fields.tags])).toEqual([
      ["Salt", []],
      ["Tagged", ["Sea"]],
    ]);
    expect(notices).toEqual([
      "“Huge” was left out. Its text has more than 2,000,000 characters: too much for one post.",
    ]);
  });
});

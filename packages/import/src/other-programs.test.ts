import { describe, expect, test } from "vitest";
import { plainMarkdown } from "./plain-markdown.ts";
import { only, read } from "./read-files.fixture.ts";

describe("fields", () => {
  test("reads known fields with other names and structures", async () => {
    const head =
      "title: T\nimage:\n  url: a.png\ncover:\n  src: b.png\nauthors:\n  - name: Ann\ntags: [x]\nkeywords: [y]\ndate:\n  created: 2020-01-01";
    const { fields, notices } = await only({ "content/posts/a.md": `---\n${head}\n---\n\nText.` });
    expect(fields).toMatchObject({
      author: "Ann",
      tags: ["x", "y"],
      featured_image_url: "a.png",
      published_at: "2020-01-01T00:00:00Z",
    });
    expect(notices).toEqual([
      "The keywords became tags: y.",
      "Left out, because posts here have no equivalent: cover.",
    ]);
  });

  test("reads front matter from Astro's starter template", async () => {
    const head =
      "title: T\npubDate: 'Jul 08 2022'\nupdatedDate: 'Jul 09 2022'\nheroImage: './a.jpg'\nheroImageAlt: Sea";
    const { program, posts } = await read({ "src/content/blog/a.md": `---\n${head}\n---\nText.` });
    expect(program).toBe("markdown");
    expect(posts[0]).toMatchObject({
      status: "published",
      notices: [],
      fields: {
        published_at: "2022-07-08T00:00:00Z",
        featured_image_url: "./a.jpg",
        featured_image_alt: "Sea",
      },
    });
  });

  test.each([
    "pubDatetime",
    "publish_datetime",
    "publishedTime",
    "published_at",
    "datePublished",
    "publicationDate",
    "created",
    "created_time",
    "date created",
    "creationDate",
    "posted_on",
    "datetime",
  ])("reads the date in %s, and skips a later change", async (name) => {
    const changes = [
      "modDatetime",
      "date modified",
      "lastUpdated",
      "last_edited_time",
      "updatedOn",
      "dateUpdated",
    ]
      .map((one) => `${one}: 2026-01-01\n`)
      .join("");
    const { fields, notices } = await only({
      "a.md": `---\n${changes}title: T\n${name}: 2024-05-06\n---\nText.`,
    });
    expect([fields.published_at, notices]).toEqual(["2024-05-06T00:00:00Z", []]);
  });

  test("reads titles, properties and links from Notion", async () => {
    const id = (digit: string) => digit.repeat(32);
    const { posts } = await read({
      [`Opening hours ${id("0")}.md`]: `# Opening hours\n\nOwner: Ann\nCreated: January 5, 2024 10:00 AM\nStatus: Draft\nTags: news, hours\nAuthor: Ann Example\n\nWe open. See [Parking](Parking%20${id("a")}.md).\n\n![Door](Opening%20hours%20${id("0")}/a.png)\n`,
      [`Opening hours ${id("0")}/a.png`]: "",
      [`Parking ${id("a")}.md`]:
        "# Parking: how\n\nLast edited time: January 6, 2024 9:00 AM\nDate: 2024-01-06\n\nBehind.\n",
      [`Drafts ${id("b")}/Idea ${id("c")}.md`]: "# Idea\n\nNote: nobody has read it.\n\nBody.\n",
      "Words deadbeef.md": "# Words\n\nTags: a\n\nText.\n",
    });
    expect(
      posts.map(({ fields, status, notices }) => [
        fields.title,
        fields.slug,
        fields.content,
        status,
        notices,
      ]),
    ).toEqual([
      [
        "Opening hours",
        "opening-hours",
        `We open. See [Parking](/blog/parking).\n\n![Door](Opening%20hours%20${id("0")}/a.png)`,
        "draft",
        ["Left out, because posts here have no equivalent: owner."],
      ],
      ["Parking: how", "parking", "Behind.", "published", []],
      [
        "Idea",
        "idea",
        "Note: nobody has read it.\n\nBody.",
        "draft",
        [`It is in the folder “Drafts”, so it will be a draft.`],
      ],
      ["Words", "words-deadbeef", "Tags: a\n\nText.", "published", []],
    ]);
    expect(posts[0]?.fields).toMatchObject({
      published_at: "2024-01-05T10:00:00Z",
      tags: ["news", "hours"],
      author: "Ann Example",
    });
  });

  test("reads Zola's taxonomies", async () => {
    const text =
      '+++\ntitle = "Z"\ndate = 2020-01-02\n[taxonomies]\ntags = ["x", "y"]\ncategories = ["C"]\n+++\nText.';
    const { fields, categories, notices } = await only({ "content/blog/a.md": text });
    expect([fields.tags, categories, notices]).toEqual([["x", "y"], ["C"], []]);
  });

  test("reads Jekyll's lists, category folders and collections", async () => {
    const { posts, notices } = await read({
      "_config.yml": "collections:\n  recipes:\n    output: true\n  notes:\n    output: false\n",
      "_posts/2020-01-03-food.md": "---\ntitle: Food\ncategories: food drinks\ntags: one two\n---\nText.",
      "sports/_posts/2020-01-02-match.md": "---\ntitle: Match\n---\nText.",
      "_recipes/soup.md": "---\ntitle: Soup\n---\nHot.",
      "_notes/mine.md": "---\ntitle: Mine\n---\nSecret.",
    });
    expect(posts.map(({ fields, categories }) => [fields.title, categories, fields.tags])).toEqual([
      ["Food", ["food"], ["one", "two", "drinks"]],
      ["Match", ["sports"], []],
      ["Soup", [], []],
    ]);
    expect(notices).toEqual(["Pages, not posts, so they were left out: _notes/mine.md."]);
  });
});

const conversions: Record<string, [text: string, expected: string]> = {
  "a line break in a table": [
    "| a | b |\n|---|---|\n| one<br>two | x |",
    "| a | b |\n|---|---|\n| one / two | x |",
  ],
  "a link to a heading's custom id": [
    "## Part {#own-id}\n\nSee [above](#own-id).",
    "## Part\n\nSee [above](#section-part).",
  ],
  "a link to a heading below the second level": [
    "## A\n\n### Deep {#d}\n\n[x](#d)",
    "## A\n\n### Deep\n\n[x](#section-a)",
  ],
  "Kramdown's table of contents": ["* TOC\n{:toc}\n\nText.", "Text."],
  "a [[toc]] placeholder": ["[[toc]]\n\nText.", "Text."],
  "attributes after a picture": ['![a](b.png){: .right width="3"}', "![a](b.png)"],
  "bold within a line": ["A <b>bold </b>word and <em>more</em>", "A **bold** word and *more*"],
  "a link within a line": ['A <a href="/x y" target="_blank">link</a>.', "A [link](</x y>)."],
  "a javascript: link": ["A <a href='javascript:x()'>link</a>.", "A link."],
  "a picture's name with spaces": [
    "See ![x](images/my photo (1).png).",
    "See ![x](<images/my photo (1).png>).",
  ],
  "such a name and a caption": [
    '![x](my photo.jpg "By Ann") and [y](a b).',
    '![x](<my photo.jpg> "By Ann") and [y](a b).',
  ],
  "a link's name with spaces": ["[the list](price list.pdf)", "[the list](<price list.pdf>)"],
  "superscripts and subscripts": ["x<sup>2</sup>, H<sub>2</sub>O, 5<sup>th</sup>", "x², H₂O, 5th"],
  "keyboard keys": ["Press <kbd>Ctrl</kbd>.", "Press `Ctrl`."],
  "tags without a Markdown equivalent": ['A <span style="x">word</span> <u>here</u>', "A word here"],
};

describe("Markdown", () => {
  test.each(Object.entries(conversions))("converts %s", (_, [text, expected]) => {
    expect(plainMarkdown(text).markdown).toBe(expected);
  });

  test.each([
    ["braces that are not attributes", "Say {:ok, value} and {:a => 1}."],
    ["code", "`{:.x}` and\n\n```\n{: .y}\n<b>\n[[z]]\n```\n"],
    ["escaped brackets and code", "!\\[x](my photo.png) `![x](my photo.png)`"],
  ])("leaves %s unchanged", (_, text) => {
    expect(plainMarkdown(text).markdown).toBe(text);
  });

  test("leaves unknown HTML tags in the text with a notice", () => {
    const text = 'See.\n\n<YouTube id="abc" />\n\nAnd <Badge>new</Badge>.';
    expect(plainMarkdown(text)).toEqual({
      markdown: text,
      pictures: [],
      notices: ["HTML that visitors won’t see stays in the text: <YouTube>, <Badge>."],
    });
  });
});

describe("links between the posts of an import", () => {
  test("resolves Hugo's links by path, file, parent folder and permalink", async () => {
    const { posts } = await read({
      "hugo.toml": 'baseURL = "https://old.example/"\n[permalinks]\nposts = "/:year/:slug/"\n',
      "content/posts/a.md":
        '---\ntitle: A\ndate: 2020-01-01\n---\n[path](/posts/b/) [file](b.md#part) [up](../b/) [ref]({{< ref "b.md" >}}) [own](/2020/bee/) [whole](https://www.old.example/2020/bee/?x=1#y) [other](https://else.example/posts/b/)',
      "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-02\nslug: bee\n---\nText.",
    });
    expect(posts[0]?.fields.content).toBe(
      "[path](/blog/bee) [file](/blog/bee#part) [up](/blog/bee) [ref](/blog/bee) [own](/blog/bee) [whole](/blog/bee#y) [other](https://else.example/posts/b/)",
    );
  });

  test.each([
    ["/:year/:month/:day/:title/", "/2020/01/02/b/"],
    ["/notes/:title", "/notes/b"],
    ["pretty", "/2020/01/02/b/"],
    ["date", "/2020/01/02/b.html"],
  ])("resolves Jekyll links when the permalink is %s: %s", async (permalink, url) => {
    const { posts } = await read({
      "_config.yml": `permalink: ${permalink}`,
      "_posts/2020-01-01-a.md": `---\ntitle: A\n---\n[b](${url})`,
      "_posts/2020-01-02-b.md": "---\ntitle: B\n---\nText.",
    });
    expect(posts[0]?.fields.content).toBe("[b](/blog/b)");
  });

  test("resolves addresses with spaces that are not escaped", async () => {
    const { posts } = await read({
      "notes/a.md": "# A\n\n[b](my notes.md) ![x](images/my photo (1).png)",
      "notes/my notes.md": "# B\n\nText.",
    });
    expect(posts[0]).toMatchObject({
      fields: { content: "[b](/blog/my-notes) ![x](<images/my photo (1).png>)" },
      pictures: ["images/my photo (1).png"],
    });
  });

  test("resolves wiki links and pictures", async () => {
    const { posts } = await read({
      "notes/a.md": "# A\n\n[[B]] [[b|the other]] [[Nowhere]] ![[sea.png|300]]",
      "notes/b.md": "# B\n\nText.",
    });
    expect(posts[0]).toMatchObject({
      fields: { content: "[B](/blog/b) [the other](/blog/b) Nowhere ![](sea.png)" },
      notices: ["Links to posts outside this import became plain text: “Nowhere”."],
    });
  });

  test("links to the right post when a duplicate address has been made unique", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [
        `content/p/${n}/index.md`,
        `---\ntitle: P\nslug: same\n---\n[next](/p/${n + 1}/)`,
      ]),
    );
    const { posts } = await read(files);
    expect(posts.map(({ fields }) => fields.slug)).toEqual([
      "same",
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `same-${n}`),
    ]);
    expect(posts[1]?.notices).toEqual([
      "Another of these posts already has the address /blog/same, so this one gets /blog/same-2.",
    ]);
    expect(posts[0]?.fields.content).toBe("[next](/blog/same-2)");
  });
});

describe("pages of a Hugo site", () => {
  const page = (head: string) => `---\n${head}\n---\n\nWords.\n`;

  test("skips files in a pages section and undated files outside sections", async () => {
    const { posts, notices } = await read({
      "content/about.md": page("title: About\npublished: true"),
      "content/imprint/index.md": page("title: Imprint"),
      "content/page/search/index.md": page("title: Search\ndate: 2024-01-01"),
      "content/en/contact.md": page("title: Contact"),
      "content/moved.md": page("title: We have moved\ndate: 2024-01-01"),
      "content/other.md": page("title: Another kind of date\npubDatetime: 2024-05-06"),
      "content/posts/undated.md": page("title: Undated"),
    });
    expect(posts.map(({ fields }) => fields.slug)).toEqual(["moved", "other", "undated"]);
    expect(notices).toEqual([
      "Pages, not posts, so they were left out: content/about.md, content/imprint/index.md, content/page/search/index.md, content/en/contact.md.",
    ]);
  });

  test("reads every note in a folder as a post when none has a date", async () => {
    const { posts } = await read({
      "content/one.md": page("title: One"),
      "content/two.md": page("title: Two"),
    });
    expect(posts).toHaveLength(2);
  });

  test("adds the language to the slug when a bundle has several languages", async () => {
    const { posts } = await read({
      "content/posts/prices/index.de.md": page("title: Preise"),
      "content/posts/prices/index.md": page("title: Prices"),
      "content/posts/prices/index.zh-hans.md": page("title: Own\nslug: chosen"),
      "content/posts/prices/cover.jpg": "x",
    });
    expect(posts.map(({ fields }) => [fields.slug, fields.featured_image_url])).toEqual([
      ["prices-de", "cover.jpg"],
      ["prices", "cover.jpg"],
      ["chosen", "cover.jpg"],
    ]);
  });
});

describe("program detection", () => {
  test("reads a Hugo site that contains Jekyll's settings, but not its theme's examples", async () => {
    const { program, posts, notices } = await read({
      "hugo.toml": "",
      "static/lib/_config.yml": "x: y",
      "content/posts/a.md": "---\ntitle: A\ndate: 2020-01-01\n---\nText.",
      "themes/x/exampleSite/content/posts/demo.md": "---\ntitle: Demo\n---\nText.",
    });
    expect([program, posts.map(({ fields }) => fields.title)]).toEqual(["hugo", ["A"]]);
    expect(notices).toEqual([
      "A theme’s examples, so they were left out: themes/x/exampleSite/content/posts/demo.md.",
    ]);
  });

  test("reads an export and the Markdown files beside it when others are damaged", async () => {
    const ghost = JSON.stringify({ data: { posts: [{ title: "G", status: "draft", html: "<p>x</p>" }] } });
    const files = { "ghost.json": ghost, "b.md": "# B\n\nText.", "x.json": "{", "bad.zip": "PK" };
    const { program, posts, notices } = await read(files);
    expect([program, posts.map(({ fields }) => fields.title)]).toEqual(["several", ["G", "B"]]);
    expect(notices).toEqual([
      "“bad.zip” was left out. This ZIP file is damaged or incomplete. Please make or download it again.",
      "“x.json” isn’t an export we recognise, so it was left out.",
    ]);
  });
});

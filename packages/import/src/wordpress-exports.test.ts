import { describe, expect, test } from "vitest";
import { readWordpress } from "./wordpress.ts";
import { contentOf, fieldOf, file, type WxrItem, item, only, read, wxr } from "./wxr.fixture.ts";

const zero = "0000-00-00 00:00:00";
const on = (day: string): WxrItem => ({ date: `${day} 09:00:00`, gmt: `${day} 08:00:00` });

describe("unclear status, visibility or date", () => {
  test.each<[string, WxrItem, string]>([
    ["private", { status: "private" }, "It was private in WordPress"],
    ["pending review", { status: "pending" }, "It was waiting for review in WordPress"],
    ["a plugin's own status", { status: "in-progress" }, "We don’t recognise its status “in-progress”"],
    ["no status", { status: "" }, "does not say whether it was public"],
    ["a password", { more: "<wp:post_password>secret</wp:post_password>" }, "It had a password in WordPress"],
    ["scheduled without a date", { status: "future", date: "", gmt: "" }, "It has no date"],
    ["scheduled for a zero date", { status: "future", date: zero, gmt: zero }, "It has no date"],
    ["published in the future", on("2098-05-02"), "is in the future"],
    ["published on 31 February", on("2019-02-31"), "2019-02-31"],
    [
      "a publication date that is not a timestamp",
      { date: "next Tuesday", gmt: "" },
      "“next Tuesday” could not be",
    ],
    ["published in 1812", on("1812-02-01"), "2000 to 2099"],
    ...(
      [
        ["_visibility", "hidden"],
        ["_private", "1"],
        ["_members_only", "yes"],
        ["_members_access_role", "editor"],
        ["_jetpack_newsletter_access", "subscribers"],
        ["rcp_access_level", "2"],
        ["is_public", "0"],
        ["_hide_post", "on"],
        ["_expiration-date", "1262304000"],
        ["some_restriction", 'a:1:{i:0;s:5:"users";}'],
      ] as const
    ).map(([key, value]): [string, WxrItem, string] => [
      `${key} is ${value}`,
      { more: fieldOf(key, value) },
      `A plugin’s field “${key}” may hide it`,
    ]),
    [
      "a taxonomy for visibility",
      {
        more: '<category domain="product_visibility" nicename="x"><![CDATA[exclude-from-catalog]]></category>',
      },
      "“product_visibility” may hide it",
    ],
    [
      "a members’ shortcode",
      { content: "[members_only]Secret[/members_only]" },
      "[members_only] may hide part",
    ],
    [
      "a hiding shortcode",
      { content: "[ihc-hide-content]Secret[/ihc-hide-content]" },
      "[ihc-hide-content] may",
    ],
    [
      "a paid block",
      { content: "<!-- wp:premium-content/container --><p>Secret</p><!-- /wp:premium-content/container -->" },
      "The block “premium-content/container” may hide part of it",
    ],
    [
      "a hidden block",
      {
        content:
          '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>Secret</p><!-- /wp:paragraph -->',
      },
      "The block “paragraph” may hide part of it",
    ],
  ])("imports a post as a draft with a reason: %s", async (_, given, reason) => {
    const { status, notices } = await only(given);
    expect(status).toBe("draft");
    expect(notices.join("\n")).toContain(reason);
    expect(notices.join("\n")).toMatch(/, (?:so it|and the post) will be a draft[.;]/);
    expect(notices.join("\n")).not.toContain("secret");
  });

  test.each<[string, WxrItem]>([
    ["all fields", {}],
    ["no GMT", { gmt: zero }],
    ["noindex", { more: fieldOf("_yoast_wpseo_meta-robots-noindex", "1") }],
    ["a plugin's public visibility", { more: fieldOf("_visibility", "visible") }],
    ["a members-only field that is off", { more: fieldOf("_members_only", "0") }],
    ["newsletter access for everyone", { more: fieldOf("_jetpack_newsletter_access", "everybody") }],
    [
      "a title hidden by the theme",
      { more: fieldOf("_hide_title", "1") + fieldOf("site-sidebar-layout", "x") },
    ],
    ["a future expiry", { more: fieldOf("_expiration-date", "4000000000") }],
  ])("publishes a public post with %s", async (_, given) => {
    expect(await only(given)).toMatchObject({ status: "published" });
  });

  test("schedules a scheduled post with a date", async () => {
    expect(await only({ status: "future", ...on("2098-05-02") })).toMatchObject({
      status: "scheduled",
      fields: { published_at: "2098-05-02T08:00:00Z" },
    });
  });
});

describe("conversion without loss", () => {
  test("converts WordPress's footnotes", async () => {
    const content =
      '<!-- wp:paragraph --><p>Text<sup data-fn="ab" class="fn"><a href="#ab" id="ab-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
    const more = fieldOf("footnotes", '[{"id":"ab","content":"The <em>note</em>"}]');
    expect(await contentOf(content, { more })).toBe("Text[^1]\n\n[^1]: The *note*");
    expect((await only({ content })).notices.join()).toContain("footnotes are not in the export");
  });

  test("inserts a reusable block from another file", async () => {
    const block = (id: number, content: string, status = "publish") =>
      item({ id, title: `Block ${id}`, content, type: "wp_block", status });
    const content = '<!-- wp:block {"ref":12} /--><!-- wp:block {"ref":13} /--><!-- wp:block {"ref":14} /-->';
    const { posts, notices } = await read(
      wxr(
        item({ content }),
        block(12, '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph --><!-- wp:block {"ref":12} /-->'),
        block(14, "<p>Hidden</p>", "draft"),
        block(15, "<p>Unused</p>"),
      ),
    );
    expect(posts[0]?.fields.content).toBe("Shared");
    expect(posts[0]?.notices).toEqual([
      "A reusable block shows itself or too many others, so it was left out: “Block 12”.",
      "A reusable block is not in the export, so it is missing in the text: number 13.",
      "A reusable block was not public, so it was left out of the text: “Block 14”.",
    ]);
    expect(notices).toEqual(["Reusable blocks that no post shows, so they were left out: “Block 15”."]);
  });

  test.each([
    ["latest-posts", "<!-- wp:latest-posts /-->"],
    ["crowdsignal-forms/poll", '<!-- wp:crowdsignal-forms/poll {"pollId":3} /-->'],
    ["pattern", '<!-- wp:pattern {"slug":"theme/hero"} /-->'],
    ["query", '<!-- wp:query {"queryId":1,"query":{"perPage":3}} /-->'],
  ])("reports the server-rendered block %s", async (name, content) => {
    const { notices } = await only({
      content: `<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->${content}`,
    });
    expect(notices.join()).toContain(`the block “${name}”`);
  });

  test("reports a picture's link to its own file", async () => {
    const own = await only({
      content:
        '<figure><a href="/a-big.jpg"><img src="/a.jpg" alt="A"></a><figcaption>One<br>two</figcaption></figure>',
    });
    expect(own.fields.content).toBe('![A](/a.jpg "One two")');
    expect(own.notices).toEqual(["Left out of the text: links from pictures to their own files."]);
  });

  test("records an old address for every old slug", async () => {
    const old = (slug: string) => fieldOf("_wp_old_slug", slug);
    const post = await only({ link: "https://old.example/blog/salt/", more: old("pepper") + old("vinegar") });
    expect(post.oldAddresses).toEqual([
      "https://old.example/blog/salt/",
      "https://old.example/blog/pepper/",
      "/blog/pepper",
      "https://old.example/blog/vinegar/",
      "/blog/vinegar",
    ]);
    expect((await only({ more: old("pepper") })).oldAddresses).toContain(
      "https://old.example/2019/05/pepper/",
    );
    expect((await only({ link: "https://old.example/?p=7", more: old("pepper") })).oldAddresses).toEqual([
      "/blog/pepper",
    ]);
  });

  test("records alternative addresses for link resolution", async () => {
    const { alsoAt } = await only({ more: '<guid isPermaLink="false">https://older.example/?p=7</guid>' });
    expect(alsoAt).toEqual(
      expect.arrayContaining([
        "https://older.example/?p=7",
        "https://old.example/?p=7",
        "https://old.example/?page_id=7",
      ]),
    );
  });

  test("reports elements and shortcodes that it leaves out or does not understand", async () => {
    const content = '<p>A</p><form>x</form>[poll id="2"]<iframe></iframe>';
    expect((await only({ content, more: fieldOf("subtitle", "Words") })).notices).toEqual([
      "Custom fields were left out: subtitle.",
      "Not understood, and left in the text as it is: the shortcodes [poll].",
      "Left out of the text: form, iframe without an address.",
    ]);
  });
});

describe("complete text", () => {
  test("links gallery files that are not pictures", async () => {
    const pdf = file(9, "prices.pdf").replace("<title>prices.pdf", "<title>Price list");
    const sea = file(10, "sea.jpg", "<excerpt:encoded>The sea</excerpt:encoded>");
    expect(await contentOf("[gallery]", {}, pdf)).toBe("[Price list](https://old.example/prices.pdf)");
    expect(await contentOf("[gallery]", {}, pdf, sea)).toBe(
      '![](https://old.example/sea.jpg "The sea")\n\n[Price list](https://old.example/prices.pdf)',
    );
    expect((await only({ content: '[gallery ids="10,99"]' }, sea)).notices.join()).toContain(
      "not in the export: 99",
    );
  });
});

describe("contents of an export", () => {
  test("imports pages when there are no posts", async () => {
    const { posts, notices } = await read(wxr(item({ type: "page", title: "About", name: "about" })));
    expect(posts[0]).toMatchObject({
      status: "published",
      fields: { title: "About", slug: "about", content: "A" },
    });
    expect(posts[0]?.notices).toEqual(["It was a page in WordPress."]);
    expect(notices).toEqual([]);
  });

  test("merges several files", () => {
    const { posts, notices } = readWordpress([
      wxr(item({ title: "One", name: "one", content: '[gallery ids="9"]' })),
      wxr(item({ title: "Two", name: "two" }), file(9, "b.jpg", "", 0)),
      wxr(item({ title: "Two", name: "two" })),
      "<rss xmlns:wp='x'><channel><item>",
    ]);
    expect(posts.map(({ fields }) => [fields.title, fields.content])).toEqual([
      ["One", "![](https://old.example/b.jpg)"],
      ["Two", "A"],
    ]);
    expect(posts.map(({ alsoAt }) => alsoAt)).toEqual([undefined, undefined]);
    expect(notices.join()).toMatch(/^Export number 4 was left out\. /);
  });
});

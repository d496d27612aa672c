import { describe, expect, test } from "vitest";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import type { ImportedPost } from "./imported-post.ts";
import { type Given, only, read, zipped } from "./read-files.fixture.ts";
import { fieldOf, item, type WxrItem, wxr } from "./wxr.fixture.ts";

const picture = new Uint8Array([0xff, 0xd8, 0xff]);
const factsOf = ({ fields: { title, slug, published_at }, status }: ImportedPost) => [
  title,
  slug,
  status,
  published_at,
];

describe("Hugo", () => {
  test("reads YAML front matter, page bundles, taxonomies and old addresses", async () => {
    const head = [
      "title: 'Winter, by the sea'",
      "date: 2021-01-05T09:30:00+01:00",
      "lastmod: 2022-01-01",
      "draft: false",
      "categories: [Places, Weather]",
      "tags:\n  - sea\n  - ice",
      "aliases: [/old/winter/, /2021/winter]",
      "cover:\n  image: waves.jpg\n  alt: Waves over a wall",
      "description: For searchers.",
      "toc: true",
    ].join("\n");
    const body =
      'First.\n\n<!--more-->\n\n{{< figure src="pier.png" alt="The pier" caption="In *March*" >}}\n\nSee {{< youtube abc123 >}}.';
    const { program, posts, files } = await read({
      "site/content/posts/winter/index.md": `---\n${head}\n---\n\n${body}\n`,
      "site/content/posts/winter/waves.jpg": picture,
      "site/content/posts/winter/pier.png": picture,
      "site/content/posts/_index.md": "---\ntitle: Posts\n---\n",
      "site/README.md": "# Read me",
    });
    expect(program).toBe("hugo");
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      status: "published",
      categories: ["Places"],
      oldAddresses: ["/old/winter/", "/2021/winter"],
      fields: {
        title: "Winter, by the sea",
        slug: "winter",
        tags: ["sea", "ice", "Weather"],
        excerpt: "First.",
        seo_meta_description: "For searchers.",
        featured_image_url: "waves.jpg",
        featured_image_alt: "Waves over a wall",
        published_at: "2021-01-05T09:30:00+01:00",
        content:
          'First.\n\n![The pier](pier.png "In *March*")\n\nSee [Watch the film on YouTube](https://www.youtube.com/watch?v=abc123).',
      },
    });
    expect(posts[0]?.notices).toEqual([
      "Left out, because posts here have no equivalent: toc.",
      "A post can have only one category: “Places” was used, and the others became tags: Weather.",
    ]);
    expect(files.find("waves.jpg", "site/content/posts/winter")?.path).toBe(
      "site/content/posts/winter/waves.jpg",
    );
  });

  test("reads drafts and future posts with TOML or JSON front matter", async () => {
    const { posts } = await read({
      "content/a.md":
        '+++\ntitle = "Tomé"\ndate = 2020-03-01\ndraft = true\ntags = ["x"]\n[params]\ncolour = "red"\n+++\nText A.\n',
      "content/b.md":
        '{\n  "title": "Jason",\n  "slug": "json-b",\n  "publishDate": "2098-01-01T00:00:00Z"\n}\n\nText B.\n',
    });
    expect(posts.map(factsOf)).toEqual([
      ["Tomé", "a", "draft", "2020-03-01T00:00:00Z"],
      ["Jason", "json-b", "scheduled", "2098-01-01T00:00:00Z"],
    ]);
    expect(posts.map(({ fields }) => fields.content)).toEqual(["Text A.", "Text B."]);
    expect(posts[0]?.notices).toEqual(["Left out, because posts here have no equivalent: params."]);
  });

  test("converts Hugo's own shortcodes and reports a theme's", async () => {
    const { posts } = await read({
      "content/blog/one.md":
        '---\ntitle: One\n---\n{{< highlight go "linenos=table" >}}\nx := `a`\n{{< /highlight >}}\n\n[two]({{< ref "two.md#part" >}}) [none]({{< relref "gone.md" >}})\n\n{{% notice tip %}}Mind.{{% /notice %}}\n\n{{</* figure src="x" */>}}\n',
      "content/blog/two.md": "---\ntitle: Two\nslug: second\n---\nText.",
    });
    expect(posts[0]?.fields.content).toBe(
      '```go\nx := `a`\n```\n\n[two](/blog/second#part) [none]({{< relref "gone.md" >}})\n\n{{% notice tip %}}Mind.{{% /notice %}}\n\n{{< figure src="x" >}}',
    );
    expect(posts[0]?.notices).toEqual([
      "Not understood, and left in the text as it is: the shortcodes relref “gone.md”, notice.",
    ]);
  });
});

describe("Jekyll", () => {
  test("converts Jekyll posts in Markdown and HTML, and reports unknown Liquid tags", async () => {
    const body = [
      "{% highlight ruby %}\nputs 1\n{% endhighlight %}",
      "[next]({% post_url 2020-02-03-next-one %}) ![A cat]({{ site.baseurl }}/assets/cat.jpg){: .right}",
      "{% include map.html %} {{ page.title }}",
    ].join("\n\n");
    const { program, posts, files, notices } = await read({
      "_posts/2020-1-2-first-post.md": `---\nlayout: post\ntitle: First\ncategories: News\npermalink: /first.html\nredirect_from: [/f]\n---\n${body}\n`,
      "_posts/2020-02-03-next-one.markdown":
        "---\ntitle: Next\npublished: false\ndate: 2020-02-03 10:00:00 +0100\n---\nSee [the first](/first.html).\n",
      "_drafts/idea.md": "# An idea\n\nText.",
      "_posts/2024-01-03-hello.html":
        "---\ntitle: Hello\n---\n<div>\n\n<p>A <b>bold</b> word</p>\n\n</div>\n",
      "about.md": "---\ntitle: About\n---\n",
      "assets/cat.jpg": picture,
    });
    expect(program).toBe("jekyll");
    expect(posts.map(factsOf)).toEqual([
      ["First", "first-post", "published", "2020-01-02T00:00:00Z"],
      ["Next", "next-one", "draft", "2020-02-03T10:00:00+01:00"],
      ["An idea", "idea", "draft", ""],
      ["Hello", "hello", "published", "2024-01-03T00:00:00Z"],
    ]);
    expect(posts[0]?.fields.content).toBe(
      "```ruby\nputs 1\n```\n\n[next](/blog/next-one) ![A cat](/assets/cat.jpg)\n\n{% include map.html %} {{ page.title }}",
    );
    expect(posts[0]?.notices).toEqual([
      "Not understood, and left in the text as it is: the Liquid tags {% include %}, {{ page.title }}.",
      "Left out of the text: classes and other attributes in {: }.",
    ]);
    expect(posts[0]?.oldAddresses).toEqual(["/f", "/first.html"]);
    expect(posts[1]?.fields.content).toBe("See [the first](/blog/first-post).");
    expect(posts[3]?.fields.content).toBe("A **bold** word");
    expect(files.find("/assets/cat.jpg", "_posts")?.path).toBe("assets/cat.jpg");
    expect(notices).toEqual(["Pages, not posts, so they were left out: about.md."]);
  });
});

describe("other files", () => {
  test("imports a post as a draft when its text is empty", async () => {
    const { status, notices, fields } = await only({ "a.md": '---\ntags: [a, "b, c"]\n---\n' });
    expect(status).toBe("draft");
    expect(notices).toEqual(["It has no text, so it will be a draft."]);
    expect(fields.tags).toEqual(["a", "b", "c"]);
  });

  test("leaves front matter in the middle of a post unchanged", async () => {
    const text = 'How Hugo begins:\n\n+++\ntitle = "x"\n+++\n\nAnd ends.';
    expect((await only({ "a.md": text })).fields).toMatchObject({ title: "A", content: text });
  });

  test("lists skipped files that are not Markdown", async () => {
    const { posts, notices } = await read({ "a.md": "x", "b.txt": "y", "sub/c.docx": "z", "d.png": picture });
    expect(posts).toHaveLength(1);
    expect(notices).toEqual(["Not Markdown, so they were left out: b.txt, sub/c.docx."]);
  });
});

describe("WordPress", () => {
  test("reads a complete export and reports the content that it skips", async () => {
    const content =
      '<!-- wp:paragraph --><p>Fish &amp; <em>chips</em>, <a href="https://old.example/2019/05/salt/">here</a>.</p><!-- /wp:paragraph --><!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:image {"id":9} --><figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2019/05/chips-300x200.jpg" alt="Chips"/><figcaption>Hot</figcaption></figure><!-- /wp:image --><!-- wp:embed --><figure><div class="wp-block-embed__wrapper">https://vimeo.com/1</div></figure><!-- /wp:embed --><!-- wp:table --><figure><table><tr><th>a</th></tr><tr><td>1</td></tr></table></figure><!-- /wp:table -->[contact-form id="1"]';
    const more = `<category domain="category" nicename="food"><![CDATA[Food]]></category><category domain="post_tag" nicename="sea"><![CDATA[Sea]]></category>${fieldOf("_thumbnail_id", "9")}${fieldOf("_yoast_wpseo_metadesc", "Crisp.")}<wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment>`;
    const { program, posts, notices, files } = await read({
      "blog.xml": wxr(
        "<wp:author><wp:author_login><![CDATA[ann]]></wp:author_login><wp:author_display_name><![CDATA[Ann O'Neil]]></wp:author_display_name></wp:author>",
        item({ title: "Salt & vinegar", content, more }),
        `<item><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/2019/05/chips.jpg</wp:attachment_url>${fieldOf("_wp_attachment_image_alt", "A plate")}</item>`,
        item({ id: 10, title: "About", type: "page" }),
      ),
      "uploads/2019/05/chips-300x200.jpg": picture,
      "uploads/2019/05/chips.jpg": picture,
    });
    expect(program).toBe("wordpress");
    expect(posts[0]).toMatchObject({
      status: "published",
      categories: ["Food"],
      oldAddresses: ["https://old.example/2019/05/salt/"],
      fields: {
        title: "Salt & vinegar",
        slug: "salt",
        author: "Ann O'Neil",
        tags: ["Sea"],
        published_at: "2019-05-02T08:00:00Z",
        seo_meta_description: "Crisp.",
        featured_image_alt: "A plate",
        excerpt: "Fish & chips, here.",
        content:
          'Fish & *chips*, [here](/blog/salt).\n\n![Chips](https://old.example/wp-content/uploads/2019/05/chips-300x200.jpg "Hot")\n\n<https://vimeo.com/1>\n\n| a |\n| - |\n| 1 |\n\n\\[contact-form id="1"]',
      },
      notices: [
        "Left out: 1 comment. There are none here.",
        "Not understood, and left in the text as it is: the shortcodes [contact-form].",
      ],
    });
    expect(notices).toEqual(["Pages, not posts, so they were left out: “About”."]);
    expect(files.find("https://old.example/wp-content/uploads/2019/05/chips.jpg", "")?.path).toBe(
      "uploads/2019/05/chips.jpg",
    );
  });

  const onlyItem = (given: WxrItem) => only({ "a.xml": wxr(item(given)) });

  test("converts excerpts, titles and names to plain text", async () => {
    const { fields, categories } = await onlyItem({
      title: "Tom &#038; Jerry&#8217;s &#8220;caf&eacute;&#8221; <em>2</em> &hellip;",
      excerpt: "It <em>should</em> be <strong>read</strong>.",
      more: '<category domain="category" nicename="n"><![CDATA[News &amp; Views &#8211; old]]></category>',
    });
    expect(fields).toMatchObject({ title: "Tom & Jerry’s “café” 2 …", excerpt: "It should be read." });
    expect(categories).toEqual(["News & Views – old"]);
  });

  test("converts malicious HTML to plain text", async () => {
    const { fields } = await onlyItem({
      content:
        '<p onclick="x()">Words<img src=x onerror="alert(1)"></p><script>alert(2)</script><svg onload=alert(3)></svg><form><input value=a></form><a href="javascript:alert(4)">link</a>',
    });
    expect(fields.content).not.toMatch(/alert|onclick|onerror|<|javascript/i);
    expect(fields.content).toContain("Words");
    expect(fields.content).toContain("link");
  });

  test("leaves out posts in the bin, and tells posts with the same address apart", async () => {
    const { posts, notices } = await read({
      "a.xml": wxr(item({ status: "trash" }), item({ id: 8 }), item({ id: 9 })),
    });
    expect(new Set(posts.map(({ source }) => source)).size).toBe(2);
    expect(notices).toEqual(["Left out, because they were in WordPress’s bin: 1."]);
  });
});

describe("invalid files", () => {
  test.each([
    [
      "a byte order mark and Windows line breaks",
      "\uFEFF---\r\ntitle: T\r\n---\r\n\r\nOne.\r\n\r\nTwo.\r\n",
      "One.\n\nTwo.",
    ],
    ["no front matter", "# T\n\nOne.\n", "One."],
    [
      "HTML",
      '---\ntitle: T\n---\n\n<div class="a">\n\nOne.\n\n</div>\n\n<figure><img src="a.jpg" alt="A"><figcaption>C</figcaption></figure>\n',
      '<div class="a">\n\nOne.\n\n</div>\n\n![A](a.jpg "C")',
    ],
  ])("reads a file with %s", async (_, text, content) => {
    expect((await only({ "a.md": text })).fields).toMatchObject({ title: "T", content });
  });

  test("decodes Windows-1252", async () => {
    const text = new Uint8Array([0x23, 0x20, 0x93, 0x43, 0x61, 0x66, 0xe9, 0x94, 0x0a, 0x0a, 0x80, 0x35]);
    expect((await only({ "a.md": text })).fields).toMatchObject({ title: "“Café”", content: "€5" });
  });

  test("truncates long values with a notice", async () => {
    const tags = Array.from({ length: 14 }, (_, n) => `t${n}`).join(", ");
    const post = await only({
      "content/a.md": `---\ntitle: ${"Long ".repeat(60)}\nslug: Not a Slug!\ntags: [${tags}]\ndate: 1999-01-01\nexcerpt: ${"e".repeat(400)}\n---\nText.`,
    });
    expect(post.fields.title).toHaveLength(199);
    expect(post.fields).toMatchObject({ slug: "not-a-slug", published_at: "" });
    expect(post.notices.map((notice) => notice.slice(0, 24)).toSorted()).toEqual([
      "A post can have at most ",
      "Its address “Not a Slug!",
      "The date “1999-01-01T00:",
      "The excerpt has more tha",
      "The title has more than ",
    ]);
  });

  test("skips junk and path traversal when it reads an archive", async () => {
    const { posts, notices } = await read({
      "blog.ZIP": zipped({
        "blog/content/a.md": "# A\n\n![p](p.jpg)",
        "__MACOSX/blog/content/._a.md": "x",
        "blog/.DS_Store": "x",
        "../../evil.md": "# Evil",
        "C:\\windows\\b.md": "# B",
      }),
    });
    expect(posts.map(({ fields }) => fields.title)).toEqual(["A"]);
    expect(notices[0]).toMatch(/^Left out, because their paths lead out of the folder: .*evil\.md/);
  });

  test("rejects an archive when it unpacks to more than the limit", async () => {
    const bomb = zipped({ "content/a.md": new Uint8Array(51_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    // Both headers claim a small size.
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 4; at += 1)
      if (view.getUint32(at, true) === 51_000_000) view.setUint32(at, 100, true);
    await expect(read({ "bomb.zip": bomb })).rejects.toThrow(/unpacks to more than 50 MB|damaged/);
  });

  test.each([
    ["a damaged archive", { "a.zip": "PK\u0003\u0004nothing" }, "damaged or incomplete"],
    ["no posts", { "a.jpg": picture }, "We found no posts in what you chose"],
    ["a truncated WordPress export", { "a.xml": '<rss xmlns:wp="x"><channel><item>' }, "cannot be read"],
    ["binary data", { "a.md": new Uint8Array([0x23, 0, 0, 1]) }, "not a plain text file"],
    [
      "an export of a newer version",
      { "export.json": '{"format":"site-export","version":9}' },
      "newer version",
    ],
  ])("rejects %s with a message", async (_, files, sentence) => {
    await expect(read(files as Given)).rejects.toThrow(FileRejectedError);
    await expect(read(files as Given)).rejects.toThrow(sentence);
  });
});

const stored = (files: Given) => zipped(files, 0);
const readZip = (archive: Uint8Array<ArrayBuffer>) => read({ "blog.zip": archive });
const placeOf = (archive: Uint8Array, words: string) => Buffer.from(archive).indexOf(words);

test("skips an entry with a notice when its checksum is wrong", async () => {
  const archive = stored({
    "posts/bad.md": "# Bad\n\nWords here.",
    "posts/good.md": "# Good\n\nText.",
    "p.jpg": "JPEG",
  });
  for (const words of ["Words", "JPEG"]) archive[placeOf(archive, words)] = 0x58;
  const { posts, files, notices } = await readZip(archive);
  expect(posts.map(({ fields }) => fields.title)).toEqual(["Good"]);
  // Pictures are also checked before anything is stored.
  expect(files.all.map(({ path }) => path)).toEqual(["posts/good.md"]);
  expect(notices).toEqual(
    ["posts/bad.md", "p.jpg"].map(
      (path) => `“${path}” in “blog.zip” is damaged, or unpacks to more than 50 MB, so it was left out.`,
    ),
  );
});

test("rejects an archive when its entries overlap", async () => {
  const archive = stored({ "a.md": "# A\n\nText.", "b.md": "# B\n\nText." });
  const view = new DataView(archive.buffer);
  // The second directory entry points to the data of the first.
  const second = Buffer.from(archive).lastIndexOf("b.md") - 46;
  expect(view.getUint32(second, true)).toBe(0x02014b50);
  view.setUint32(second + 42, 0, true);
  await expect(readZip(archive)).rejects.toThrow("overlap");
});

test("rejects an encrypted archive", async () => {
  const archive = stored({ "a.md": "# A" });
  const view = new DataView(archive.buffer);
  const listed = Buffer.from(archive).lastIndexOf("a.md") - 46;
  view.setUint16(listed + 8, view.getUint16(listed + 8, true) | 1, true);
  await expect(readZip(archive)).rejects.toThrow("has a password");
});

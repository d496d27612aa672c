import { describe, expect, test } from "vitest";
import { readGhost } from "./ghost.ts";
import type { ImportedPost } from "./imported-post.ts";
import { readImport } from "./read-import.ts";

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
  JSON.stringify({ db: [{ meta: { version: "5.0" }, data: { posts, ...tables } }] });
const read = (...jsons: string[]) =>
  readImport(jsons.map((json, index) => ({ path: `ghost-${index + 1}.json`, file: new Blob([json]) })));
const only = async (more: Row, tables: Row = {}): Promise<ImportedPost> => {
  const { posts } = await read(exported([rowOf(more)], tables));
  if (!posts[0] || posts.length > 1) throw new Error(`There are ${posts.length} posts.`);
  return posts[0];
};

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

  test("preserves links on pictures and in captions", async () => {
    const html =
      '<figure class="kg-card kg-image-card"><a href="https://shop.example/"><img src="/a.jpg" alt="A"></a><figcaption>By <a href="https://ann.example/">Ann</a></figcaption></figure>';
    const lexical = {
      root: {
        type: "root",
        children: [
          {
            type: "image",
            src: "/a.jpg",
            alt: "A",
            href: "https://shop.example/",
            caption: 'By <a href="https://ann.example/">Ann</a>',
          },
        ],
      },
    };
    const expected = "[![A](/a.jpg)](https://shop.example/)\n\nBy [Ann](https://ann.example/)";
    expect((await only({ html })).fields.content).toBe(expected);
    expect((await only({ html: null, lexical: JSON.stringify(lexical) })).fields.content).toBe(expected);
  });

  test("converts footnotes in Markdown", async () => {
    const { fields } = await only({ html: null, markdown: "Text[^a] on.\n\n[^a]: The *note*" });
    expect(fields.content).toBe("Text[^1] on.\n\n[^1]: The *note*");
  });

  test("falls back to plain text with a notice when the document is invalid", async () => {
    const { fields, notices } = await only({ html: null, lexical: "{broken", plaintext: "Words\n\nmore" });
    expect(fields.content).toBe("Words\n\nmore");
    expect(notices.join()).toContain("only plain text was imported");
  });
});

describe("contents of an export", () => {
  test("imports pages when there are no posts", async () => {
    const { posts, notices } = await read(
      exported([rowOf({ type: "page" }), rowOf({ id: "8", page: 1, slug: "b" })]),
    );
    expect(posts).toHaveLength(2);
    expect(posts[0]?.notices).toEqual(["It was a page in Ghost."]);
    expect(notices).toEqual([]);
  });

  test("merges several exports", () => {
    const tables = (posts: Row[], more = {}) => ({ posts, ...more });
    const { posts, notices } = readGhost([
      tables([rowOf(), rowOf({ id: "8", slug: "b", title: "Huge", html: "words ".repeat(400_000) })]),
      tables([rowOf(), rowOf({ id: "9", slug: "c", title: "Tagged" })], {
        tags: [{ id: "t", name: "Sea" }],
        posts_tags: [{ post_id: "9", tag_id: "t" }],
      }),
    ]);
    expect(posts.map(({ fields }) => [fields.title, fields.tags])).toEqual([
      ["Salt", []],
      ["Tagged", ["Sea"]],
    ]);
    expect(notices).toEqual([
      "“Huge” was left out. Its text has more than 2,000,000 characters: too much for one post.",
    ]);
  });

  test("records a post's alternative addresses", async () => {
    expect((await only({ uuid: "u-1" })).alsoAt).toEqual(["/salt/amp/", "/p/u-1/"]);
  });
});

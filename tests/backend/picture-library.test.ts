import { getPost } from "@brightwren/core/admin-posts/read-post";
import { getPendingVersion, addPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, postToDraft } from "@brightwren/core/admin-posts/post";
import { createPost } from "@brightwren/core/admin-posts/write-posts";
import {
  NoLibraryError,
  PictureGoneError,
  type PictureListRequest,
  PictureUsedError,
} from "@brightwren/core/pictures/library";
import { markdownDescription } from "@brightwren/core/pictures/picture-markdown";
import {
  useCountsQuery,
  pictureQuery,
  pictureListQuery,
  pictureUsesQuery,
  libraryTotalsQuery,
} from "@brightwren/core/pictures/read-library";
import {
  deletePicture,
  describeEverywhere,
  describePicture,
  resetPictureExpiry,
  replaceEverywhere,
} from "@brightwren/core/pictures/write-library";
import { AccessError } from "@brightwren/core/session/access";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPicture, type AddedPicture } from "../setup/library-pictures.ts";
import { openShell, openShellAs, read } from "./admin-shell.ts";
import { ownBackend, ownPersonas } from "./own-backend.ts";

const backend = ownBackend();
const personas = ownPersonas(backend);
let shop: AddedPicture;
let street: AddedPicture;

beforeAll(async () => {
  shop = await addPicture(personas.admin.client, { name: "shop_front 50%", credit: "Ann, Truro" });
  street = await addPicture(personas.admin.client, {
    name: "Street",
    alt: "The high street",
    colour: "#304050",
  });
});

beforeEach(async () => {
  await backend.sql(`delete from public.blog_posts;
    update public.post_pictures set alt = '', is_decorative = false, unused_since = null, removing_since = null;
    update public.post_pictures set alt = 'The high street' where name = 'Street'`);
  await openShellAs(backend);
});

let count = 0;
const add = (content: string, more: Partial<Post> = {}) =>
  createPost({ title: `Post ${(count += 1)}`, slug: `post-${count}`, content, ...more });

type State = PictureListRequest["state"];
const list = (search?: string, state?: State) =>
  read(pictureListQuery({ search, state, page: 1, pageSize: 10 }));
const names = async (search?: string, state?: State) =>
  (await list(search, state)).rows.map(({ name }) => name);

test("lists pictures in pages, newest first", async () => {
  const { rows: pictures, total } = await list();
  expect(total).toBe(2);
  expect(pictures.map(({ name }) => name)).toEqual(["Street", "shop_front 50%"]);
  expect(pictures[0]?.address).toBe(street.address);
  expect((await fetch(street.address)).status).toBe(200);
  const second = await read(pictureListQuery({ page: 2, pageSize: 1 }));
  expect(second.rows.map(({ name }) => name)).toEqual(["shop_front 50%"]);
  expect(await read(pictureListQuery({ page: 9, pageSize: 1 }))).toEqual({ rows: [], total: 2 });
});

test.each([
  ["front_50%", []],
  ["50% shop", ["shop_front 50%"]],
  ["HIGH street", ["Street"]],
  ["ann,", ["shop_front 50%"]],
  ["nothing", []],
])("searches names, alt text and credits for %s", async (search, found) => {
  expect(await names(search)).toEqual(found);
});

test("finds pictures without a description", async () => {
  expect(await names(undefined, "undescribed")).toEqual(["shop_front 50%"]);
  expect(await names("street", "undescribed")).toEqual([]);
  await describePicture(shop.hash, { alt: "", is_decorative: true, credit: "" });
  expect(await names(undefined, "undescribed")).toEqual([]);
  await describePicture(shop.hash, { alt: "", is_decorative: false, credit: "Ann, Truro" });
});

test("reports where a picture is used", async () => {
  const [{ bytes } = { bytes: 0 }] = await backend.sql<{ bytes: number }>(
    "select sum(bytes)::int as bytes from public.post_pictures",
  );
  expect(await read(libraryTotalsQuery())).toEqual({ pictures: 2, bytes });
  const inText = await add(`![](${shop.address}#wide) ![](${shop.address})`, { title: "A text" });
  const featured = await add("", { title: "B featured", featured_image_url: shop.address });
  const pending = await add("", { title: "C pending" });
  await keepPending(pending, `![x](${shop.address})`);
  expect(await read(pictureUsesQuery(shop.hash))).toEqual([
    { postId: inText.id, title: "A text", status: "draft", isInPost: true },
    { postId: featured.id, title: "B featured", status: "draft", isInPost: true },
    { postId: pending.id, title: "C pending", status: "draft", isInPost: false },
  ]);
  expect(await read(useCountsQuery([shop.hash, street.hash]))).toEqual(new Map([[shop.hash, 3]]));
  expect(await names(undefined, "unused")).toEqual(["Street"]);
  expect(await names("shop", "unused")).toEqual([]);
});

async function keepPending(post: Post, content: string, featured: string | null = null) {
  const { slug: _, ...fields } = postToDraft(post);
  await addPendingVersion(post, { ...fields, content, featured_image_url: featured });
}

const contentOf = async (post: Post) => (await getPost(post.id))?.content;

function altsOf(markdown: string): (string | null | undefined)[] {
  const alts: (string | null | undefined)[] = [];
  visit(fromMarkdown(markdown), "image", (image) => void alts.push(image.alt));
  return alts;
}

describe("updating a picture's description in every post", () => {
  const describeAs = (alt: string, is_decorative = false) =>
    describeEverywhere(shop.hash, { alt, is_decorative });

  test.each([
    "The shop, open",
    "Sign [open] today] and [tomorrow",
    "A path C:\\new\\1 \\",
    "Costs $1, $& and \\0 \\& \\1",
    "R&D &amp; &copy; © <b>bold</b> <https://example.com>",
    "*Stars*, _lines_, `ticks`, ~~waves~~, ![a](b)",
    "\"Double\" and 'single' quotes (brackets) #hash",
    "Two\nlines\n\nand   more",
    "Åse's café — 東京 🙂",
  ])("escapes %j without changing the surrounding text", async (alt) => {
    const between = `Text with $1 [link](https://example.com "t") ![other](${street.address}) `;
    const text = (said: string) =>
      `${between}![${said}](${shop.address})\n\n${between}![${said}](${shop.address}#wide "Title")\n\n${between}`;
    const post = await add(text("Old \\] [one] text"));
    expect(await describeAs(alt)).toBe(1);
    expect(await contentOf(post)).toBe(text(markdownDescription(alt.trim())));
    const shown = alt.replace(/\s+/g, " ").trim();
    expect(altsOf(text(markdownDescription(alt.trim()))).filter((one) => one !== "other")).toEqual([
      shown,
      shown,
    ]);
    expect((await read(pictureQuery(shop.hash)))?.alt).toBe(alt);
  });

  test.each([
    ["![a](ADDRESS)", "![](ADDRESS#decorative)", "![New](ADDRESS)"],
    [
      "![a](ADDRESS#wide) ![a](ADDRESS)",
      "![](ADDRESS#wide,decorative) ![](ADDRESS#decorative)",
      "![New](ADDRESS#wide) ![New](ADDRESS)",
    ],
    [
      "![](ADDRESS) ![](ADDRESS#wide)",
      "![](ADDRESS#decorative) ![](ADDRESS#wide,decorative)",
      "![New](ADDRESS) ![New](ADDRESS#wide)",
    ],
    [
      "![a](<ADDRESS#decorative,wide> 'T')",
      "![](<ADDRESS#wide,decorative> 'T')",
      "![New](<ADDRESS#wide> 'T')",
    ],
    ["[![a](ADDRESS)](/x)", "[![](ADDRESS#decorative)](/x)", "[![New](ADDRESS)](/x)"],
  ])("marks %s as decorative until it is described again", async (text, decorative, described) => {
    const at = (pattern: string) => pattern.replaceAll("ADDRESS", shop.address);
    const post = await add(at(text));
    expect(await describeAs("", true)).toBe(1);
    expect(await contentOf(post)).toBe(at(decorative));
    expect(await describeAs("", true)).toBe(0);
    expect(await describeAs("New")).toBe(1);
    expect(await contentOf(post)).toBe(at(described));
  });

  test("ignores text that only resembles the picture's Markdown", async () => {
    const text = `[link](${shop.address}) \\![no](${shop.address})\n\nTyped ![ here.\n\nMore text](${shop.address})`;
    const post = await add(text);
    expect(await describeAs("New")).toBe(0);
    expect(await contentOf(post)).toBe(text);
    expect((await getPost(post.id))?.updated_at).toBe(post.updated_at);
  });

  test("updates featured pictures and pending versions", async () => {
    const post = await add(`![a](${shop.address})`, {
      status: "published",
      published_at: "2026-01-01T00:00:00Z",
      featured_image_url: shop.address,
      featured_image_alt: "Old",
    });
    await keepPending(post, `Newer ![b](${shop.address})`, shop.address);
    const other = await add("None here.", { featured_image_url: street.address, featured_image_alt: "Old" });
    expect(await describeAs(" A  [shop] ")).toBe(1);
    const now = await getPost(post.id);
    expect(now).toMatchObject({
      content: `![A \\[shop\\]](${shop.address})`,
      featured_image_alt: "A [shop]",
    });
    expect(await getPendingVersion(post.id)).toMatchObject({
      fields: { content: `Newer ![A \\[shop\\]](${shop.address})`, featured_image_alt: "A [shop]" },
      base_updated_at: now?.updated_at,
    });
    expect(await getPost(other.id)).toEqual(other);
    await describeAs("", true);
    expect(await getPost(post.id)).toMatchObject({ featured_image_alt: null });
  });

  test("does not change the base version of a stale pending version", async () => {
    const post = await add(`![a](${shop.address})`);
    await keepPending(post, `![b](${shop.address})`);
    await backend.sql("update public.blog_posts set title = 'Corrected'");
    await describeAs("New");
    expect((await getPendingVersion(post.id))?.base_updated_at).toBe(post.updated_at);
  });

  test("updates all posts or none", async () => {
    const posts = [await add(`![a](${shop.address})`), await add(`![a](${shop.address})`)];
    await backend.sql(
      `alter table public.blog_posts add constraint no_more check (slug <> '${posts[1]?.slug}' or content not like '%New%')`,
    );
    await expect(describeAs("New")).rejects.toMatchObject({ code: "23514" });
    await backend.sql("alter table public.blog_posts drop constraint no_more");
    for (const post of posts) expect(await getPost(post.id)).toEqual(post);
    expect((await read(pictureQuery(shop.hash)))?.alt).toBe("");
  });

  test("rejects a picture that no longer exists", async () => {
    await expect(describeEverywhere("0".repeat(32), { alt: "x", is_decorative: false })).rejects.toThrow(
      PictureGoneError,
    );
    await expect(
      describePicture("0".repeat(32), { alt: "x", is_decorative: false, credit: "" }),
    ).rejects.toThrow(PictureGoneError);
  });
});

describe("replacing a picture in every post", () => {
  test("inserts the replacement with its own description", async () => {
    const post = await add(`![a](${shop.address}#wide) [link](${shop.address})`, {
      featured_image_url: shop.address,
      featured_image_alt: "Old",
    });
    await keepPending(post, `![b](${shop.address.replace(shop.file, "480.webp")})`);
    expect(await replaceEverywhere(shop.hash, street.hash)).toBe(1);
    expect(await getPost(post.id)).toMatchObject({
      content: `![The high street](${street.address}#wide) [link](${street.address})`,
      featured_image_url: street.address,
      featured_image_alt: "The high street",
    });
    expect((await getPendingVersion(post.id))?.fields.content).toBe(`![The high street](${street.address})`);
    expect(await read(pictureUsesQuery(shop.hash))).toEqual([]);
  });

  test("keeps the existing description when the replacement has none", async () => {
    const post = await add(`![The street](${street.address})`);
    expect(await replaceEverywhere(street.hash, shop.hash)).toBe(1);
    expect(await contentOf(post)).toBe(`![The street](${shop.address})`);
  });

  test("rejects a picture that is being deleted", async () => {
    const post = await add(`![a](${shop.address})`);
    await backend.sql("update public.post_pictures set removing_since = now() where hash = $1", [
      street.hash,
    ]);
    for (const substitute of [street.hash, "0".repeat(32)])
      await expect(replaceEverywhere(shop.hash, substitute)).rejects.toThrow(PictureGoneError);
    expect(await getPost(post.id)).toEqual(post);
  });
});

describe("deleting a picture", () => {
  const files = () => backend.sql("select name from storage.objects order by 1");

  test("removes an unused picture with all its files", async () => {
    const before = await files();
    const spare = await addPicture(personas.admin.client, { name: "Spare" });
    expect(await files()).toHaveLength(before.length + 3);
    await deletePicture(spare);
    expect(await files()).toEqual(before);
    expect(await read(pictureQuery(spare.hash))).toBeNull();
    expect((await fetch(spare.address)).ok).toBe(false);
  });

  test("fails when only a pending version uses the picture", async () => {
    const before = await files();
    await keepPending(await add(""), `![b](${shop.address})`);
    await expect(deletePicture(shop)).rejects.toThrow(PictureUsedError);
    expect(await files()).toEqual(before);
    await resetPictureExpiry(shop.hash);
  });
});

test("reports why another user cannot change the library", async () => {
  await openShellAs(backend, "member@brightwren.example");
  const description = { alt: "x", is_decorative: false, credit: "" };
  const attempts = [
    () => describePicture(shop.hash, description),
    () => describeEverywhere(shop.hash, description),
    () => deletePicture(street),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(new AccessError("not-admin"));
  openShell(backend);
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(new AccessError("signed-out"));
});

test("reports that the library is unavailable when its table does not exist", async () => {
  await backend.sql("alter table public.post_pictures rename to elsewhere");
  await expect(list()).rejects.toThrow(NoLibraryError);
  await backend.sql("alter table public.elsewhere rename to post_pictures");
  expect(await names()).toHaveLength(2);
});

import { expect, test } from "vitest";
import {
  emptyFields,
  normaliseTags,
  nullForEmpty,
  type PostDraft,
  postDraftSchema,
  postLimits,
  tagsFromText,
} from "./post-draft.ts";

const draft: PostDraft = {
  ...emptyFields(),
  title: "A post",
  slug: "a-post",
  author: "Ann",
};

const store = (more: Partial<PostDraft>) => postDraftSchema.parse({ ...draft, ...more });

function messageFor(more: Partial<PostDraft>): string | undefined {
  const { error } = postDraftSchema.safeParse({ ...draft, ...more });
  return error?.issues[0]?.message;
}

test("stores null when a form field is empty", () => {
  const nothing = nullForEmpty(emptyFields());
  expect(store({})).toEqual({ ...nothing, title: "A post", slug: "a-post", author: "Ann" });
});

test("does not change values that were already stored", () => {
  const once = store({
    title: " Two  words ",
    tags: ["b ", "B", "a"],
    published_at: "2026-01-01T00:00:00+00:00",
  });
  expect(postDraftSchema.parse(once)).toEqual(once);
});

test("trims single-line fields but preserves the text's whitespace", () => {
  const stored = store({ title: "  A\n title ", excerpt: "Two\r\nlines", content: "  code\n\n\ttext  " });
  expect(stored).toMatchObject({ title: "A title", excerpt: "Two lines", content: "  code\n\n\ttext  " });
});

test("removes characters that Postgres cannot store", () => {
  expect(store({ title: "A\u0000B", content: "half \uD800 pair", tags: ["a\u0000"] })).toMatchObject({
    title: "AB",
    content: "half \uFFFD pair",
    tags: ["a"],
  });
});

test.each<[string, Partial<PostDraft>, string]>([
  ["no title", { title: "  " }, "Please enter a title."],
  ["a title over 200 characters", { title: "t".repeat(201) }, "A title can have at most 200 characters."],
  ["no slug", { slug: "" }, "Please enter an address."],
  ["capitals in the slug", { slug: "A-Post" }, "Use lower-case letters, digits and single hyphens"],
  [
    "two consecutive hyphens in the slug",
    { slug: "a--post" },
    "Use lower-case letters, digits and single hyphens",
  ],
  ["a slug over 100 characters", { slug: "a".repeat(101) }, "An address can have at most 100 characters."],
  ["a slug that backends misread", { slug: "null" }, "This word can’t be an address."],
  [
    "an excerpt over 300 characters",
    { excerpt: "e".repeat(301) },
    "An excerpt can have at most 300 characters.",
  ],
  ["an unknown category", { category_id: "seo" }, "Please choose a category from the list."],
  ["no author", { author: " " }, "Please enter an author."],
  [
    "eleven tags",
    { tags: Array.from({ length: 11 }, (_, n) => `t${n}`) },
    "A post can have at most 10 tags.",
  ],
  ["a tag over 50 characters", { tags: ["t".repeat(51)] }, "A tag can have at most 50 characters."],
  ["an http: picture", { featured_image_url: "http://example.com/a.jpg" }, "Use an address that starts with"],
  ["a javascript: picture", { featured_image_url: "javascript:alert(1)" }, "Use an address that starts with"],
  [
    "a picture without a scheme",
    { featured_image_url: "//example.com/a.jpg" },
    "Use an address that starts with",
  ],
  ["an invalid date", { published_at: "tomorrow" }, "Please enter a date and time."],
  ["a date before 2000", { published_at: "1999-12-31T23:59:59Z" }, "Please enter a date from 2000 to 2099."],
  ["a date after 2099", { published_at: "2100-01-01T00:00:00Z" }, "Please enter a date from 2000 to 2099."],
  [
    "content over a million characters",
    { content: "x".repeat(postLimits.content + 1) },
    "The text is too long to save.",
  ],
])("rejects %s with a message", (_, more, message) => {
  expect(messageFor(more)).toContain(message);
});

test.each<Partial<PostDraft>>([
  { title: "t".repeat(200) },
  { excerpt: "e".repeat(300) },
  { seo_meta_description: "d".repeat(300) },
  { featured_image_url: "https://example.com/a.jpg" },
  { featured_image_url: "/pictures/a.jpg" },
  { featured_image_url: "http://127.0.0.1:54321/storage/v1/object/public/post-images/a.jpg" },
  { published_at: "2026-01-02T03:04:05.123456+00:00" },
  { published_at: "2000-01-01T00:00:00Z" },
  { published_at: "2099-12-31T23:59:59Z" },
  { category_id: "11111111-1111-4111-8111-111111111111" },
])("accepts the fields %o", (more) => {
  expect(messageFor(more)).toBeUndefined();
});

test("drops empty and duplicate tags, preserving the first spelling", () => {
  expect(normaliseTags([" Local  SEO ", "", "  ", "local seo", "Prices"])).toEqual(["Local SEO", "Prices"]);
});

test("splits tags at commas", () => {
  expect(tagsFromText("SEO, local seo ,, Prices")).toEqual(["SEO", "local seo", "Prices"]);
  expect(tagsFromText("")).toEqual([]);
});

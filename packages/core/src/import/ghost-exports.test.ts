import { describe, expect, test } from "vitest";
import type { ImportedPost } from "./imported-post.ts";
import { readImport } from "./read-import.ts";

type Row = Record<string, unknown>;

const post = (more: Row = {}): Row => ({
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
  const { posts } = await read(exported([post(more)], tables));
  if (!posts[0] || posts.length > 1) throw new Error(`There are ${posts.length} posts.`);
  return posts[0];
};

describe("what is not understood about status, visibility or date makes a draft", () => {
  test.each<[string, Row, Row, string]>([
    ["members", { visibility: "members" }, {}, "Not everybody could read it in Ghost (“members”)"],
    ["paying members", { visibility: "paid" }, {}, "(“paid”)"],
    ["some tiers", { visibility: "tiers" }, {}, "(“tiers”)"],
    ["a filter", { visibility: ["product:gold"] }, {}, "product:gold"],
    ["mail only", { status: "sent" }, {}, "sent by mail only in Ghost"],
    ["mail only by its mark", {}, { posts_meta: [{ post_id: "7", email_only: 1 }] }, "sent by mail only"],
    ["an unknown status", { status: "review" }, {}, "Its status “review” is not known here"],
    ["a status that is no word", { status: ["published"] }, {}, "is not known here"],
    ["no status", { status: null }, {}, "does not say whether it was public"],
    ["an unknown kind", { type: "letter" }, {}, "Its kind “letter” is not known here"],
    ["scheduled without a date", { status: "scheduled", published_at: null }, {}, "It has no date"],
    ["published ahead", { published_at: "2098-01-01T00:00:00.000Z" }, {}, "lies ahead"],
    ["a date in words", { published_at: "soon" }, {}, "“soon” could not be understood"],
    ["a date out of range", { published_at: 8.64e15 + 1 }, {}, "could not be understood"],
    ["a date before the years", { published_at: 0 }, {}, "could not be understood"],
    ["a number as a string", { published_at: "1672531200000" }, {}, "could not be understood"],
    ["a date that is no text", { published_at: { year: 2023 } }, {}, "could not be understood"],
    ["a wrong date of its making", { published_at: null, created_at: 1e300 }, {}, "could not be understood"],
    [
      "a part for members",
      { html: '<p>A</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:free" --><p>B</p>' },
      {},
      "Parts of it were for members only",
    ],
  ])("%s", async (_, more, tables, reason) => {
    const { status, remarks } = await only(more, tables);
    expect(status).toBe("draft");
    expect(remarks.join("\n")).toContain(reason);
    expect(remarks.join("\n")).toContain("draft");
  });

  test.each<[string, Row]>([
    ["everything said", {}],
    ["no visibility, as old exports", { visibility: undefined }],
    ["milliseconds, as old exports", { published_at: 1672531200000 }],
    ["the day of its making", { published_at: null, created_at: "2023-01-01T00:00:00.000Z" }],
    ["an odd day of its making", { created_at: 1e300 }],
  ])("a public post stays one with %s", async (_, more) => {
    expect(await only(more)).toMatchObject({ status: "published" });
  });
});

import { describe, expect, test } from "vitest";
import { head, item, read, wxr } from "./wxr.fixture.ts";

describe("limits", () => {
  const long = 300_000;
  test.each<[string, string]>([
    ["2,000 nested divs", "<div>".repeat(2000) + "words"],
    ["2,000 nested quotations", "<blockquote>".repeat(2000) + "words"],
    ["2,000 nested lists", "<ul><li>".repeat(2000) + "words"],
    ["2,000 nested tables", "<table><tr><td>".repeat(2000) + "words"],
    ["200 paragraphs with unclosed strong tags", "<p><strong>words".repeat(200)],
    [
      "1,000 paragraphs with unclosed marks",
      Array.from({ length: 1000 }, (_, n) => `<p><b id="${n}">words</p>`).join(""),
    ],
    ["300 marks around paragraphs", "<strong><p>words</p>".repeat(300)],
    ["50,000 unclosed galleries", "[gallery ".repeat(50_000)],
    ["50,000 captions", '[caption id="x"]'.repeat(50_000)],
    ["50,000 unclosed code shortcodes", "[code] ".repeat(50_000)],
    ["50,000 recordings with one closing tag", `${"[audio] ".repeat(50_000)}[/audio]`],
    [
      "shortcodes named like built-in properties",
      "[__proto__] [constructor] [__proto__ a=1]x[/__proto__] [toString/] [hasOwnProperty]",
    ],
    ["300,000 <", "<".repeat(long)],
    ["300,000 [", "[".repeat(long)],
    ["300,000 spaces", `a${" ".repeat(long)}b`],
    ["300,000 &", "&".repeat(long)],
    ["300,000 line breaks", `a${"\n".repeat(long)}b`],
    ["150,000 lines of spaces", `a${" \n".repeat(long / 2)}b`],
    ["unclosed block comments", "<!-- wp:a ".repeat(long / 10)],
    ["nested comments", '<!-- wp:group {"a":1} -->'.repeat(20_000)],
    ["unclosed pre tags", "<pre ".repeat(long / 5)],
    ["unclosed links", '<a href="'.repeat(long / 9)],
    ["unclosed footnote brackets", "((a b".repeat(long / 5)],
    [
      "a cell that spans a million columns",
      '<table><tr><td colspan="1000000" rowspan="65000">words</td></tr></table>',
    ],
    ["quotation marks in a shortcode", `[video ${'"\\'.repeat(2000)}]`.repeat(20)],
  ])("imports or rejects %s within seconds", async (_, content) => {
    const start = process.cpuUsage();
    const { posts, notices } = await read(
      wxr(item({ content }), item({ id: 8, name: "good", title: "Good" })),
    );
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(10);
    expect(posts.map(({ fields }) => fields.title)).toContain("Good");
    const refused = notices.filter((notice) => /“Salt” was left out\. Its .*\.$/.test(notice));
    expect(posts.length + refused.length).toBe(2);
  });

  test("flattens deep nesting with a notice", async () => {
    const { posts } = await read(wxr(item({ content: `${"<div>".repeat(2000)}deep words` })));
    expect(posts[0]?.fields.content).toBe("deep words");
    expect(posts[0]?.notices.join()).toContain("nested more than 100 deep");
  });

  test("reports a damaged item and a truncated export", async () => {
    const { posts, notices } = await read(
      `${head}${item({ title: "First" })}<item><title>Bad</title><a></b></item>${item({ id: 8, name: "second" })}<item><title>Half`,
    );
    expect(posts).toHaveLength(2);
    expect(notices).toEqual([
      "Left out, because its part of the export is damaged: “Bad”.",
      "The export is incomplete, so its last item was left out.",
    ]);
  });
});

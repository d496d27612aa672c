import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Given, read } from "./read-files.fixture.ts";

/** Longer versions of these inputs once took minutes or caused the import to fail. */
const odd: Given = {
  "quotes-in-quotes": ">".repeat(5000) + " x",
  "quotes-deeper-and-deeper": Array.from({ length: 5000 }, (_, n) => ">".repeat(n % 900) + " x").join("\n"),
  "lists-in-lists": Array.from({ length: 900 }, (_, n) => " ".repeat(2 * n) + "- x").join("\n"),
  brackets: "[".repeat(12500),
  "brackets-and-a-link": "[".repeat(12500) + "[a](b)",
  "pictures-without-end": "![".repeat(12500) + "](",
  emphasis: "*a **b ".repeat(5000) + "[a](b)",
  footnotes: "[^a] ".repeat(4000) + "[a](b)",
  definitions: "[a]: b\n".repeat(12500),
  fences: "~~~\n[a](b)\n".repeat(12500),
  braces: "{\n".repeat(50000),
  "braces-and-names": '{"a":'.repeat(25000),
  "shortcodes-of-hugo": "{{< x ".repeat(12500),
  "shortcodes-with-quotes": '{{< x "'.repeat(12500),
  "highlights-of-hugo": "{{< highlight go >}}".repeat(5000),
  "shown-shortcodes": "{{</* x".repeat(12500),
  "tags-of-liquid": "{% x ".repeat(12500),
  "highlights-of-liquid": "{% highlight ruby %}".repeat(5000),
  "output-of-liquid": "{{ x ".repeat(12500),
  "proto-shortcode": "{{< __proto__ >}} {{< constructor >}} {{% toString %}}",
  "proto-field": "---\n__proto__: x\nconstructor: y\ntoString: [z]\n---\nText",
  "strong-without-end": "<strong>word\n\n".repeat(200),
  "strong-paragraphs": "<p><strong>word</p>\n".repeat(500),
  "elements-in-elements": "<div>".repeat(500) + "x" + "</div>".repeat(500),
  angles: "<".repeat(50000),
  "tags-without-end": "<a ".repeat(12500),
  "comments-without-end": "<!-- ".repeat(5000),
  blanks: " ".repeat(250000) + "x",
  "lines-of-nothing": "\n".repeat(250000) + "x",
  "a-head-of-nothing": "---\n" + "\n".repeat(50000) + "---\nx",
  "heads-without-end": "---\n".repeat(25000),
  "plus-signs": "+++\n".repeat(25000),
  dashes: "-".repeat(125000),
  backslashes: "\\".repeat(20000) + "[a](b)",
  pipes: "|".repeat(25000) + "\n|-|\n<br>",
  "a-long-table": "|a|b|\n|-|-|\n" + "|1<br>2|2|\n".repeat(500),
  attributes: "{: .a ".repeat(12500),
  "wiki-links": "[[a]]".repeat(2250),
  headings: "## A {#a}\n\n".repeat(1250),
  "a-deep-field": `---\na: ${"[".repeat(5000)}\n---\nx`,
  "a-wide-field": `---\ntags: [${"a,".repeat(5000)}]\n---\nx`,
  "an-odd-date": "---\ndate: 99999-99-99T99:99:99Z\n---\nx",
  "a-year-of-nothing": "---\ndate: 0000-00-00\n---\nx",
  "a-date-far-off": "---\ndate: 275761-01-01T00:00:00Z\n---\nx",
  "half-a-sign": "\ud800 [a](\udfff)",
  "no-text": new Uint8Array([0x23, 0x20, 0, 1, 2, 0, 0, 0xff]),
  "utf-16": new Uint8Array(Buffer.from("# Words\n\nText.", "utf16le")),
  "long-address": `[a](${"x".repeat(75000)})`,
  "long-title": `# ${"word ".repeat(25000)}`,
  entities: "&amp;".repeat(10000) + "<b>x</b>",
};

/** Returns the posts, and the paths of files that neither became a post nor are named in a notice. */
async function readBeside(files: Given, good: string) {
  const { posts, notices } = await read({ ...files, [good]: "---\ntitle: Good\n---\nFine." });
  const sources = new Set(posts.map(({ source }) => source));
  const silent = Object.keys(files).filter(
    (path) => !sources.has(path) && !notices.some((one) => one.includes(path.split("/").at(-1) ?? path)),
  );
  return { valid: posts.find(({ source }) => source === good), silent };
}

// Only Jekyll reads Liquid, and dates in file names.
test.each([
  ["content/posts/NAME.md", /./],
  ["_posts/2024-01-02-NAME.md", /liquid|proto|brace|field|date|head/],
])(
  "reads or reports each hostile file at %s without losing the valid file beside it",
  async (place, which) => {
    const pathOf = (name: string) => place.replace("NAME", name);
    const files = Object.entries(odd)
      .filter(([name]) => which.test(name))
      .map(([name, text]) => [pathOf(name), text] as const);
    const { valid, silent } = await readBeside(Object.fromEntries(files), pathOf("good"));
    expect(valid).toMatchObject({ status: "published", fields: { slug: "good", content: "Fine." } });
    expect(silent).toEqual([]);
  },
  120_000,
);

test("reads or reports each of two hundred malformed files", async () => {
  const beginnings = Object.values(odd).flatMap((text) =>
    typeof text === "string" ? [text.slice(0, 12)] : [],
  );
  const others = [
    "---\n",
    "title: A\n",
    "draft: ",
    "date: 2099-13-45\n",
    "\n\n",
    "    ",
    "```\n",
    "\u0000",
    "\r\n",
  ];
  const text = fc.array(fc.constantFrom(...beginnings, ...others), { minLength: 5, maxLength: 300 });
  const files = fc
    .sample(text, { seed: 7, numRuns: 200 })
    .map((parts, n) => [`content/posts/odd-${n}.md`, parts.join("")] as const);
  const { valid, silent } = await readBeside(Object.fromEntries(files), "content/posts/good.md");
  expect(valid).toMatchObject({ status: "published", fields: { slug: "good", content: "Fine." } });
  expect(silent).toEqual([]);
}, 60_000);

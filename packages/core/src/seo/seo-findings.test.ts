import { expect, test } from "vitest";
import { seoFindings, type SeoInput } from "./seo-findings.ts";

const text = `## What it costs\n\n${"Plain words that say something. ".repeat(60)}\n\n### In short\n\nThat.`;

const good: SeoInput = {
  title: "What a website costs in a year",
  slug: "what-a-website-costs",
  excerpt: "The whole of it, month by month.",
  content: text,
  category_id: "11111111-1111-4111-8111-111111111111",
  featured_image_url: null,
  featured_image_alt: null,
  seo_title: null,
  seo_meta_description:
    "What a small firm in the UK pays for a website in its first year, month by month, with nothing left out.",
};
const slugs = new Set(["local-seo"]);

const codes = (more: Partial<SeoInput>) => seoFindings({ ...good, ...more }, slugs).map(({ code }) => code);
const codesOf = (markdown: string) => codes({ content: `${text}\n\n${markdown}` });

test("does not return findings when a post is complete", () => {
  expect(seoFindings(good, slugs)).toEqual([]);
});

test.each<[string, Partial<SeoInput>, string[]]>([
  ["a long title with a short SEO title", { title: "t".repeat(61), seo_title: "Short" }, []],
  ["a long SEO title", { seo_title: "t".repeat(61) }, ["title-too-long"]],
  ["no meta description", { seo_meta_description: null }, ["meta-description-missing"]],
  ["a short meta description", { seo_meta_description: "Prices." }, ["meta-description-too-short"]],
  ["a long meta description", { seo_meta_description: "d".repeat(161) }, ["meta-description-too-long"]],
  ["a meta description of 160 characters", { seo_meta_description: "é".repeat(160) }, []],
  ["no excerpt", { excerpt: "" }, ["excerpt-missing"]],
  ["a long title", { title: "t".repeat(61) }, ["title-too-long"]],
  ["no category", { category_id: null }, ["category-missing"]],
  ["few words", { content: `## Short\n\n${"word ".repeat(49)}` }, ["text-too-short"]],
  ["no headings", { content: "word ".repeat(300) }, ["headings-missing"]],
  ["a first heading too deep", { content: `### T\n\n${"word ".repeat(300)}` }, ["heading-level-skipped"]],
  ["text nested too deeply", { content: ">".repeat(5000) + " a" }, ["headings-missing"]],
])("checks a post with %s", (_, more, found) => {
  expect(codes(more)).toEqual(found);
});

test("returns problems before advice", () => {
  const found = seoFindings({ ...good, title: "t".repeat(61), category_id: null }, slugs);
  expect(found.map(({ severity }) => severity)).toEqual(["problem", "advice"]);
});

test.each<[string, string[]]>([
  ["# One", ["heading-level-one"]],
  ["## Two\n\n#### Four", ["heading-level-skipped"]],
  ["#### Four", []],
  ["## Two\n\n### Three\n\n## Two", []],
  ["```\n# a comment\n```", []],
  ["![](a.jpg)", ["image-without-alt"]],
  ["![  ](a.jpg)", ["image-without-alt"]],
  ["![][pic]\n\n[pic]: /a.jpg", ["image-without-alt"]],
  ["![A shop front](a.jpg)", []],
  ["`![](a.jpg)`", []],
  ["![](a.jpg#decorative)", []],
  ["![](a.jpg#wide,decorative)", []],
  ["![](a.jpg#wide)", ["image-without-alt"]],
  ["![][pic]\n\n[pic]: /a.jpg#decorative", []],
  ["[a](/blog/none)", ["link-broken"]],
  ["[a](/blog/Local-SEO)", ["link-broken"]],
  ["[a](/none)", ["link-broken"]],
  ["[a](/demos/none)", ["link-broken"]],
  ["[a](contact)", ["link-broken"]],
  ["[a][b]\n\n[b]: /none", ["link-broken"]],
  ["<!-- A note -->\n\na<br>b <!-- or two --> c\n\n<br>", []],
])("checks the headings, pictures, links and comments in %j", (markdown, found) => {
  expect(codesOf(markdown)).toEqual(found);
});

test.each<[string | null, string | null, string[]]>([
  ["/a.jpg", null, ["featured-image-without-alt"]],
  ["/a.jpg", " ", ["featured-image-without-alt"]],
  ["/a.jpg", "A shop front", []],
  ["/a.jpg#decorative", null, []],
  [null, null, []],
])(
  "checks the featured picture %j with the alternative text %j",
  (featured_image_url, featured_image_alt, found) => {
    expect(codes({ featured_image_url, featured_image_alt })).toEqual(found);
  },
);

test.each([
  "[a](/blog/local-seo)",
  "[a](/blog/local-seo/?from=post#part)",
  "[a](/blog/what-a-website-costs#section-what-it-costs)",
  "[a](#section-what-it-costs) [b](#section-more-2) [c](#section-%C3%B6l)\n\n## More\n\n## More\n\n## Öl",
  "[a](#top) [b](#) [c](#:~:text=words) [d](#main) [e](#footnote-label)",
  "A note.[^1]\n\n[^1]: Note",
  "[a](ircs://example.com) [b](XMPP:a@example.com)",
  "[a](local-seo)",
  "[a](/blog/what-a-website-costs)",
  "[a](/)",
  "[a](/contact)",
  "[a](/demos/salon)",
  "[a](/feed.xml)",
  "[a](https://example.com/blog/none)",
  "[a](mailto:a@example.com)",
  "[a](//example.com/none)",
  "`[a](/none)`",
])("accepts the link %s", (markdown) => {
  expect(codesOf(markdown)).toEqual([]);
});

test.each([
  ["[a](#nowhere)", "Links to sections that don’t exist: #nowhere."],
  [
    "[a](/blog/what-a-website-costs#part)",
    "Links to sections that don’t exist: /blog/what-a-website-costs#part.",
  ],
  [
    "[a](#what-it-costs)",
    "Links to sections that don’t exist: #what-it-costs (write #section-what-it-costs).",
  ],
  ["[a](#section-in-short)", "Links to sections that don’t exist: #section-in-short."],
  [
    "[a](tel:+441632960418) [b][c] <sms:1>\n\n[c]: whatsapp://send",
    "Links that visitors see as text: tel:+441632960418, sms:1, whatsapp://send. Use a web or email address.",
  ],
  ["![](a.jpg) ![](b.jpg)", "2 pictures have no alt text. Describe what each shows."],
  ["[a](/x) [b](/y) [c](/x)", "Links to pages that don’t exist: /x, /y."],
])("names the faults in %j", (markdown, message) => {
  expect(seoFindings({ ...good, content: `${text}\n\n${markdown}` }, slugs)).toMatchObject([{ message }]);
});

test.each([
  ["Dear <first name>, thank you for the <deposit> of £5.", "<first name>, <deposit>"],
  ['<iframe src="https://example.com"></iframe>', "<iframe>"],
  ["a <b>bold</b> word<br>and `<i>` &lt;u&gt; <https://example.com> 1 < 2", "<b>"],
  ["<div>\nHidden words\n</div>\n\n<YouTube id='1' /> <U\nK>", "<div>, <YouTube>, <U K>"],
  ["<!-- Mine --> and yours\n\n<br>\nA line", "and yours, A line"],
  ["a <?= name ?> b\n\n<!-- never closed", "<?= name ?>, <!-- never closed"],
])("names the HTML that visitors will not see in %j", (markdown, hidden) => {
  expect(seoFindings({ ...good, content: `${text}\n\n${markdown}` }, slugs)).toMatchObject([
    { code: "html-hidden", message: expect.stringContaining(`won’t see: ${hidden}. `) as string },
  ]);
});

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import type { OutputFile } from "../hosting/output-folder.ts";
import { examplePost } from "../testing/example-site.ts";
import { checkLinks } from "./check-links.ts";
import { jsonFeed, rssFeed } from "./machine-files/feeds.ts";
import { sitemapFiles } from "./machine-files/sitemap.ts";
import type { PublishedPost } from "./page/page-facts.ts";
import { pageLinks } from "./page/page-links.ts";

const site = { siteUrl: "https://brightwren.example" };
const posts = [
  { title: "Ask for a review", slug: "ask", featured_image_url: "/pictures/lost.webp" },
  { title: "Local search", slug: "local", featured_image_url: null },
];

type Example = {
  pages: Record<string, string>;
  written?: Record<string, string>;
  files?: string[];
  machineFiles?: OutputFile[];
  posts?: Pick<PublishedPost, "title" | "slug" | "featured_image_url">[];
};

async function check(example: Example): Promise<string[]> {
  const { pages, written = {}, files = [], machineFiles = [] } = example;
  const folder = await testFolder();
  const jobs = Object.keys(pages).map((path) => ({
    path,
    file: path === "/" ? "index.html" : path === "/blog/-" ? "article-shell.html" : `${path.slice(1)}.html`,
  }));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const drawn = jobs.map(async ({ path, file }) => {
    const html = `${pages[path]}${written[path] ?? ""}`;
    await write(file, html);
    return [path, { links: pageLinks(html, site.siteUrl + path, written[path]) }] as const;
  });
  for (const file of files) await write(file, "");
  return checkLinks({
    folder,
    jobs,
    pages: Object.fromEntries(await Promise.all(drawn)),
    posts: example.posts ?? posts,
    machineFiles,
    redirects: [{ path: "/blog/before", to: "/faq" }],
    site,
  });
}

test("accepts links to existing pages, anchors, files, shells and redirects", async () => {
  expect(
    await check({
      pages: {
        "/": '<a href="/faq#caf%C3%A9">x</a><a href="#top">y</a><a href="/faq/">z</a><a href="/faq.html">z</a><img src="/p/a.webp"/><a href="/login">l</a><a href="/admin/posts">a</a><a href="/blog/before">b</a>',
        "/faq":
          '<link rel="canonical" href="https://brightwren.example/faq"/><h2 id="café"></h2><a href="/?q=1#">x</a><a href="#:~:text=caf">y</a>',
        "/blog/-": '<a href="#main">Skip</a><main id="main"></main>',
      },
      files: ["p/a.webp", "app-shell.html"],
      machineFiles: [{ path: "/sitemap.xml", body: "<url><loc>https://brightwren.example/faq</loc></url>" }],
    }),
  ).toEqual([]);
});

const oddNames: [address: string, file: string][] = [
  ["it's.webp", "it's.webp"],
  ["it%27s.webp", "it's.webp"],
  ["r&d.webp", "r&d.webp"],
  ["r%26d.webp", "r&d.webp"],
  ["r&amp;d.webp", "r&amp;d.webp"],
  ["r%26amp%3Bd.webp", "r&amp;d.webp"],
  ["&copy;%26%2339;.webp?a=1&b='2'", "&copy;&#39;.webp"],
  ['"quoted".webp', '"quoted".webp'],
  ["%22quoted%22.webp", '"quoted".webp'],
  ["<b>.webp", "<b>.webp"],
  ["]]>.webp", "]]>.webp"],
  ["two words.webp", "two words.webp"],
  ["two%20words.webp", "two words.webp"],
  ["café.webp", "café.webp"],
  ["caf%C3%A9.webp", "café.webp"],
  ["100%25.webp", "100%.webp"],
  ["a+b,c;d=e(1)[2]{3}!$*@^`|~.webp", "a+b,c;d=e(1)[2]{3}!$*@^`|~.webp"],
  ["写真.webp", "写真.webp"],
];

function showing(address: string): Example {
  const post = { ...examplePost, slug: "ask", featured_image_url: address };
  const page = { path: "/blog/ask", title: "Ask", description: "", indexed: true, post };
  const picture = { address, type: "image/png" as const, bytes: 1 };
  const entry = { post, html: "", card: "/cards/a.png", picture };
  const characterReferences = { useNamedReferences: true };
  const image = toHtml(
    { type: "element", tagName: "img", properties: { src: address }, children: [] },
    { characterReferences },
  );
  return {
    pages: { "/": "", "/blog": "", "/blog/ask": image },
    files: ["cards/a.png", "icon-512.png", "icon-192.png"],
    machineFiles: [
      ...sitemapFiles([page], site),
      { path: "/feed.xml", body: rssFeed([entry], site) },
      { path: "/feed.json", body: jsonFeed([entry], site) },
    ],
    posts: [post],
  };
}

test.each(oddNames)("finds the featured picture's file when its address is %j", async (name, file) => {
  const example = showing(`/pictures/${name}`);
  const picture = `pictures/${file}`;
  expect(await check({ ...example, files: [...(example.files ?? []), picture] })).toEqual([]);
});

test.each(oddNames)("reports the article when its featured picture %j has no file", async (name) => {
  const told = await check(showing(`/pictures/${name}`));
  expect(told).toEqual([expect.stringMatching(/^ {2}On “.*” \(\/blog\/ask\): <img> leads to \/pictures\//)]);
});

test("checks an address in a feed's CDATA section", async () => {
  const body = "<link><![CDATA[https://brightwren.example/r&d]]></link>";
  await expect(check({ pages: {}, machineFiles: [{ path: "/feed.xml", body }] })).rejects.toThrow(
    /On \/feed\.xml: an address leads to \/r&d,/,
  );
});

test("fails the build when a link leads to a missing page", async () => {
  const frame = '<footer><a href="/prices"><b>Our</b> prices</a></footer>';
  await expect(check({ pages: { "/": frame, "/faq": frame, "/about": "" } })).rejects.toMatchObject({
    name: "BuildError",
    message: expect.stringContaining(
      "On /, and on 1 more: the link “Our prices” leads to /prices, but there is no such page or file.",
    ) as string,
  });
});

test("fails the build when an anchor does not exist on the same or another page", async () => {
  const links = '<a href="/faq#refundz">Refunds</a><a href="#process" aria-label="Process"></a>';
  await expect(check({ pages: { "/": links, "/faq": '<p id="refunds">' } })).rejects.toThrow(
    /“Refunds” leads to \/faq#refundz, but \/faq has nothing with the id "refundz"\.\n.*“Process” leads to \/#process, but \/ has nothing/,
  );
});

test("fails the build when a picture or an address in the sitemap or a feed does not exist", async () => {
  await expect(
    check({
      pages: { "/": '<source srcSet="/p/a-480.avif 480w"/>' },
      machineFiles: [
        { path: "/sitemap.xml", body: "<loc>https://brightwren.example/gone</loc>" },
        {
          path: "/feed.xml",
          body: '<description><![CDATA[<a href="https://brightwren.example/text">]]></description><media:thumbnail url="https://brightwren.example/cards/1.png"/>',
        },
        {
          path: "/feed.json",
          body: JSON.stringify({ items: [{ url: `${site.siteUrl}/old`, summary: `${site.siteUrl}/said` }] }),
        },
      ],
    }),
  ).rejects.toThrow(
    /On \/: <source> leads to \/p\/a-480\.avif,.*\n.*On \/sitemap\.xml: an address leads to \/gone,.*\n.*On \/feed\.xml: .* \/cards\/1\.png,.*\n.*On \/feed\.json: .* \/old,.*\nFix/,
  );
});

test("reports broken links in articles without failing the build", async () => {
  expect(
    await check({
      pages: {
        "/": '<a href="/blog/withdrawn">A good read</a>',
        "/blog": '<img src="/pictures/lost.webp"/>',
        "/blog/-": "",
        "/blog/ask": '<img src="/pictures/lost.webp" alt=""/>',
        "/blog/local": "",
      },
      written: { "/blog/local": '<a href="/pricess">the prices</a><a href="/blog/ask#how">how</a>' },
    }),
  ).toEqual([
    "  On “Local search” (/blog/local): the link “the prices” leads to /pricess, but there is no such page or file.",
    '  On “Local search” (/blog/local): the link “how” leads to /blog/ask#how, but /blog/ask has nothing with the id "how".',
    "  On /: the link “A good read” leads to /blog/withdrawn, but there is no such article among the published ones.",
    "  On “Ask for a review” (/blog/ask): <img> leads to /pictures/lost.webp, but there is no such page or file.",
  ]);
});

test("lists only the first twenty broken links", async () => {
  const links = Array.from({ length: 23 }, (_, n) => `<a href="/x${n}">${n}</a>`).join("");
  const told = await check({ pages: { "/blog/ask": "" }, written: { "/blog/ask": links } });
  expect(told).toHaveLength(21);
  expect(told.at(-1)).toBe("  And 3 more.");
});

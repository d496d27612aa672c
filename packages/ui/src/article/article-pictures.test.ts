import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleBody } from "./article-body.tsx";

const folder = "https://x.supabase.co/storage/v1/object/public/post-images/0123456789abcdef0123456789abcdef";
const lying = `${folder}/2400x1600-c8a07b.webp`;
const upright = `${folder}/1000x2000-112233.webp`;
const old = "https://x.supabase.co/storage/v1/object/public/post-images/old.png";
const stem = "/pictures/posts/1f3a";

function drawn(markdown: string, more: { pictures?: KnownPictures; isLeading?: boolean } = {}) {
  const page = fromHtml(renderToStaticMarkup(createElement(ArticleBody, { markdown, ...more })));
  const all = (selector: string) => selectAll(selector, page);
  const one = (selector: string) => select(selector, page)?.properties ?? {};
  return { all, one, image: one("img") };
}

const text = (element: Element | undefined) => {
  const [child] = element?.children ?? [];
  return child?.type === "text" ? child.value : "";
};

test("derives an upload's size, colour and other files from its address", () => {
  const { image, all } = drawn(`![A bench](${lying}#wide)`);
  expect(image).toMatchObject({ width: 2400, height: 1600, alt: "A bench", loading: "lazy" });
  expect(image["style"]).toBe("background-color:#c8a07b");
  expect(image["src"]).toBe(`${folder}/1200.webp`);
  expect(image["srcSet"]).toEqual(
    [480, 800, 1200, 1600].map((width) => `${folder}/${width}.webp ${width}w`).join(", "),
  );
  expect(all("source")).toEqual([]);
  expect(image["sizes"]).toContain("(min-width: 84rem) 78rem");
});

test("uses the site's own files, including AVIF, when the build has encoded the picture", () => {
  const pictures = {
    [old]: { width: 1000, height: 500, colour: "#102030", own: { stem, widths: [480, 800, 1000] } },
  };
  const { image, one } = drawn(`![](${old}#wide,decorative)`, { pictures });
  expect(one("source")).toMatchObject({
    type: "image/avif",
    srcSet: `${stem}-480.avif 480w, ${stem}-800.avif 800w, ${stem}-1000.avif 1000w`,
    sizes: image["sizes"],
  });
  expect(image).toMatchObject({
    src: `${stem}-1000.webp`,
    srcSet: `${stem}-480.webp 480w, ${stem}-800.webp 800w, ${stem}-1000.webp 1000w`,
    width: 1000,
    height: 500,
  });
});

test("keeps an external picture's address and reserves its space when its size is known", () => {
  const { image } = drawn(`![A van](${old})`, { pictures: { [old]: { width: 60, height: 40 } } });
  expect(image).toMatchObject({ src: old, width: 60, height: 40 });
  expect(image["srcSet"]).toBeUndefined();
});

test.each(["/favicon.svg", old])("renders a plain image when nothing is known about %s", (address) => {
  const { image } = drawn(`![A van](${address}#wide)`);
  expect(image).toEqual({ src: address, alt: "A van", loading: "lazy", decoding: "async" });
});

test("omits the fragment from the image's address", () => {
  for (const address of [lying, old, "/a.png"])
    expect(JSON.stringify(drawn(`![A](${address}#wide,decorative)`).all("picture"))).not.toContain("#wide");
});

test("turns a picture in a paragraph of its own into a figure with its title as the caption", () => {
  const alone = drawn(`![A bench](${lying} "The bench.")`);
  expect(alone.all("p")).toEqual([]);
  expect(text(alone.all("figure > figcaption")[0])).toBe("The bench.");
  expect(alone.image["title"]).toBeUndefined();
  const within = drawn(`Here ![a bench](${lying} "The bench.") it is.`);
  expect(within.all("figure")).toEqual([]);
  expect(within.all("p > picture > img")[0]?.properties["title"]).toBe("The bench.");
});

test("turns a linked picture into a figure", () => {
  expect(drawn(`[![A bench](${lying} "The bench.")](/contact)`).all("figure > a > picture")).toHaveLength(1);
});

test("distributes the width among a paragraph's pictures by aspect ratio", () => {
  const { all } = drawn(`![a](${lying} "One")\n![b](${upright} "Two")`);
  const parts = all("div > div > figure");
  expect(parts.map(({ properties }) => properties["style"])).toEqual(["--ratio:1.5", "--ratio:0.5"]);
  expect(all("figcaption").map(text)).toEqual(["One", "Two"]);
  expect(all("img").map(({ properties }) => properties["sizes"])).toEqual([
    "(min-width: 46rem) 31.5rem, 69vw",
    "(min-width: 46rem) 10.5rem, 23vw",
  ]);
});

test("stacks a paragraph's landscape pictures on phones", () => {
  const sizes = drawn(`![a](${lying})\n![b](${lying})`).all("img")[0]?.properties["sizes"];
  expect(sizes).toBe("(min-width: 46rem) 21rem, 92vw");
});

test("widens a picture only outside lists", () => {
  const isWide = (markdown: string) => String(drawn(markdown).image["sizes"]).includes("78rem");
  expect(isWide(`![a](${lying}#wide)`)).toBe(true);
  expect(isWide(`- one\n\n  ![a](${lying}#wide)`)).toBe(false);
  expect(isWide(`![a](${lying})`)).toBe(false);
});

test("gives a decorative picture an empty text alternative", () => {
  expect(drawn(`![A bench](${lying}#decorative)`).image["alt"]).toBe("");
});

test.each([
  [`![a](${lying})\n\nText.`, true, "high"],
  [`![a](${lying})\n\nText.`, false, undefined],
  [`Text.\n\n![a](${lying})`, true, undefined],
  [`![a](${lying})\n![b](${lying})`, true, "high"],
])("sets the loading priority for %j when leading is %s", (markdown, isLeading, priority) => {
  const { image } = drawn(markdown, { isLeading });
  expect(image["fetchPriority"]).toBe(priority);
  expect(image["loading"]).toBe(priority ? undefined : "lazy");
});

test("renders no preload link or script beside the picture", () => {
  expect(drawn(`![a](${lying})`, { isLeading: true }).all("link, script")).toEqual([]);
});

test("removes a picture's javascript: address", () => {
  expect(drawn("![a](javascript:alert(1))").image["src"]).toBeUndefined();
});

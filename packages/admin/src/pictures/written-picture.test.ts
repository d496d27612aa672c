import { expect, test } from "vitest";
import {
  altOf,
  filesNamedIn,
  findPicture,
  isNamed,
  pictureMarkdown,
  placesOfFile,
} from "./written-picture.ts";

const address = "https://x.supabase.co/storage/v1/object/public/post-images/0123/10x10-aabbcc.webp";
const plain = { alt: "", caption: "", isWide: false, isDecorative: false };

test.each([
  plain,
  { ...plain, alt: "A shop [open] at *night* \\ after rain &amp; <b>" },
  { ...plain, alt: "A shop", caption: 'The "old" shop \\ in May', isWide: true },
  { ...plain, isDecorative: true },
])("finds a picture written by `pictureMarkdown`: %j", (picture) => {
  const markdown = pictureMarkdown(address, picture);
  const text = `Before ![Other](/a.png)\n\n${markdown}, after.`;
  const start = text.indexOf(markdown);
  expect(findPicture(text, address)).toEqual({ ...picture, start, end: start + markdown.length });
});

test("joins the lines of a description", () => {
  expect(pictureMarkdown(address, { ...plain, alt: "One\n  two" })).toBe(`![One two](${address})`);
});

test.each([
  [`![A shop \\[open\\]](${address}#wide "In (early) May")`, "A shop [open]"],
  [`\n![A shop](<my shop (1).png>)\n`, "A shop"],
  [`![](${address})`, ""],
  ["![A](a.png) ![B](b.png)", ""],
  ["See ![A](a.png)", ""],
  ["[A](a.png)", ""],
])("reads the description of the picture in %j", (selected, alt) => expect(altOf(selected)).toBe(alt));

test("does not find a picture when only a longer address matches", () => {
  expect(findPicture("Text", address)).toBeNull();
  expect(findPicture(`![a](${address}2)`, address)).toBeNull();
});

test("finds the local pictures that an imported file references", () => {
  const text =
    "![A](img/shop%20front.jpg) ![](<a.png>) ![B](https://x.example/b.png) ![C](/c.png) ![](#d) ![](img/shop%20front.jpg#wide) ![](<my shop.png> 'At noon') ![](<e.png#wide>)";
  expect(filesNamedIn(text)).toEqual(["img/shop%20front.jpg", "a.png", "my shop.png", "e.png"]);
  const places = (name: string) => placesOfFile(text, name).map(({ start, end }) => text.slice(start, end));
  expect(places("a.png")).toEqual(["<a.png>"]);
  expect(places("my shop.png")).toEqual(["<my shop.png>"]);
  expect(places("e.png")).toEqual(["e.png"]);
  expect(placesOfFile(text, "img/shop%20front.jpg")).toHaveLength(2);
  expect(isNamed("Shop front.JPG", "img/shop%20front.jpg")).toBe(true);
  expect(isNamed("front.jpg", "img/shop%20front.jpg")).toBe(false);
  expect(isNamed("100%.png", "100%.png")).toBe(true);
});

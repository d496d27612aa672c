import { expect, test } from "vitest";
import { findPicture, pictureMarkdown } from "./written-picture.ts";

const address = "https://x.supabase.co/storage/v1/object/public/post-images/0123/10x10-aabbcc.webp";
const plain = { alt: "", caption: "", isWide: false, isDecorative: false };

test.each([
  plain,
  { ...plain, alt: "A shop [open] at night \\ after rain" },
  { ...plain, alt: "A shop", caption: 'The "old" shop \\ in May', isWide: true },
  { ...plain, isDecorative: true },
])("what is written of a picture is found again: %j", (picture) => {
  const markdown = pictureMarkdown(address, picture);
  const text = `Before ![Other](/a.png)\n\n${markdown}, after.`;
  const start = text.indexOf(markdown);
  expect(findPicture(text, address)).toEqual({ ...picture, start, end: start + markdown.length });
});

test("a description of several lines is written in one", () => {
  expect(pictureMarkdown(address, { ...plain, alt: "One\n  two" })).toBe(`![One two](${address})`);
});

test("a picture that is not there is not found, nor another one whose address goes on", () => {
  expect(findPicture("Text", address)).toBeNull();
  expect(findPicture(`![a](${address}2)`, address)).toBeNull();
});

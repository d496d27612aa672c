import { expect, test } from "vitest";
import { changedFields, emptyPostForm, isSameForm, readPostForm } from "./post-form.ts";

const written = { ...emptyPostForm, title: "A title", tags: ["one", "two"] };

test("returns only the fields that differ", () => {
  expect(isSameForm(written, { ...written, tags: ["one", "two"] })).toBe(true);
  expect(isSameForm(written, { ...written, tags: ["one two"] })).toBe(false);
  expect(changedFields(written, { ...written, title: "Another", tags: [] })).toEqual(["title", "tags"]);
});

test("reads every field of a stored form", () => {
  expect(readPostForm(structuredClone(written))).toEqual(written);
});

test("reads the valid fields of a draft from another version of the admin", () => {
  expect(readPostForm({ title: "A title", tags: "no list", content: 7, gone: true })).toEqual({
    ...emptyPostForm,
    title: "A title",
  });
  expect(readPostForm(null)).toEqual(emptyPostForm);
});

import { expect, test } from "vitest";
import { linkAmong, pathOfLink } from "./deep-link.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

test.each([`brightwren://post/${id}`, `brightwren://post/${id}/`, `BRIGHTWREN://POST/${id.toUpperCase()}`])(
  "opens the post for %s",
  (link) => expect(pathOfLink(link)).toBe(`/admin/posts/${id}`),
);

test.each([
  "brightwren://",
  "brightwren://post/",
  "brightwren://post/new",
  `brightwren://delete/${id}`,
  `brightwren://post/${id}?next=//evil.example`,
  `brightwren://post/${id}#/login`,
  `brightwren://post/${id}/../../login`,
  `brightwren://post/..%2f..%2flogin`,
  `brightwren://post/${id}\n--inspect`,
  "brightwren://post/javascript:alert(1)",
  `brightwren://user@post/${id}`,
  `https://evil.example/brightwren://post/${id}`,
  `brightwren://post/${"a".repeat(500)}`,
  `brightwren:post/${id}`,
  undefined,
  null,
  {},
])("does not open a post for %s", (link) => expect(pathOfLink(link)).toBeNull());

test("finds the link in the command-line arguments", () => {
  expect(linkAmong(["/opt/brightwren", "--flag", `brightwren://post/${id}`])).toBe(`brightwren://post/${id}`);
  expect(linkAmong(["/opt/brightwren", "."])).toBeUndefined();
});

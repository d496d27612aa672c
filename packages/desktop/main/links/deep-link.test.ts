import { expect, test } from "vitest";
import { linkAmong, linkScheme as scheme, pathOfLink } from "./deep-link.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

test.each([
  `${scheme}://post/${id}`,
  `${scheme}://post/${id}/`,
  `${scheme.toUpperCase()}://POST/${id.toUpperCase()}`,
])("opens the post for %s", (link) => expect(pathOfLink(link)).toBe(`/admin/posts/${id}`));

test.each([
  `${scheme}://`,
  `${scheme}://post/`,
  `${scheme}://post/new`,
  `${scheme}://delete/${id}`,
  `${scheme}://post/${id}?next=//evil.example`,
  `${scheme}://post/${id}#/login`,
  `${scheme}://post/${id}/../../login`,
  `${scheme}://post/..%2f..%2flogin`,
  `${scheme}://post/${id}\n--inspect`,
  `${scheme}://post/javascript:alert(1)`,
  `${scheme}://user@post/${id}`,
  `https://evil.example/${scheme}://post/${id}`,
  `${scheme}://post/${"a".repeat(500)}`,
  `${scheme}:post/${id}`,
  undefined,
  null,
  {},
])("does not open a post for %s", (link) => expect(pathOfLink(link)).toBeNull());

test("finds the link in the command-line arguments", () => {
  expect(linkAmong(["/opt/brightwren", "--flag", `${scheme}://post/${id}`])).toBe(`${scheme}://post/${id}`);
  expect(linkAmong(["/opt/brightwren", "."])).toBeUndefined();
});

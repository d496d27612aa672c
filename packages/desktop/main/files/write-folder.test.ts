import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { expect, test } from "vitest";
import { writeFolder, safeFileName } from "./write-folder.ts";

const type = "text/markdown";

test("writes each file unchanged into the new folder", async () => {
  const folder = await writeFolder(await testFolder(), "posts", [
    { name: "a.md", type, text: "A\r\nü" },
    { name: "b.md", type, text: "" },
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(["a.md", "b.md"]);
  expect(readFileSync(join(folder, "a.md"), "utf8")).toBe("A\r\nü");
});

test("creates a numbered folder when the name is taken", async () => {
  const place = await testFolder();
  const first = await writeFolder(place, "posts", [{ name: "a.md", type, text: "old" }]);
  const second = await writeFolder(place, "posts", [{ name: "a.md", type, text: "new" }]);
  expect(readFileSync(join(first, "a.md"), "utf8")).toBe("old");
  expect(second).toBe(join(place, "posts (2)"));
});

test("writes separate files when their sanitised names are the same", async () => {
  const long = "x".repeat(120);
  const names = ["a.md", "../a.md", "A.md", "a:b.md", "a?b.md", `${long}1.md`, `${long}2.md`];
  const folder = await writeFolder(
    await testFolder(),
    "posts",
    names.map((name) => ({ name, type, text: name })),
  );
  const written = ["a.md", "a (2).md", "A (3).md", "a-b.md", "a-b (2).md", `${long}.md`, `${long} (2).md`];
  expect(readdirSync(folder).toSorted()).toEqual(written.toSorted());
  for (const [n, name] of written.entries()) expect(readFileSync(join(folder, name), "utf8")).toBe(names[n]);
});

test("removes the folder when a file cannot be written", async () => {
  const place = await testFolder();
  const unreadable = {
    name: "b.md",
    type,
    get text(): string {
      throw new Error("It is gone.");
    },
  };
  const files = [{ name: "a.md", type, text: "1" }, unreadable];
  await expect(writeFolder(place, "posts", files)).rejects.toThrow("It is gone.");
  expect(existsSync(join(place, "posts"))).toBe(false);
});

test("does not write files outside the folder", async () => {
  const place = await testFolder();
  const folder = await writeFolder(place, "../out", [{ name: "../../evil.md", type, text: "x" }]);
  expect(folder).toBe(join(place, "out"));
  expect(readdirSync(folder)).toEqual(["evil.md"]);
});

test.each([
  ["five-quiet-ways.md", "five-quiet-ways.md"],
  ["../../.bashrc", "bashrc"],
  ["C:\\Windows\\system32\\a.md", "a.md"],
  ["/etc/passwd", "passwd"],
  ["a<b>:c|d?.md", "a-b--c-d-.md"],
  ["line\nbreak\0.md", "line-break-.md"],
  ["con.md", "file-con.md"],
  ["..", "file-"],
  ["trailing. ", "trailing"],
  [`${"x".repeat(300)}.md`, `${"x".repeat(120)}.md`],
])("sanitises the file name %j to %j", (suggested, name) => expect(safeFileName(suggested)).toBe(name));

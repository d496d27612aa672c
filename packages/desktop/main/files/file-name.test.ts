import { expect, test } from "vitest";
import { safeFileName } from "./file-name.ts";

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
])("%j becomes %j", (suggested, name) => expect(safeFileName(suggested)).toBe(name));

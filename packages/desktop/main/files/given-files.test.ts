import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesAmong, readGivenFile } from "./given-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "given-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const linux = (...given: string[]) =>
  filesAmong(["/opt/Brightwren/brightwren", ...given], "/home/owner", "linux");
const mac = (...given: string[]) =>
  filesAmong(["/Applications/Brightwren.app/Contents/MacOS/Brightwren", ...given], "/", "darwin");
const windows = (...given: string[]) =>
  filesAmong(
    [String.raw`C:\Program Files\Brightwren\Brightwren.exe`, "--allow-file-access-from-files", ...given],
    String.raw`C:\Users\owner`,
    "win32",
  );

test("finds paths and file: URLs in command-line arguments on Linux", () => {
  const argv = ["/opt/app.png", "--shot=a.png", ".", "notes.MD", "/tmp/a b.jpeg", "x.exe", "/tmp/a:b.md"];
  expect(filesAmong(argv, "/home/owner", "linux")).toEqual([
    "/home/owner/notes.MD",
    "/tmp/a b.jpeg",
    "/tmp/a:b.md",
  ]);
  expect(
    linux(
      "file:///tmp/a%20b.png",
      "FILE:/tmp/T%C3%B6pfe.md",
      "file://localhost/tmp/c.md",
      "file:///tmp/d%2Emd",
      "file:///tmp/e.md?name=f#g",
    ),
  ).toEqual(["/tmp/a b.png", "/tmp/Töpfe.md", "/tmp/c.md", "/tmp/d.md", "/tmp/e.md"]);
});

test.each([
  "file://elsewhere/a.png",
  "file:///%zz.png",
  "file:///tmp/x%2f..%2fa.md",
  "file:///etc/passwd#a.md",
  "file:///etc/passwd?a.md",
  "file://[/a.md",
])("does not find a file for %s", (address) => {
  expect([linux(address), mac(address), windows(address)]).toEqual([[], [], []]);
});

test.each([
  "brightwren:x/../passwords.txt",
  "brightwren://x/../passwords.txt",
  "brightwren:/etc/../home/owner/passwords.txt",
  "BRIGHTWREN:passwords.txt",
  "brightwren:passwords.txt",
  String.raw`brightwren:x\..\passwords.txt`,
  "brightwren://[/../passwords.txt",
  "brightwren:%2e%2e/passwords.txt",
  " brightwren:x/../passwords.txt",
  "\u0001brightwren:x/../passwords.txt",
  "bright\twren:x/../passwords.txt",
  "brightwren:\n/../passwords.txt",
  "brightwren+x.y-1:x/../passwords.txt",
  "https://evil.example/a.md",
  "javascript:x/../passwords.txt",
  "filex:/tmp/a.md",
  "file+x:/tmp/a.md",
  "view-source:file:///tmp/a.md",
  "x:passwords.txt",
])("does not treat the link %j as a file on any system", (link) => {
  expect([linux(link), mac(link), windows(link)]).toEqual([[], [], []]);
});

test("ignores command-line options on all systems", () => {
  for (const given of [linux, mac, windows])
    expect(given("--shot=a.png", "-a.md", "--a.md", "-psn_0_1.md", "--allow-file-access")).toEqual([]);
});

test("treats a letter with a colon as a drive on Windows and as a scheme elsewhere", () => {
  expect(windows(String.raw`C:\Users\owner\a b.md`, "d:/Pictures/shop.JPG")).toEqual([
    String.raw`C:\Users\owner\a b.md`,
    String.raw`d:\Pictures\shop.JPG`,
  ]);
  expect([linux("c:/../a.md"), mac("c:/../a.md")]).toEqual([[], []]);
});

test("finds relative paths, shares and file: URLs in command-line arguments on Windows", () => {
  expect(
    windows("notes.md", String.raw`..\notes.md`, String.raw`\\nas\blog\a.md`, "file:///C:/Users/a%20b.md"),
  ).toEqual([
    String.raw`C:\Users\owner\notes.md`,
    String.raw`C:\Users\notes.md`,
    String.raw`\\nas\blog\a.md`,
    String.raw`C:\Users\a b.md`,
  ]);
});

test.each([
  String.raw`\\?\C:\Users\a.md`,
  String.raw`\\.\pipe\a.md`,
  "//./pipe/a.md",
  String.raw`\/?/C:\a.md`,
  String.raw`C:\Users\nul.md`,
  "COM1.png",
  "con .txt",
  "file:///C:/aux.md",
  "file:////./pipe/a.md",
])("ignores the Windows device %s", (path) => {
  expect(windows(path)).toEqual([]);
});

test("returns a Markdown file as text and a picture as bytes", async () => {
  await writeFile(join(folder, "post.md"), "# Töpfe\n");
  await writeFile(join(folder, "Photo.JPG"), new Uint8Array([255, 216, 1]));
  expect(await readGivenFile(join(folder, "post.md"))).toEqual({
    kind: "text",
    name: "post.md",
    type: "text/markdown",
    text: "# Töpfe\n",
  });
  expect(await readGivenFile(join(folder, "Photo.JPG"))).toEqual({
    kind: "picture",
    name: "Photo.JPG",
    type: "image/jpeg",
    bytes: new Uint8Array([255, 216, 1]),
  });
});

test("rejects unsupported, invalid and missing files", async () => {
  await writeFile(join(folder, "binary.md"), new Uint8Array([0, 255, 1]));
  await expect(readGivenFile(join(folder, "a.docx"))).rejects.toThrow("Only Markdown files and pictures");
  await expect(readGivenFile(join(folder, "binary.md"))).rejects.toThrow("not a plain text file");
  await expect(readGivenFile(join(folder, "gone.png"))).rejects.toThrow("ENOENT");
});

test("rejects an oversized text file without reading it", async () => {
  await writeFile(join(folder, "large.md"), "");
  await truncate(join(folder, "large.md"), 3_000_000_000);
  await expect(readGivenFile(join(folder, "large.md"))).rejects.toThrow("larger than 2 MB");
});

test("follows a symbolic link", async () => {
  await writeFile(join(folder, "target.txt"), "Its words.");
  await symlink(join(folder, "target.txt"), join(folder, "linked.md"));
  expect(await readGivenFile(join(folder, "linked.md"))).toMatchObject({ text: "Its words." });
});

describe.skipIf(process.platform === "win32")("readGivenFile", () => {
  const noFile = /^Only files can be opened/;

  test("rejects a pipe without a writer immediately", async () => {
    execFileSync("mkfifo", [join(folder, "pipe.md"), join(folder, "pipe.png")]);
    await expect(readGivenFile(join(folder, "pipe.md"))).rejects.toThrow(noFile);
    await expect(readGivenFile(join(folder, "pipe.png"))).rejects.toThrow(noFile);
  });

  test("rejects an endless device immediately", async () => {
    await symlink("/dev/zero", join(folder, "zero.png"));
    await symlink("/dev/zero", join(folder, "zero.md"));
    await expect(readGivenFile(join(folder, "zero.png"))).rejects.toThrow(noFile);
    await expect(readGivenFile(join(folder, "zero.md"))).rejects.toThrow(noFile);
  });

  test("rejects a folder", async () => {
    await mkdir(join(folder, "folder.md"));
    await expect(readGivenFile(join(folder, "folder.md"))).rejects.toThrow(noFile);
  });

  test("rejects a socket", async () => {
    const server = createServer().listen(join(folder, "socket.md"));
    await once(server, "listening");
    await expect(readGivenFile(join(folder, "socket.md"))).rejects.toThrow(/^(Only files|ENXIO|EOPNOTSUPP)/);
    server.close();
  });
});

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeScratchCopy } from "../../scripts/faults/scratch-copy.ts";
import { blog, demo, type Edit, subscriptions } from "./removal-edits.ts";

// Follows the recipes for removing a part in docs/make-it-yours.md. The commands come from the document. The edits are here, and
// the document must name their files.

const root = join(import.meta.dirname, "../..");
const minutes = 60_000;
const deep = { tags: ["deep"], timeout: 20 * minutes };

const removals: [recipe: string, edits: Edit[], absent: RegExp][] = [
  ["Remove a demo", demo, /\/demos\/education|assets\/education/],
  ["Remove the subscriptions", subscriptions, /thank-you|\/payments|create-checkout|Get Started with/],
  // Three pages stay without a link: the empty list, and the pages for articles without a file.
  ["Take the blog off the site", blog, /^blog\/|^(?!blog\.|article-)[^]*(?:href="\/(?:blog|feed)|\?q=)/],
];

describe.skipIf(process.platform === "win32").each(removals)("%s", (recipe, edits, absent) => {
  const document = readFileSync(join(root, "docs/make-it-yours.md"), "utf8");
  const [, section = ""] = document.split(`## ${recipe}\n`);
  const text = section.replace(/\n## [^]*/, "").replaceAll("<name>", "education");
  let copy: ReturnType<typeof makeScratchCopy>;
  const run = (command: string, ...args: string[]) => {
    // Vitest's own variables would change the runs in the copy.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITE|TEST|NODE_ENV)/.test(name)),
    );
    execFileSync(command, args, { cwd: copy.folder, maxBuffer: 2 ** 28, stdio: "pipe", env });
  };

  beforeAll(() => {
    copy = makeScratchCopy(root);
    run("git", "init", "--quiet");
    run("git", "add", "--all");
    run("git", "-c", "user.name=Mo", "-c", "user.email=mo@example.com", "commit", "--quiet", "--message=All");
    for (const [, commands = ""] of text.matchAll(/```sh\n([^]*?)```/g)) run("bash", "-ec", commands);
    for (const [file, find, replace] of edits) {
      const path = join(copy.folder, file);
      const before = readFileSync(path, "utf8");
      const places = before.match(find)?.length ?? 0;
      if (places !== 1) throw new Error(`${file} contains ${find} ${places} times instead of once.`);
      writeFileSync(path, before.replace(find, replace));
    }
    run("npm", "run", "--silent", "format");
  }, 5 * minutes);
  afterAll(() => copy.remove());

  test("names the files that it edits", deep, () => {
    expect(edits.map(([file]) => file).filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
  });

  test.each(["types", "lint"])("passes check:%s", deep, (what) => {
    expect(() => run("npm", "run", "--silent", `check:${what}`)).not.toThrow();
  });

  // Those of the blog's pages, feeds and sitemap fail without it.
  test.skipIf(edits === blog)("passes the unit tests", deep, () => {
    expect(() => run("npx", "vitest", "run", "--project=unit", "--tags-filter=!deep")).not.toThrow();
  });

  test("builds a site without the part", deep, () => {
    run("npm", "run", "--silent", "build", "--", "--local");
    const site = join(copy.folder, "packages/site/dist");
    const pages = readdirSync(site, { encoding: "utf8", recursive: true }).filter((file) =>
      file.endsWith(".html"),
    );
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((page) => absent.test(page + readFileSync(join(site, page), "utf8")))).toEqual([]);
  });
});

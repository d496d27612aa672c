import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeScratchCopy } from "../../scripts/faults/scratch-copy.ts";

// Somebody makes the project theirs, with the documented commands (docs/make-it-yours.md), and takes an update.

const minutes = 60_000;
const deep = { tags: ["deep"], timeout: 20 * minutes };

const branded = (settings: Record<string, object>, samples: string) => ({
  ...settings,
  studio: {
    ...settings["studio"],
    name: "Hartwell & Finch",
    founded: 2021,
    legal: { name: "Hartwell & Finch Ltd", number: "SC123456", vat: "" },
    address: { street: "2 Mill Lane", town: "Leith", postcode: "EH6 6AA", country: "GB" },
    email: "hello@hartwell-finch.example",
  },
  site: { domain: "hartwell-finch.example", titleSuffix: "Hartwell & Finch" },
  authors: { owner: "Mo Finch", generated: "Hartwell & Finch" },
  keys: { prefix: "hartwell", appId: "example.hartwell.desktop" },
  samples,
});

describe.skipIf(process.platform === "win32").each(["remove", "keep"])("with samples: %s", (samples) => {
  let copy: ReturnType<typeof makeScratchCopy>;
  const run = (command: string, ...args: string[]) => {
    // Vitest's own variables would change the runs in the copy.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITE|TEST)/.test(name)),
    );
    const options = { cwd: copy.folder, encoding: "utf8", maxBuffer: 2 ** 28, stdio: "pipe" } as const;
    return execFileSync(command, args, { ...options, env: { ...env, PORT: "5600", TEST_PORTS: "57000" } });
  };
  const git = (...args: string[]) =>
    run("git", "-c", "user.name=Mo", "-c", "user.email=mo@finch.example", ...args);

  beforeAll(() => {
    copy = makeScratchCopy(join(import.meta.dirname, "../.."));
    git("init", "--quiet", "--initial-branch=upstream");
    git("add", "--all");
    git("commit", "--quiet", "--message=First");
    git("switch", "--quiet", "--create", "main");
    const settings = JSON.parse(run("npm", "run", "--silent", "brand", "--", "--print")) as Record<
      string,
      object
    >;
    writeFileSync(join(copy.folder, "mine.json"), JSON.stringify(branded(settings, samples)));
    run("npm", "run", "brand", "--", "--from", "mine.json");
    git("rm", "--quiet", "--cached", "--ignore-unmatch", "mine.json");
    git("add", "--all", "--", ":!mine.json");
    git("commit", "--quiet", "--message=Hartwell & Finch");
  }, 5 * minutes);
  afterAll(() => copy.remove());

  test.each(["types", "lint", "format"])("passes check:%s", deep, (what) => {
    expect(() => run("npm", "run", "--silent", `check:${what}`)).not.toThrow();
  });

  test("passes the unit tests", deep, () => {
    expect(() => run("npx", "vitest", "run", "--project=unit", "--tags-filter=!deep")).not.toThrow();
  });

  test("builds a site that names only the new brand", deep, () => {
    run("npm", "run", "--silent", "build", "--", "--local");
    const page = readFileSync(join(copy.folder, "packages/site/dist/contact.html"), "utf8");
    expect(page).toContain("Hartwell &amp; Finch");
    expect(page).not.toMatch(/Brightwren|brightwren\.example/);
    expect(existsSync(join(copy.folder, "packages/site/dist/blog/local-seo-for-trades.html"))).toBe(
      samples === "keep",
    );
  });

  test("takes an update of 50 files and a migration without a conflict", deep, () => {
    git("switch", "--quiet", "upstream");
    const files = git("ls-files", "packages/admin/src", "packages/core/src")
      .split("\n")
      .filter((file) => file.endsWith(".ts"));
    for (const file of files.slice(0, 50)) {
      const path = join(copy.folder, file);
      writeFileSync(path, `// An update.\n${readFileSync(path, "utf8")}`);
    }
    writeFileSync(
      join(copy.folder, "supabase/migrations/20990101000000_update.sql"),
      "comment on schema public is 'An update';\n",
    );
    git("add", "--all", "--", ":!mine.json");
    git("commit", "--quiet", "--message=An update");
    git("switch", "--quiet", "main");
    expect(git("merge", "--no-edit", "upstream")).toMatch(/51 files changed/);
    run("npm", "run", "--silent", "check:types");
  });
});

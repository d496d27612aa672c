import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { changedFiles, concernsPackaging } from "./changed-files.ts";

function git(cwd: string, ...args: string[]): void {
  const person = ["-c", "user.name=Jane", "-c", "user.email=jane@example.com", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...person, ...args], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

async function write(cwd: string, file: string): Promise<void> {
  await mkdir(dirname(join(cwd, file)), { recursive: true });
  await writeFile(join(cwd, file), file);
}

async function commit(cwd: string, file: string): Promise<void> {
  await write(cwd, file);
  git(cwd, "add", ".");
  git(cwd, "commit", "--quiet", "--message", file);
}

describe("what changed", () => {
  let folder: string;
  let origin: string;
  let clone: string;
  let clones = 0;

  beforeAll(async () => {
    // Set where a hook of git's runs the tests, these lead to the repository itself.
    for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) vi.stubEnv(name, undefined);
    folder = await mkdtemp(join(tmpdir(), "brightwren-"));
    origin = join(folder, "origin");
    git(folder, "init", "--quiet", "--initial-branch=main", "origin");
    await commit(origin, "first");
    await commit(origin, "second");
  });
  beforeEach(() => {
    clones += 1;
    clone = join(folder, `clone-${clones}`);
    git(folder, "clone", "--quiet", "origin", clone);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  test("in a fresh clone is what the last commit changed", () => {
    expect(changedFiles(clone)).toEqual(["second"]);
  });

  test("is what was committed since origin/main, changed since, and never added", async () => {
    await commit(clone, "third");
    await commit(clone, "build/fourth one");
    await writeFile(join(clone, "first"), "changed");
    await write(clone, "new/file");
    expect(changedFiles(clone)).toEqual(["build/fourth one", "first", "third", "new/file"]);
  });

  test("holds both names of a file that was moved", async () => {
    await commit(clone, "third");
    git(clone, "mv", "first", "moved");
    expect(changedFiles(clone)).toEqual(["first", "moved", "third"]);
  });

  test("without an origin is what the last commit changed", async () => {
    git(clone, "remote", "remove", "origin");
    await commit(clone, "third");
    expect(changedFiles(clone)).toEqual(["third"]);
  });

  test("is not known where there is no commit before the last, nor without git", () => {
    git(folder, "clone", "--quiet", "--depth=1", `file://${origin}`, "shallow");
    expect(changedFiles(join(folder, "shallow"))).toBeUndefined();
    expect(changedFiles(folder)).toBeUndefined();
  });
});

describe("packages are tried again", () => {
  test.each([
    "build/linux/linux.ts",
    "build/icon.icns",
    "scripts/package.ts",
    "scripts/package/packaged-parts.ts",
    "electron.vite.config.ts",
    "packages/desktop/package.json",
    "packages/desktop/main/app/app-id.ts",
    "package-lock.json",
    "tests/desktop/package.test.ts",
    "tests/desktop/packaged-app.ts",
  ])("after a change of %s", (file) => {
    expect(concernsPackaging(["README.md", file])).toBe(true);
  });

  test("where it is not known what changed", () => {
    expect(concernsPackaging(undefined)).toBe(true);
  });

  test.each([
    "scripts/package-names.md",
    "packages/desktop/main/index.ts",
    "packages/site/build/x.ts",
    "tests/desktop/keychain.test.ts",
  ])("not after a change of %s", (file) => {
    expect(concernsPackaging([file])).toBe(false);
  });
});

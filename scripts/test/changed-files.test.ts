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

  /** In a git hook, these variables refer to the real repository. */
  const leaveRepository = () => {
    for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) vi.stubEnv(name, undefined);
  };

  beforeAll(async () => {
    leaveRepository();
    folder = await mkdtemp(join(tmpdir(), "brightwren-"));
    origin = join(folder, "origin");
    git(folder, "init", "--quiet", "--initial-branch=main", "origin");
    await commit(origin, "first");
    await commit(origin, "second");
  });
  beforeEach(() => {
    leaveRepository();
    clones += 1;
    clone = join(folder, `clone-${clones}`);
    git(folder, "clone", "--quiet", "origin", clone);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("is the last commit in a fresh clone", () => {
    expect(changedFiles(clone)).toEqual(["second"]);
  });

  test("is what has not been committed when no commit is ahead", async () => {
    await write(clone, "new/file");
    expect(changedFiles(clone)).toEqual(["new/file"]);
  });

  test("includes commits since origin/main, uncommitted and untracked files", async () => {
    await commit(clone, "third");
    await commit(clone, "build/fourth one");
    await writeFile(join(clone, "first"), "changed");
    await write(clone, "new/file");
    expect(changedFiles(clone)).toEqual(["build/fourth one", "first", "third", "new/file"]);
  });

  test("includes both names of a moved file", async () => {
    await commit(clone, "third");
    git(clone, "mv", "first", "moved");
    expect(changedFiles(clone)).toEqual(["first", "moved", "third"]);
  });

  test("is the last commit when there is no origin", async () => {
    git(clone, "remote", "remove", "origin");
    await commit(clone, "third");
    expect(changedFiles(clone)).toEqual(["third"]);
  });

  test("is unknown when there is no previous commit or no git", () => {
    git(folder, "clone", "--quiet", "--depth=1", `file://${origin}`, "shallow");
    expect(changedFiles(join(folder, "shallow"))).toBeUndefined();
    expect(changedFiles(folder)).toBeUndefined();
  });
});

describe("packaging tests", () => {
  test.each([
    "build/linux/linux.ts",
    "build/icon.png",
    "scripts/package.ts",
    "scripts/package/packaged-parts.ts",
    "electron.vite.config.ts",
    "packages/desktop/package.json",
    "packages/brand/brand.ts",
    "package-lock.json",
    "tests/desktop/package.test.ts",
    "tests/desktop/packaged-app.ts",
  ])("run after a change to %s", (file) => {
    expect(concernsPackaging(["README.md", file])).toBe(true);
  });

  test("run when it is unknown what changed", () => {
    expect(concernsPackaging(undefined)).toBe(true);
  });

  test.each([
    "scripts/package-names.md",
    "packages/desktop/main/index.ts",
    "packages/site/build/x.ts",
    "tests/desktop/keychain.test.ts",
  ])("do not run after a change to %s", (file) => {
    expect(concernsPackaging([file])).toBe(false);
  });
});

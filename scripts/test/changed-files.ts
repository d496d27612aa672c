import { spawnSync } from "node:child_process";

function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

/** The commit to compare with: on `origin/main`; or the last one; or, if nothing differs from it, the one before. */
export function changeBase(folder = process.cwd()): string {
  const base = git(folder, "merge-base", "HEAD", "origin/main");
  if (base !== undefined && base !== git(folder, "rev-parse", "HEAD")) return base.trim();
  return git(folder, "status", "--porcelain") === "" ? "HEAD~1" : "HEAD";
}

/** Undefined if git fails. */
export function changedFiles(folder = process.cwd()): string[] | undefined {
  const differing = git(folder, "diff", "--name-only", "--no-renames", "-z", changeBase(folder));
  const untracked = git(folder, "ls-files", "--others", "--exclude-standard", "--full-name", "-z");
  if (differing === undefined || untracked === undefined) return undefined;
  return `${differing}${untracked}`.split("\0").filter((file) => file !== "");
}

const packaging = [
  /^build\//,
  /^scripts\/package(?:\.ts$|\/)/,
  /^electron\.vite\.config\.ts$/,
  /^packages\/(?:brand\/brand\.ts|desktop\/package\.json)$/,
  // Electron, electron-builder, keytar and other dependencies that are packaged or that do the packaging.
  /^package-lock\.json$/,
  /^tests\/desktop\/(?:package|packaged-app|linux-installers|dummy-electron)\b/,
];

/** True when it is unknown what has changed. */
export const concernsPackaging = (files: readonly string[] | undefined): boolean =>
  files === undefined || files.some((file) => packaging.some((pattern) => pattern.test(file)));

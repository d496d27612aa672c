import { spawnSync } from "node:child_process";

/** Compares with `origin/main`, or with the previous commit if no commit is ahead. Undefined if git fails. */
export function changedFiles(folder = process.cwd()): string[] | undefined {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    return status === 0 ? stdout : undefined;
  };
  const base = git("merge-base", "HEAD", "origin/main");
  const isAhead = base !== undefined && base !== git("rev-parse", "HEAD");
  const differing = git("diff", "--name-only", "--no-renames", "-z", isAhead ? base.trim() : "HEAD~1");
  const untracked = git("ls-files", "--others", "--exclude-standard", "--full-name", "-z");
  if (differing === undefined || untracked === undefined) return undefined;
  return `${differing}${untracked}`.split("\0").filter((file) => file !== "");
}

const packaging = [
  /^build\//,
  /^scripts\/package(?:\.ts$|\/)/,
  /^electron\.vite\.config\.ts$/,
  /^packages\/desktop\/(?:package\.json|main\/app\/app-id\.ts)$/,
  // Electron, electron-builder, keytar and other dependencies that are packaged or that do the packaging.
  /^package-lock\.json$/,
  /^tests\/desktop\/(?:package|packaged-app|linux-installers|dummy-electron)\b/,
];

/** True when it is unknown what has changed. */
export const concernsPackaging = (files: readonly string[] | undefined): boolean =>
  files === undefined || files.some((file) => packaging.some((pattern) => pattern.test(file)));

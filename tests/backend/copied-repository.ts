import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { makeScratchCopy } from "../../scripts/faults/scratch-copy.ts";

/** For commands in a copy of the project: Vitest's own variables would change what they do. */
export const commandEnvironment = (ports: { PORT: string; TEST_PORTS: string }) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITE|TEST|NODE_ENV|SUPABASE|SITE_URL|FORCE_COLOR)/.test(name),
    ),
  ),
  NO_COLOR: "1",
  GIT_AUTHOR_NAME: "Mo",
  GIT_AUTHOR_EMAIL: "mo@finch.example",
  GIT_COMMITTER_NAME: "Mo",
  GIT_COMMITTER_EMAIL: "mo@finch.example",
  ...ports,
});

/** A copy of this checkout as a repository of its own, with one commit. */
export function copyRepository(branch: string, env: NodeJS.ProcessEnv): ReturnType<typeof makeScratchCopy> {
  const copy = makeScratchCopy(join(import.meta.dirname, "../.."));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy.folder, env });
  git("init", "--quiet", `--initial-branch=${branch}`);
  git("add", "--all");
  git("commit", "--quiet", "--message=First");
  return copy;
}

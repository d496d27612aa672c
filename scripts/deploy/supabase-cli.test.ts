import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cliCommands, cliWords, supabaseVersion } from "./supabase-cli.ts";

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, "utf8");
const stored = read(`supabase-cli-${supabaseVersion}.txt`);
const isThere = spawnSync("supabase", ["--version"], { encoding: "utf8" }).stdout?.trim() === supabaseVersion;

/** What that version says of a command: asked now where it is installed, otherwise as it was stored. */
const helpOf = (words: string[]): string =>
  isThere
    ? spawnSync("supabase", [...words, "--help"], { encoding: "utf8" }).stdout
    : (stored.split(/^# supabase /m).find((part) => part.startsWith(`${words.join(" ")}\n`)) ?? "");

test.for(Object.entries(cliCommands))(
  "the CLI has the command that %s calls, and all its flags",
  ([, command]) => {
    const args = command("abcdefghijklmnopqrst");
    const help = helpOf(cliWords(args));
    expect(help).toContain(`supabase ${cliWords(args).join(" ")} [flags]`);
    for (const flag of args.filter((arg) => arg.startsWith("--"))) {
      const [name = "", value] = flag.split("=");
      // `--remote[=<ref|branch>]` may have a value after "=", `--project-ref string` has it as a word of its own.
      expect(help).toMatch(
        new RegExp(`^ +${name}${value === undefined ? "[ ,]" : String.raw`\[=<ref`}`, "m"),
      );
    }
  },
);

test("what goes to a hosted project says so, and answers the question whether it shall", () => {
  for (const command of Object.values(cliCommands)) {
    const args = command("abcdefghijklmnopqrst").join(" ");
    expect(args).toMatch(/(?:--remote=|--project-ref )abcdefghijklmnopqrst/);
    expect(args).toContain("--yes");
  }
});

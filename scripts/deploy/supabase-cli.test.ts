import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cliCommands, cliWords, supabaseVersion } from "./supabase-cli.ts";

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, "utf8");
const stored = read(`supabase-cli-${supabaseVersion}.txt`);
const isThere = spawnSync("supabase", ["--version"], { encoding: "utf8" }).stdout?.trim() === supabaseVersion;

const helpOf = (words: string[]): string =>
  isThere
    ? spawnSync("supabase", [...words, "--help"], { encoding: "utf8" }).stdout
    : (stored.split(/^# supabase /m).find((part) => part.startsWith(`${words.join(" ")}\n`)) ?? "");

test.for(Object.entries(cliCommands))(
  "finds the command and flags of %s in the CLI's help",
  ([, command]) => {
    const args = command("abcdefghijklmnopqrst");
    const help = helpOf(cliWords(args));
    expect(help).toContain(`supabase ${cliWords(args).join(" ")} [flags]`);
    for (const flag of args.filter((arg) => arg.startsWith("--"))) {
      const [name = "", value] = flag.split("=");
      // `--remote[=<ref|branch>]` takes its value after "=", `--project-ref string` as a separate word.
      expect(help).toMatch(
        new RegExp(`^ +${name}${value === undefined ? "[ ,]" : String.raw`\[=<ref`}`, "m"),
      );
    }
  },
);

test("passes the hosted project and --yes to every command", () => {
  for (const command of Object.values(cliCommands)) {
    const args = command("abcdefghijklmnopqrst").join(" ");
    expect(args).toMatch(/(?:--remote=|--project-ref )abcdefghijklmnopqrst/);
    expect(args).toContain("--yes");
  }
});

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cliCommands, cliWords, supabaseVersion } from "./supabase-cli.ts";

const parts = Object.values(cliCommands).map((command) => {
  const words = cliWords(command("abcdefghijklmnopqrst"));
  const help = execFileSync("npx", ["--yes", `supabase@${supabaseVersion}`, ...words, "--help"], {
    encoding: "utf8",
  });
  return `# supabase ${words.join(" ")}\n${help}`;
});
writeFileSync(`${import.meta.dirname}/supabase-cli-${supabaseVersion}.txt`, parts.join("\n"));

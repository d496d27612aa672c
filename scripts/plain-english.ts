import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Phrases to avoid and their replacements. A space also matches a line break. */
const phrases: readonly (readonly [pattern: string, instead: string])[] = [
  ["all the same", "even so, or nothing"],
  ["at once", "immediately, or together"],
  ["by and by", "later"],
  ["made good", "fixed, or completed"],
  ["mend(?:s|ed|ing)?", "fix"],
  ["(?:is|are|was|were) for nobody", "who needs it, and for what"],
  ["nobody", "no user, no visitor, no test, …"],
  ["who(?:m|so)?ever", "the user, the client, the request, …"],
  ["the person", "the user, the owner, the visitor, …"],
  ["(?:by|of) itself", "automatically"],
  ["st(?:and|ands|ood) (?:for|in|on|at|here|there|beside|below|above|alone)", "is, or the exact verb"],
  ["(?:is|are|be) told", "reports, or shows"],
  ["(?:takes?|took) over", "what happens"],
  ["to be had", "available"],
  ["there is nothing to", "who does not need to do what"],
  ["(?:works?|is|are) no more", "no longer works, is gone"],
  ["for ever", "forever, or until when"],
  ["(?:wish|wishes)", "command"],
  ["deeds?", "action"],
  ["remarks?", "notice"],
  ["verdicts?", "access check, cached access"],
  ["rivals?", "server version"],
  ["late faces?", "deferred fonts"],
  ["(?<=^|\\n\\n|[.!] )Wh(?:at|o) (?:[^.!?\\n]|\\n(?!\\n))*[.]", "a subject: name the thing"],
];
const avoided = phrases.map(
  ([pattern, instead]) =>
    [new RegExp(`\\b(?:${pattern.replaceAll(" ", "\\s")})(?!\\w)`, "giu"), instead] as const,
);

/** Files with a voice of their own, and the files that list the phrases. */
const leftOut =
  /^(?:CHANGELOG\.md|docs\/vocabulary\.md|scripts\/plain-english|packages\/demos\/|packages\/site\/src\/content\/|supabase\/seed|supabase\/functions\/_shared\/generation\/library\/)/;

type Finding = { line: number; phrase: string; instead: string };

/** Blanks a match but preserves its line breaks and thus the line numbers. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, "");

/** Replaces code with blanks and leaves comments, test titles and Markdown on their lines. */
export function proseOf(path: string, text: string): string {
  if (path.endsWith(".md"))
    return text.replaceAll(/^```[^]*?^```/gm, blank).replaceAll(/`[^`\n]+`|\]\([^)]*\)/g, "x");
  const prose = text.split("\n").map(() => "");
  const add = (index: number, words: string) => {
    const line = text.slice(0, index).split("\n").length - 1;
    for (const [offset, part] of words.split("\n").entries())
      prose[line + offset] = `${prose[line + offset]} ${part.replace(/^\s*\*+ ?/, "")}`.trim();
  };
  const comments = path.endsWith(".sql")
    ? /(?<mark>(?<=^|\s)-- |\bcomment on [^']*')(?<words>.*)$/gm
    : /\.(?:ya?ml|toml|sh)$/.test(path)
      ? /(?<mark>(?<=^|\s)# )(?<words>.*)$/gm
      : /(?<mark>(?<=^|[\s{(])(?:\/\/ ?|\/\*+))(?<words>(?<=\*)[^]*?(?=\*\/)|.*$)/gm;
  const titles = /(?<mark>(?:(?<![.\w])(?:test|it|describe)(?:\.\w+)*|\])\)?\(\s*["`])(?<words>[^"`\n]+)/g;
  for (const pattern of /\.[cm]?[jt]sx?$/.test(path) ? [comments, titles] : [comments])
    for (const { index, groups } of text.matchAll(pattern))
      add(index + (groups?.["mark"]?.length ?? 0), groups?.["words"] ?? "");
  return prose.join("\n");
}

/** Finds the phrases to avoid in a file's prose, sorted by line. */
export function findPhrases(path: string, text: string): Finding[] {
  const prose = proseOf(path, text);
  return avoided
    .flatMap(([pattern, instead]) =>
      [...prose.matchAll(pattern)].map(({ 0: phrase, index }) => ({
        line: prose.slice(0, index).split("\n").length,
        phrase: phrase.replaceAll(/\s+/g, " "),
        instead,
      })),
    )
    .sort((a, b) => a.line - b.line);
}

/** Only reports, because some findings are acceptable. */
function report(): void {
  const root = `${import.meta.dirname}/..`;
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  const files = listed
    .filter((path) => /\.(?:md|sql|[cm]?[jt]sx?|css|ya?ml|toml|sh)$/.test(path) && !leftOut.test(path))
    .filter((path) => existsSync(`${root}/${path}`))
    .map((path) => ({ path, findings: findPhrases(path, readFileSync(`${root}/${path}`, "utf8")) }))
    .filter(({ findings }) => findings.length > 0);
  for (const { path, findings } of files) {
    console.log(`\n${path}: ${findings.length}`);
    for (const { line, phrase, instead } of findings)
      console.log(`  ${path}:${line} "${phrase.slice(0, 60)}": ${instead}`);
  }
  console.log(
    `\n${files.reduce((sum, { findings }) => sum + findings.length, 0)} phrases in ${files.length} files`,
  );
}

if (import.meta.main) report();

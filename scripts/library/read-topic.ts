import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Topic } from "../../supabase/functions/_shared/generation/topic.ts";

const library = "supabase/functions/_shared/generation/library";

function parts(text: string, level: "#" | "##"): [heading: string, body: string][] {
  const [, ...found] = `\n${text}`.split(`\n${level} `);
  return found.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    return [heading.trim(), lines.join("\n").trim()];
  });
}

const paragraphs = (text: string): string[] => text.split("\n\n").map((paragraph) => paragraph.trim());

const items = (text: string): string[] => text.split("\n").map((line) => line.replace(/^- /, "").trim());

/** Throws an error with the topic's id and the missing part. */
export function readTopic(id: string, file: string): Topic {
  const [, head = "", body = ""] = file.replaceAll("\r\n", "\n").split(/^---\n/m);
  const values = new Map(head.split("\n").map((line) => line.split(/: (.*)/s) as [string, string]));
  const sections = new Map(parts(body, "#"));
  const need = (found: string | undefined, what: string): string => {
    if (!found?.trim()) throw new Error(`The topic ${id} has no ${what}.`);
    return found.trim();
  };
  const value = (name: string) => need(values.get(name), name);
  const part = (name: string) => need(sections.get(name), `part “${name}”`);
  return {
    id,
    category: value("category"),
    subject: value("subject"),
    tags: value("tags").split(", "),
    terms: value("terms"),
    titles: items(part("Titles")),
    summaries: items(part("Summaries")),
    openings: paragraphs(part("Openings")),
    sections: parts(part("Sections"), "##").map(([heading, text]) => ({ heading, text: paragraphs(text) })),
    examples: parts(part("Examples"), "##").map(([who, text]) => ({ who, text })),
    mistakes: items(part("Mistakes")),
    checklist: items(part("Checklist")),
    questions: parts(part("Questions"), "##").map(([question, answer]) => ({ question, answer })),
    closings: paragraphs(part("Closings")),
  } as unknown as Topic;
}

/** The platform only bundles imports, so Markdown becomes a module (https://github.com/supabase/cli/issues/4554). */
export function libraryPage(root: string): string {
  const files = globSync(`${library}/*/*.md`, { cwd: root }).toSorted();
  const topics = files.map((file) =>
    readTopic(basename(file, ".md"), readFileSync(join(root, file), "utf8")),
  );
  return `// Written by \`npm run brand\` from the Markdown files beside it. Change those, not this.
import type { Topic } from "../topic.ts";

/** All topics of the built-in writer. */
export const topics: readonly [Topic, ...Topic[]] = [
${topics.map((topic) => `  ${JSON.stringify(topic)},\n`).join("")}];
`;
}

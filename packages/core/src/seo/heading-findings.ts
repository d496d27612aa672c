import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { SeoFinding } from "./seo-finding.ts";

/** What is wrong with a text's headings: there are none, one has the level of the page's title, a level is skipped. */
export function headingFindings(body: Nodes): SeoFinding[] {
  const levels: number[] = [];
  visit(body, "heading", ({ depth }) => {
    levels.push(depth);
  });
  const advice = (code: SeoFinding["code"], message: string): SeoFinding[] => [
    { code, severity: "advice", message },
  ];
  if (levels.length === 0) {
    return advice("headings-missing", "There are no headings: readers can't see what the text holds.");
  }
  return [
    ...(levels.includes(1)
      ? advice(
          "heading-level-one",
          "A heading in the text begins with one #; that level is the post's title. Use ##.",
        )
      : []),
    ...(skipsLevel(levels)
      ? advice("heading-level-skipped", "A heading skips a level: after ## comes ###, not ####.")
      : []),
  ];
}

/** The page shows level one as level two, below its title. */
function skipsLevel(levels: number[]): boolean {
  const shown = levels.map((level) => Math.max(2, level));
  return shown.some((level, index) => level > (shown[index - 1] ?? 1) + 1);
}

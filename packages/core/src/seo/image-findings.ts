import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { SeoFinding } from "./seo-finding.ts";

/** The pictures of a text that say nothing to people who can't see them. */
export function imageFindings(body: Nodes): SeoFinding[] {
  let silent = 0;
  visit(body, (node) => {
    if ((node.type === "image" || node.type === "imageReference") && !node.alt?.trim()) silent += 1;
  });
  if (silent === 0) return [];
  return [
    {
      code: "image-without-alt",
      severity: "problem",
      message:
        silent === 1
          ? "A picture has no alternative text: say in words what it shows."
          : `${silent} pictures have no alternative text: say in words what each shows.`,
    },
  ];
}

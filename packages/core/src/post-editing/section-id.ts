import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { wordsOf } from "../blog/article-words.ts";

/** The prefix avoids clashes with other ids on the page, such as `main`. */
export const sectionId = (title: string): string => {
  const words =
    title
      .toLowerCase()
      .replace(/[’']/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ["section", ...words].join("-");
};

/** The id in a link's hash, such as `#section-one`. Text fragments (`:~:text=`) are for the browser only. */
export function idIn(hash: string): string {
  const [id = ""] = hash.replace(/^#/, "").split(":~:");
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

export type Section = { id: string; title: string };

/** Gives the heading of each section an id for the renderer, unique in the article. `taken`: ids of its earlier parts. */
export function nameSections(article: Root, taken = new Set<string>()): Section[] {
  const sections: Section[] = [];
  visit(article, "heading", (heading) => {
    if (heading.depth > 2) return;
    const title = wordsOf(heading);
    const name = sectionId(title);
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    sections.push({ id, title });
    heading.data = { hProperties: { id } };
  });
  return sections;
}

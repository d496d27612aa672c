import { fromHtml } from "hast-util-from-html";
import { urlAttributes } from "html-url-attributes";
import { visit } from "unist-util-visit";

export type PageLinks = {
  /** Every address the page refers to, as it is written there. */
  addresses: string[];
  /** What can be the target of a `#fragment`. */
  ids: string[];
};

const listed = (set: string) => set.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);

/** Finds what an HTML document refers to: links, scripts, styles, pictures of every size. */
export function readLinks(html: string): PageLinks {
  const addresses: string[] = [];
  const ids: string[] = [];
  visit(fromHtml(html), "element", ({ tagName, properties }) => {
    if (typeof properties["id"] === "string") ids.push(properties["id"]);
    for (const [name, value] of Object.entries(properties)) {
      const tags = urlAttributes[name];
      if (tags === null || tags?.includes(tagName)) addresses.push(String(value));
      if (name === "srcSet" || name === "imageSrcSet") addresses.push(...listed(String(value)));
    }
    if (typeof properties["dataModules"] === "string")
      addresses.push(...properties["dataModules"].split(" "));
  });
  return { addresses, ids };
}

import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { urlAttributes } from "html-url-attributes";
import { visit } from "unist-util-visit";

/**
 * An article's HTML as it can be shown anywhere: every address in it is full, and the class names, which mean something
 * only beside our style sheets, are gone. Takes the address of the article, which relative ones start from. An address
 * that cannot be read stays as it is.
 */
export function portableHtml(html: string, articleUrl: string): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, "element", ({ tagName, properties }) => {
    delete properties.className;
    for (const [name, tags] of Object.entries(urlAttributes)) {
      const address = properties[name];
      if (typeof address !== "string" || (tags && !tags.includes(tagName))) continue;
      properties[name] = URL.parse(address, articleUrl)?.href ?? address;
    }
  });
  return toHtml(tree);
}

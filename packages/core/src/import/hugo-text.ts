import {
  fenced,
  mediaShortcodes,
  pictureOf,
  readArguments,
  type Shortcode,
  staysRemark,
} from "./shortcodes.ts";

// gohugo.io/shortcodes: {{< name args >}}, {{% name args %}}, with an end of their own or without.
const shortcode =
  /\{\{(?:<|%)\s*(\/?)\s*(\w[\w./-]*)((?:"(?:\\.|[^"\\])*"|`[^`]*`|[^"`>%]|>(?!\}\})|%(?!\}\}))*?)(\/?)\s*(?:>|%)\}\}/g;
const escaped = /\{\{([<%])\/\*([^]*?)\*\/([>%])\}\}/g;

const known: Record<string, Shortcode> = {
  ...mediaShortcodes,
  figure: ({ named, list }) => {
    const source = named["src"] ?? list[0];
    if (!source) return undefined;
    const caption = [named["title"], named["caption"]].filter(Boolean).join(". ");
    const picture = pictureOf(
      source,
      named["alt"] ?? "",
      [caption, named["attr"]].filter(Boolean).join(" — "),
    );
    return named["link"] ? linkOfPicture(picture, named["link"]) : picture;
  },
  highlight: ({ list, inner }) => fenced(inner, list[0] ?? ""),
};
const withEnd = new Set(["highlight"]);

const linkOfPicture = (picture: string, url: string): string =>
  `[${picture}](${/[\s()]/.test(url) ? `<${url}>` : url})`;

/**
 * A Hugo text without its shortcodes: those of Hugo itself become Markdown, others stay and are named. `addressOf` gives
 * the address of a post by what `ref` and `relref` call it.
 */
export function hugoToMarkdown(
  text: string,
  addressOf: (name: string) => string | undefined,
): { markdown: string; remarks: string[] } {
  if (!text.includes("{{")) return { markdown: text, remarks: [] };
  const unknown = new Set<string>();
  let markdown = "";
  let at = 0;
  const signs = [...text.matchAll(shortcode)];
  for (const [number, sign] of signs.entries()) {
    if (sign.index < at) continue;
    const [whole, slash, name = "", given = ""] = sign;
    markdown += text.slice(at, sign.index);
    at = sign.index + whole.length;
    if (slash) {
      markdown += whole;
      continue;
    }
    const { named, list } = readArguments(given);
    if (name === "ref" || name === "relref") {
      const wanted = named["path"] ?? list[0] ?? "";
      const address = addressOf(wanted);
      if (address === undefined) unknown.add(`${name} “${wanted}”`);
      markdown += address ?? whole;
      continue;
    }
    const end = withEnd.has(name)
      ? signs.slice(number + 1).find(([, close, other]) => close && other === name)
      : undefined;
    const made = known[name]?.({ named, list, inner: end ? text.slice(at, end.index) : "" });
    if (made === undefined) unknown.add(name);
    markdown += made ?? whole;
    if (made !== undefined && end) at = end.index + end[0].length;
  }
  markdown += text.slice(at);
  markdown = markdown.replace(
    escaped,
    (_all, open: string, inner: string, close: string) => `{{${open}${inner}${close}}}`,
  );
  return { markdown, remarks: staysRemark("the shortcodes", unknown) };
}

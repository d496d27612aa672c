import { decoded } from "./import-files.ts";
import type { ImportedPost } from "./imported-post.ts";
import { type AddressHere, plainMarkdown } from "./plain-markdown.ts";
import { openEach, type ReadOptions } from "./read-each.ts";

const pathOnly = (address: string): string => address.replace(/^https?:\/\/[^/]+/i, "");

/** Strips an address's scheme, `www.`, extension and query, except WordPress's post id. Returns "" for a home page. */
export function keyOf(address: string): string {
  const plain = address.replace(/^__GHOST_URL__/, "").replace(/^(?:https?:)?\/\/(?:www\.)?/i, "//");
  const [, number] = /[?&]((?:p|page_id|post)=\d+)/.exec(plain) ?? [];
  const [path = ""] = plain.split(/[?#]/, 1);
  const [, host = "", rest = ""] = /^(\/\/[^/]*)?(.*)$/s.exec(path) ?? [];
  const parts = decoded(rest).split("/").filter(Boolean);
  const last = parts.at(-1);
  if (last !== undefined && /^index\.html?$/i.test(last)) parts.pop();
  else if (last !== undefined) parts[parts.length - 1] = last.replace(/\.html?$/i, "");
  return `${host.toLowerCase()}/${parts.join("/")}${number ? `?${number}` : ""}`.replace(/^\/$/, "");
}

const withoutEnding = (path: string): string => path.replace(/\.(?:md|markdown|mdown|mkdn?|mdwn)$/i, "");

/** Returns the file's path relative to each possible site root. */
function fileKeys(source: string): string[] {
  if (!/\.\w+$/.test(source)) return [];
  const path = withoutEnding(source).toLowerCase();
  const bundle = path.replace(/\/_?index(?:\.[a-z-]+)?$/, "");
  const inContent = (one: string) => one.replace(/^.*?(?:^|\/)(?:content|source|src)\//, "");
  return [...new Set([path, bundle, inContent(path), inContent(bundle)])].map((one) => `/${one}`);
}

/** Converts posts to plain Markdown and rewrites links between them. Skips unreadable posts with a notice. */
export async function relinked(
  posts: ImportedPost[],
  notices: string[],
  options: ReadOptions,
): Promise<ImportedPost[]> {
  const places = new Map<string, string>();
  const names = new Map<string, string>();
  const note = (map: Map<string, string>, key: string, slug: string) => {
    if (key !== "" && !map.has(key)) map.set(key, slug);
  };
  for (const { oldAddresses, alsoAt = [], fields } of posts)
    for (const address of [...oldAddresses, ...alsoAt]) {
      note(places, keyOf(address), fields.slug);
      if (!/[?&](?:p|page_id)=/.test(address)) note(places, keyOf(pathOnly(address)), fields.slug);
    }
  for (const { source, fields } of posts) {
    for (const key of fileKeys(source)) note(places, key, fields.slug);
    const stem = withoutEnding(source.split("/").at(-1) ?? "").toLowerCase();
    for (const name of [stem, stem.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, ""), fields.title.toLowerCase()])
      note(names, name, fields.slug);
  }
  return openEach(posts, notices, options, (post) => {
    const { featured_image_url: featured, content } = post.fields;
    const plain = plainMarkdown(content, addressHere(post, places, names));
    return {
      ...post,
      pictures: [...new Set([featured, ...plain.pictures].filter(Boolean))],
      fields: { ...post.fields, content: plain.markdown },
      notices: [...post.notices, ...plain.notices],
    };
  });
}

function addressHere(
  post: ImportedPost,
  places: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): AddressHere {
  const bases = [`/${post.source.toLowerCase()}`, ...post.oldAddresses, ...(post.alsoAt ?? [])].map(pathOnly);
  const slugAt = (url: string): string | undefined => {
    if (/^(?:#|\?|[a-z][a-z0-9+.-]*:(?!\/\/))/i.test(url) && !/^\?p(?:age_id)?=/.test(url)) return undefined;
    const bare = url.replace(/[?#].*$/s, "");
    if (/^(?:https?:)?\/\/|^__GHOST_URL__|^\?/i.test(url)) return places.get(keyOf(url));
    if (bare.startsWith("/"))
      return places.get(keyOf(url)) ?? places.get(withoutEnding(decoded(bare)).toLowerCase());
    if (bare.startsWith("@/")) return places.get(`/${withoutEnding(bare.slice(2)).toLowerCase()}`);
    for (const base of bases) {
      const path = new URL(bare, `http://x${base}`).pathname;
      const slug = places.get(keyOf(path)) ?? places.get(withoutEnding(decoded(path)).toLowerCase());
      if (slug !== undefined) return slug;
    }
    return undefined;
  };
  return (url) => {
    const [, fragment = ""] = /(#.*)$/s.exec(url) ?? [];
    const slug = url.startsWith("wiki:")
      ? (names.get(decoded(url.slice(5).replace(/#.*$/s, "")).toLowerCase()) ?? slugAt(`/${url.slice(5)}`))
      : slugAt(url);
    return slug === undefined ? undefined : `/blog/${slug}${fragment}`;
  };
}

import { emptyForNull } from "@brightwren/functions/contracts/post-fields";
import type { Post } from "@brightwren/core/admin-posts/post";
import { listCategories } from "@brightwren/core/blog/list-categories";
import type { Category } from "@brightwren/core/blog/post";
import { pictureBase } from "@brightwren/core/export/export-everything";
import { toExported } from "@brightwren/core/export/export-layout";
import { pictureAt } from "@brightwren/core/pictures/picture-address";
import { getSignedInClient } from "@brightwren/core/session/access";
import { faultOf, numberedSlug } from "./fit-post.ts";
import type { ImportFile } from "./import-files.ts";
import type { ImportedBlog, ImportedFields, ImportedPost } from "./imported-post.ts";
import { type AddressInText, withAddresses } from "./markdown-parts.ts";

/** `clash`: another post has the address. `fault`: the post cannot be stored. */
export type ImportState = "new" | "same" | "changed" | "clash" | "fault";

/** `both`: keeps the existing post and adds this one at a new address. */
export type ImportChoice = "add" | "update" | "both" | "skip";

export type ImportRow = {
  post: ImportedPost;
  /** Generated before the request, so that a retry does not create a second post. */
  id: string;
  state: ImportState;
  fault?: string;
  existing?: Post;
  slug: string;
  /** Pictures found in the import, and referenced pictures that are missing. */
  pictures: ImportFile[];
  missing: string[];
};

export const choicesOf: Record<ImportState, readonly ImportChoice[]> = {
  new: ["add", "skip"],
  same: ["skip"],
  changed: ["skip", "update", "both"],
  clash: ["both", "update", "skip"],
  fault: ["skip"],
};

/** The default choice for a row; it never overwrites a stored post. */
export const firstChoice = (state: ImportState): ImportChoice => choicesOf[state][0] ?? "skip";

/** Compares imported posts with stored ones. `author` is used for posts without an author. */
export async function planImport(
  blog: ImportedBlog,
  author: string,
  signal: AbortSignal,
): Promise<ImportRow[]> {
  const [categories, base, here] = [
    await listCategories(signal),
    await pictureBase(),
    await postsHere(blog.posts, signal),
  ];
  const bySlug = new Map(here.map((post) => [post.slug, post]));
  const byId = new Map(here.map((post) => [post.id, post]));
  const used = new Set(blog.posts.map(({ fields }) => fields.slug));
  const isOwn = blog.program === "own";
  const rows: ImportRow[] = [];
  let paused = performance.now();
  for (const post of blog.posts) {
    if (performance.now() - paused > longestTask) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      paused = performance.now();
    }
    rows.push(planRow(post));
  }
  return rows;

  function planRow(post: ImportedPost): ImportRow {
    const { slug } = post.fields;
    const row = { post, id: post.id ?? crypto.randomUUID(), ...picturesOf(post, blog) };
    const fault = isOwn ? undefined : faultOf(post, author);
    if (fault) return { ...row, state: "fault", fault, slug };
    const category = findCategory(post.categories[0] ?? "", categories, isOwn)?.id ?? null;
    const isSame = (one: Post) =>
      sameFields(fieldsOf(post, blog, author), fieldsHere(one, base, isOwn)) &&
      category === one.category_id &&
      (post.categories.length === 0 || category !== null);
    const own = post.id === undefined ? undefined : byId.get(post.id);
    const named = bySlug.get(slug);
    const others = named ? numbers.map((number) => bySlug.get(numberedSlug(slug, number))) : [];
    const same = [own, named, ...others].find((one) => one !== undefined && isSame(one));
    const existing = same ?? own ?? named;
    const isClash = !own && existing && !same && !isAlike(existing.title, post.fields.title);
    const state = same ? "same" : isClash ? "clash" : existing ? "changed" : "new";
    const free = state === "new" ? slug : freeSlug(slug, (one) => bySlug.has(one) || used.has(one));
    used.add(free);
    // The id is the primary key, so a copy needs a new one.
    const id = existing?.id === row.id && state !== "same" ? crypto.randomUUID() : row.id;
    return { ...row, id, state, slug: free, ...(existing && { existing }) };
  }
}

/** Maps each address that is already taken to the new address. */
export function givenSlugs(
  rows: readonly ImportRow[],
  choices: ReadonlyMap<string, ImportChoice>,
): Map<string, string> {
  const slugs = new Map<string, string>();
  for (const { post, slug, state, existing } of rows) {
    const choice = choices.get(post.source);
    const isHere = choice === "update" || state === "same";
    const given = choice === "both" ? slug : isHere ? existing?.slug : undefined;
    if (given !== undefined && given !== post.fields.slug) slugs.set(post.fields.slug, given);
  }
  return slugs;
}

/** Finds stored posts that may match by id, by address, or by an address that an earlier import numbered. */
async function postsHere(posts: readonly ImportedPost[], signal: AbortSignal): Promise<Post[]> {
  const supabase = await getSignedInClient();
  const found = new Map<string, Post>();
  const read = async (column: "id" | "slug", values: string[]) => {
    // Some servers limit a URL to 8 kB.
    for (let from = 0; from < values.length; from += 40) {
      const { data } = await supabase
        .from("blog_posts")
        .select("*")
        .in(column, values.slice(from, from + 40))
        .abortSignal(signal)
        .throwOnError();
      for (const post of data) found.set(post.id, post);
    }
  };
  const ids = posts.flatMap(({ id }) => id ?? []);
  await read("id", ids);
  const slugs = new Set(posts.map(({ fields }) => fields.slug).filter(Boolean));
  await read("slug", [...slugs]);
  // Check numbered addresses until one is free.
  let wanted = [...slugs].filter((slug) => [...found.values()].some((post) => post.slug === slug));
  for (let first = 2; wanted.length > 0 && first <= mostNumbers; first += numbersPerRequest) {
    const next = numbers.slice(first - 2, first - 2 + numbersPerRequest);
    const numbered = (slug: string) => next.map((number) => numberedSlug(slug, number));
    const before = found.size;
    await read("slug", wanted.flatMap(numbered));
    if (found.size === before) break;
    const here = new Set([...found.values()].map(({ slug }) => slug));
    wanted = wanted.filter((slug) => numbered(slug).some((one) => here.has(one)));
  }
  return [...found.values()];
}

/** Maximum milliseconds of synchronous work before yielding to the main thread. */
const longestTask = 50;
const numbersPerRequest = 5;
/** Highest number appended to an address. */
const mostNumbers = 200;
const numbers = Array.from({ length: mostNumbers - 1 }, (_, index) => index + 2);

function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 2; ; number += 1)
    if (!isTaken(numberedSlug(slug, number))) return numberedSlug(slug, number);
}

const isAlike = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function picturesOf(
  { pictures: shown = [], folder }: ImportedPost,
  { files }: ImportedBlog,
): Pick<ImportRow, "pictures" | "missing"> {
  const pictures = new Map<string, ImportFile>();
  const missing = new Set<string>();
  for (const url of shown) {
    const file = files.find(url, folder);
    if (file) pictures.set(file.path, file);
    else missing.add(url);
  }
  return { pictures: [...pictures.values()], missing: [...missing] };
}

const anyPicture = "picture";

/** Normalises an address for comparison, without any number that this site appended. */
const compared =
  (picture: (url: string) => string | undefined) =>
  ({ url, kind }: AddressInText): string | undefined =>
    kind === "picture"
      ? picture(url)
      : /^\/blog\/[a-z0-9-]+-\d+(?=#|$)/.test(url)
        ? url.replace(/-\d+(?=#|$)/, "")
        : undefined;

function fieldsOf(
  { fields, folder }: ImportedPost,
  { files, program }: ImportedBlog,
  author: string,
): ImportedFields {
  if (program === "own") return fields;
  const blind = (url: string) => (files.find(url, folder) ? anyPicture : undefined);
  return {
    ...fields,
    author: fields.author || author,
    content: withAddresses(fields.content, compared(blind)),
    featured_image_url:
      (fields.featured_image_url && blind(fields.featured_image_url)) || fields.featured_image_url,
  };
}

function fieldsHere(post: Post, base: string, isOwn: boolean): ImportedFields {
  const stored = (url: string) => (pictureAt(url) ? anyPicture : undefined);
  const image = post.featured_image_url ?? "";
  const { category_id: _, ...fields } = emptyForNull(post);
  return {
    ...fields,
    content: isOwn ? toExported(post.content, base) : withAddresses(post.content, compared(stored)),
    featured_image_url: isOwn ? toExported(image, base) : (stored(image) ?? image),
  };
}

/** Compares two versions of a post. Ignores address and status; a missing date matches any date. */
function sameFields(mine: ImportedFields, here: ImportedFields): boolean {
  const { slug: _, published_at: date, tags, ...texts } = mine;
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return (
    names.every((name) => texts[name] === here[name]) &&
    JSON.stringify(tags) === JSON.stringify(here.tags) &&
    (date === "" || Date.parse(date) === Date.parse(here.published_at))
  );
}

/** Finds a category by slug (our exports) or by name (other programs). */
export function findCategory(
  text: string,
  categories: readonly Category[],
  isOwn: boolean,
): Category | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return undefined;
  const bySlug = categories.find(({ slug }) => slug === wanted);
  const byName = categories.find(({ name }) => name.trim().toLowerCase() === wanted);
  return isOwn ? (bySlug ?? byName) : (byName ?? bySlug);
}

/** Returns the names of missing categories. Each is created with its first post. */
export function missingCategories(rows: readonly ImportRow[], categories: readonly Category[]): string[] {
  const named = rows.flatMap(({ post }) => post.categories);
  return [...new Set(named)].filter((name) => !findCategory(name, categories, false));
}

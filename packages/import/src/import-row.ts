import { nullForEmpty } from "@brightwren/functions/contracts/post-fields";
import { addPendingVersion, getPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import type { Post, PostStatus } from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { createPost, SlugTakenError, updatePost } from "@brightwren/core/admin-posts/write-posts";
import { listCategories } from "@brightwren/core/blog/list-categories";
import type { Category } from "@brightwren/core/blog/post";
import { pictureBase } from "@brightwren/core/export/export-everything";
import { fromExported } from "@brightwren/core/export/export-layout";
import { writeRedirects } from "@brightwren/core/export/side-tables";
import { addressOf, storePicture } from "@brightwren/core/pictures/store-picture";
import { PictureRejectedError, type PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import { isWebImage } from "@brightwren/core/post-editing/web-image";
import { suggestSlug } from "@brightwren/core/post-editing/slug";
import { getSignedInClient } from "@brightwren/core/session/access";
import { isUniqueViolation } from "@brightwren/core/supabase/data-api";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import { readableName } from "@brightwren/core/markdown-files/readable-name";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { type ImportedBlog, type ImportedFields, type ImportedPost, oldSlug } from "./imported-post.ts";
import { addressesIn, withAddresses } from "./markdown-parts.ts";
import { type ImportChoice, type ImportRow, findCategory } from "./plan-import.ts";

type ImportContext = {
  blog: ImportedBlog;
  keepStatus: boolean;
  author: string;
  /** Throws a `PictureRejectedError`. */
  prepare: (file: File, options: { signal: AbortSignal }) => Promise<PreparedPicture>;
  slugs: ReadonlyMap<string, string>;
  /** Redirect rows from an export, by target post. */
  redirects: ReadonlyMap<unknown, readonly Record<string, unknown>[]>;
  signal: AbortSignal;
};

export type ImportOutcome =
  | { done: "added" | "updated" | "skipped"; post?: Post; notices: string[] }
  | { failed: string };

/** Imports rows one at a time and stores shared pictures and categories once. Importing a row is idempotent. */
export class Importer {
  readonly #context: ImportContext;
  readonly #addresses = new Map<string, string>();
  #categories: Category[] | undefined;

  constructor(context: ImportContext) {
    this.#context = context;
  }

  /** Returns the outcome of one row. Throws an `UnreachableError` or the signal's reason. */
  async importRow(row: ImportRow, choice: ImportChoice): Promise<ImportOutcome> {
    if (choice === "skip") return { done: "skipped", notices: [] };
    const notices: string[] = [];
    const { slug, ...others } = await this.#forTable(row.post, notices);
    if (choice === "update" && row.existing) {
      const { id, updated_at, published_at } = row.existing;
      const outcome = await updatePost(
        id,
        { ...others, published_at: others.published_at ?? published_at },
        updated_at,
      );
      if ("saved" in outcome) {
        notices.push(...(await this.redirect(row, outcome.saved)));
        return { done: "updated", post: outcome.saved, notices };
      }
      // The response was lost, but the server has stored what we sent.
      if (outcome.conflict?.content === others.content && outcome.conflict.title === others.title)
        return { done: "updated", post: outcome.conflict, notices };
      return {
        failed: outcome.conflict
          ? "Someone changed this post in the meantime, so it was left as it is. Import again to compare."
          : "Someone deleted this post in the meantime.",
      };
    }
    const { createdAt, firstPublicAt } = row.post;
    const { keepStatus } = this.#context;
    const status = keepStatus ? row.post.status : "draft";
    const post = await createPost({
      ...others,
      ...(createdAt && { created_at: createdAt }),
      ...(firstPublicAt && keepStatus && { first_public_at: firstPublicAt }),
      published_at: others.published_at ?? dateFor(status, createdAt),
      id: row.id,
      slug: choice === "both" ? row.slug : slug,
      status,
    }).catch(async (error: unknown) => {
      if (!(error instanceof SlugTakenError)) throw error;
      // If the id is taken, the post was stored but the response was lost.
      return (await getPost(row.id)) ?? error.message;
    });
    if (typeof post === "string") return { failed: post };
    await this.#savePending(row, post);
    notices.push(...(await this.redirect(row, post)));
    return { done: "added", post, notices };
  }

  /** Redirects old addresses to the post. Returns a notice if the database rejects them. Idempotent. */
  async redirect({ post: { oldAddresses } }: ImportRow, { id, slug }: Post): Promise<string[]> {
    const old = oldAddresses.flatMap((address) => oldSlug(address) ?? []).filter((one) => one !== slug);
    const rows = [...new Set(old)].map((one) => ({ kind: "post", slug: one, post_id: id }));
    const refused = await writeRedirects([...rows, ...(this.#context.redirects.get(id) ?? [])]);
    return refused ? [`Not all of its old addresses redirect here. ${refused}`] : [];
  }

  async #savePending({ post: { pending } }: ImportRow, post: Post): Promise<void> {
    if (!pending || post.status !== "published" || (await getPendingVersion(post.id))) return;
    const { slug, ...fields } = await this.#forTable(pending, []);
    await addPendingVersion(post, { ...fields, ...(slug && { slug }) });
  }

  async #forTable(post: ImportedPost, notices: string[]) {
    const stored = nullForEmpty({ ...(await this.#stored(post, notices)), category_id: "" });
    return { ...stored, category_id: await this.#category(post.categories[0]) };
  }

  async #stored({ fields, folder }: ImportedPost, notices: string[]): Promise<ImportedFields> {
    const { blog, author } = this.#context;
    if (blog.program === "own") {
      const base = await pictureBase();
      return {
        ...fields,
        content: fromExported(fields.content, base),
        featured_image_url: fromExported(fields.featured_image_url, base),
      };
    }
    const places = new Map<string, string>();
    const shown = addressesIn(fields.content).filter(({ kind }) => kind === "picture");
    const featured = { url: fields.featured_image_url, alt: fields.featured_image_alt };
    for (const { url, alt } of [featured, ...shown]) {
      const file = url === "" ? undefined : blog.files.find(url, folder);
      if (!file || places.has(url)) continue;
      const address = await this.#storePicture(file.path, alt, notices);
      if (address !== undefined) places.set(url, address);
    }
    const image = places.get(featured.url) ?? featured.url;
    if (image !== "" && !isWebImage(image))
      notices.push(`The featured image “${image}” wasn’t in the files, so it was left out.`);
    return {
      ...fields,
      author: fields.author || author,
      content: withAddresses(fields.content, ({ url, kind }) =>
        kind === "picture" ? places.get(url) : this.#givenAddress(url),
      ),
      featured_image_url: isWebImage(image) ? image : "",
    };
  }

  #givenAddress(url: string): string | undefined {
    const [, slug = "", fragment = ""] = /^\/blog\/([a-z0-9-]+)(#.*)?$/s.exec(url) ?? [];
    const given = this.#context.slugs.get(slug);
    return given === undefined ? undefined : `/blog/${given}${fragment}`;
  }

  async #storePicture(path: string, alt: string, notices: string[]): Promise<string | undefined> {
    const known = this.#addresses.get(path);
    if (known !== undefined) return known;
    const { blog, prepare, signal } = this.#context;
    try {
      const blob = await blog.files.at(path)?.read();
      if (!blob) return undefined;
      const picture = await prepare(new File([blob], path.split("/").at(-1) ?? path), { signal });
      await storePicture(picture, { alt: alt.slice(0, 500), is_decorative: false, credit: "" }, { signal });
      const address = await addressOf(picture);
      this.#addresses.set(path, address);
      return address;
    } catch (error) {
      if (!(error instanceof PictureRejectedError || error instanceof FileRejectedError)) throw error;
      notices.push(`The picture “${path}” wasn’t imported: ${error.message}`);
      return undefined;
    }
  }

  async #category(name: string | undefined): Promise<string | null> {
    if (!name) return null;
    this.#categories ??= await listCategories(this.#context.signal);
    const isOwn = this.#context.blog.program === "own";
    const supabase = await getSignedInClient();
    for (let attempts = 1; ; attempts += 1) {
      const here: Category[] = this.#categories;
      const known = findCategory(name, here, isOwn) ?? findCategory(categoryName(name), here, isOwn);
      if (known) return known.id;
      const { data, error } = await supabase
        .from("blog_categories")
        .insert({ name: categoryName(name), slug: categorySlug(name, here) })
        .select("*");
      // Another session may have taken the name or address, so reload and retry.
      if (error && (!isUniqueViolation(error) || attempts === 3)) throw error;
      this.#categories = data?.[0] ? [...here, data[0]] : await listCategories(this.#context.signal);
    }
  }
}

const categoryName = (name: string): string =>
  /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/.test(name) ? readableName(name) : name;

function categorySlug(name: string, categories: readonly Category[]): string {
  const taken = new Set(categories.map((one) => one.slug));
  const slug = suggestSlug(name);
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}

const dateFor = (status: PostStatus, createdAt: string | undefined): string | null =>
  status === "published" || status === "scheduled" ? createdAt || new Date(serverNow()).toISOString() : null;

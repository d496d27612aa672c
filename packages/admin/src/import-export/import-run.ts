import { authors } from "@brightwren/brand";
import { AccessError } from "@brightwren/core/session/access";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { writeRedirects, writeSettings } from "@brightwren/core/export/side-tables";
import { type ChosenFile, grouped } from "@brightwren/import/import-files";
import { type ImportedBlog, oldSlug } from "@brightwren/import/imported-post";
import type { ImportOutcome } from "@brightwren/import/import-row";
import type { OwnExport } from "@brightwren/import/own-export";
import {
  firstChoice,
  givenSlugs,
  type ImportChoice,
  type ImportRow,
  planImport,
} from "@brightwren/import/plan-import";
import type { OwnLists } from "@brightwren/import/restore-export";
import { preparePicture } from "../pictures/prepare/prepare-picture.ts";
import { SignInDeclined, type WithSession } from "../session/with-session.ts";
import { isUnreachable } from "../drafts/save-error.ts";
import type { ReadProgress } from "./read-in-worker.ts";

/** An import that has been read and compared and awaits the owner's confirmation. */
export type ImportPlan = {
  blog: ImportedBlog;
  rows: ImportRow[];
  author: string;
  own?: { place: OwnExport; lists: OwnLists };
};

/** Throws a `FileRejectedError`, an `AccessError` or the backend's error. */
export async function openImport(
  chosen: readonly ChosenFile[],
  withSession: WithSession,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void },
): Promise<ImportPlan> {
  const [{ readInWorker }, { ownManifest }, { readOwnLists }] = await Promise.all([
    import("./read-in-worker.ts"),
    import("@brightwren/import/own-export"),
    import("@brightwren/import/restore-export"),
  ]);
  const blog = await readInWorker(chosen, { signal, onProgress });
  const place = await ownManifest(blog.files);
  const settings = await withSession(() => ownerSettingsQuery().queryFn({ signal }));
  const author = settings.author ?? authors.owner;
  const rows = await withSession(() => planImport(blog, author, signal));
  return {
    blog,
    rows,
    author,
    ...(place && { own: { place, lists: await readOwnLists(blog.files, place) } }),
  };
}

export const firstChoices = (rows: readonly ImportRow[]): Map<string, ImportChoice> =>
  new Map(rows.map(({ post, state }) => [post.source, firstChoice(state)]));

export type ImportOptions = {
  choices: ReadonlyMap<string, ImportChoice>;
  keepStatus: boolean;
  withLists: { enquiries: boolean; subscriptions: boolean; settings: boolean };
};

export const hasOldAddress = ({ state, post }: ImportRow): boolean =>
  state === "same" && post.oldAddresses.some((address) => oldSlug(address) !== undefined);

export type RunProgress = { done: number; total: number; doing: string };

/** Idempotent. A second run resumes the first and never stores a post twice. */
export class ImportRun {
  readonly outcomes = new Map<string, ImportOutcome>();
  readonly notes: string[] = [];
  readonly #given: ImportPlan & ImportOptions & { withSession: WithSession };
  #restored = 0;

  constructor(plan: ImportPlan, options: ImportOptions, withSession: WithSession) {
    this.#given = { ...plan, ...options, withSession };
  }

  /**
   * Throws only errors that abort the entire import: a network failure, a missing session, or the signal's reason.
   * Other errors become the post's outcome.
   */
  async go(signal: AbortSignal, onProgress: (progress: RunProgress) => void): Promise<void> {
    const { blog, rows, author, own, choices, keepStatus, withSession } = this.#given;
    const choiceOf = ({ post }: ImportRow) => choices.get(post.source) ?? "skip";
    const wanted = rows.filter((row) => choiceOf(row) !== "skip");
    const pictures = own?.lists.pictures ?? [];
    const total = wanted.length + pictures.length;
    const tell = (doing: string) => onProgress({ done: this.#restored + this.outcomes.size, total, doing });
    tell("Starting…");
    const [{ Importer: Made }, restore] = await Promise.all([
      import("@brightwren/import/import-row"),
      import("@brightwren/import/restore-export"),
    ]);
    if (own && this.#restored === 0) await withSession(() => restore.restoreCategories(own.lists.categories));
    for (const picture of pictures.slice(this.#restored)) {
      signal.throwIfAborted();
      const fault =
        own && (await withSession(() => restore.restorePicture(blog.files, own.place, picture, signal)));
      if (fault) this.notes.push(fault);
      this.#restored += 1;
      tell("Importing pictures");
    }
    const importer = new Made({
      blog,
      keepStatus,
      author,
      prepare: preparePicture,
      slugs: givenSlugs(rows, choices),
      redirects: grouped(own?.lists.redirects ?? [], ({ post_id }) => post_id),
      signal,
    });
    for (const row of wanted) {
      if (this.outcomes.has(row.post.source)) continue;
      signal.throwIfAborted();
      const store = () => importer.importRow(row, choiceOf(row));
      this.outcomes.set(row.post.source, await withSession(store).catch(outcomeOf(signal)));
      tell("Importing posts");
    }
    // An interrupted import may have stored a post without its old addresses.
    for (const row of rows.filter(hasOldAddress)) {
      const { existing } = row;
      if (!existing) continue;
      signal.throwIfAborted();
      this.notes.push(...(await withSession(() => importer.redirect(row, existing))));
      tell("Importing old addresses");
    }
    if (own) await this.#restoreLists(own.lists, restore);
  }

  async #restoreLists(
    lists: OwnLists,
    restore: typeof import("@brightwren/import/restore-export"),
  ): Promise<void> {
    const { withSession, withLists } = this.#given;
    for (const kind of ["enquiries", "subscriptions"] as const) {
      const rows = lists[kind];
      if (!withLists[kind] || rows.length === 0) continue;
      const restored = await withSession(() => restore.restoreRows(kind, rows));
      this.notes.push(
        restored === undefined
          ? `The ${kind} weren’t imported, because this project’s database is too old. Update it, then import them again.`
          : `${restored.added} of ${rows.length} ${kind} were new and have been imported.`,
      );
      if (restored?.refused.length)
        this.notes.push(`Damaged ${kind}, not imported: ${restored.refused.join(", ")}`);
    }
    const refused = await withSession(() => writeRedirects(lists.redirects));
    if (refused) this.notes.push(`The posts’ old addresses weren’t imported. ${refused}`);
    const unset = withLists.settings ? await withSession(() => writeSettings(lists.settings)) : undefined;
    if (unset) this.notes.push(`The settings weren’t imported. ${unset}`);
  }
}

const outcomeOf =
  (signal: AbortSignal) =>
  (error: unknown): ImportOutcome => {
    const isWhole = error instanceof AccessError || error instanceof SignInDeclined;
    if (signal.aborted || isUnreachable(error) || isWhole) throw error;
    console.warn("A post was not imported:", error);
    return { failed: "It couldn’t be imported just now. Run the import again to retry." };
  };

import { postToDraft } from "@brightwren/core/admin-posts/post";
import { postDraftSchema, type PostFields } from "@brightwren/core/post-editing/post-draft";
import { createDebounce } from "../../drafts/debounce.ts";
import type { DraftOwner } from "../../drafts/draft-owner.ts";
import { type DraftId, type LocalDraft, unsavedPost } from "../../drafts/local-drafts.ts";
import {
  emptyPostForm,
  isFuture,
  isSameForm,
  isSameValue,
  type PostForm,
  toPostForm,
} from "../../drafts/post-form.ts";
import type {
  RemoteVersions,
  SaveIntent,
  SaveRequest,
  SaveResult,
  StoredVersions,
} from "../../drafts/save-post.ts";
import { type SaveTrouble, saveTroubleFrom } from "../../drafts/save-trouble.ts";
import { createSaveQueue } from "./save-queue.ts";

/** What the screen shows of an editor. Everything but the text itself, which the form has. */
export type EditorSnapshot = StoredVersions & {
  /** Whether the form holds what the server does not. */
  isDirty: boolean;
  /** What is being saved just now. */
  saving: SaveIntent | null;
  /** When this editor last saved, in milliseconds since 1970. */
  savedAt: number | null;
  trouble: SaveTrouble | null;
  /** What the server has instead of what this editor started from, and what the person wanted to do. */
  conflict: (RemoteVersions & { intent: SaveIntent }) | null;
  /** The browser keeps nothing: full, or private. */
  cannotKeep: boolean;
  /** The text is kept here, and stored by itself as soon as the network is back: with or without this editor. */
  isQueued: boolean;
};

/** What an editor does to the world around it. */
export type EditorEffects = {
  readForm: () => PostForm;
  writeForm: (form: PostForm) => void;
  /** Stores the text. `background`: nobody waits for it, so nobody is asked to sign in. */
  save: (request: SaveRequest) => Promise<SaveResult>;
  keep: (draft: LocalDraft) => Promise<void>;
  forget: (draft: DraftId) => Promise<void>;
};

/** `owner`: who writes, and for which project. */
type Start = StoredVersions & { editorId: string; owner?: DraftOwner };

const localDelay = { wait: 1000, maxWait: 3000 };
const serverDelay = { wait: 3000, maxWait: 60_000 };

/** The text that the editor opens with: the pending version's where there is one. */
export function storedText({ post, pending }: StoredVersions): PostForm {
  if (!post) return emptyPostForm;
  return toPostForm({ ...postToDraft(post), ...pending?.fields });
}

/**
 * One editor, from opening to closing: keeps what is typed on this computer, saves drafts to the server by itself,
 * and everything else when asked to. The form holds the text; this holds what became of it.
 */
export class EditorSession {
  readonly editorId: string;
  #snapshot: EditorSnapshot;
  #saved: PostForm;
  #base: string | null;
  #pendingBase: string | null;
  #newId: string;
  #changesAddress = false;
  #failed: SaveIntent | undefined;
  #unsent: LocalDraft["unsent"];
  readonly #owner: DraftOwner | undefined;
  readonly #effects: EditorEffects;
  readonly #listeners = new Set<() => void>();
  readonly #local = createDebounce(() => void this.#keep(), localDelay);
  readonly #server = createDebounce(() => void this.#queue.add("background"), serverDelay);
  readonly #queue = createSaveQueue((intent) => this.#run(intent));

  constructor({ editorId, owner, post, pending }: Start, effects: EditorEffects) {
    this.editorId = editorId;
    this.#owner = owner;
    this.#newId = editorId;
    this.#effects = effects;
    this.#base = pending?.base_updated_at ?? post?.updated_at ?? null;
    this.#pendingBase = pending?.updated_at ?? null;
    this.#saved = storedText({ post, pending });
    this.#snapshot = {
      post,
      pending,
      isDirty: false,
      saving: null,
      savedAt: null,
      trouble: null,
      conflict: null,
      cannotKeep: false,
      isQueued: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): EditorSnapshot => this.#snapshot;

  /** The text as the server has it, as far as this editor knows. */
  get savedForm(): PostForm {
    return this.#saved;
  }

  /** Something was typed. */
  changed(): void {
    const isDirty = !isSameForm(this.#effects.readForm(), this.#saved);
    const { isDirty: wasDirty, saving } = this.#snapshot;
    if (isDirty !== wasDirty) this.#show({ isDirty });
    if (!isDirty) {
      // Taken back: what is kept here must not be stored later by itself.
      if (wasDirty && !saving) this.#settle();
      return;
    }
    this.#local.touch();
    if (this.#savesItself()) this.#server.touch();
  }

  /** The person wants another address although the old one has been public. */
  changeAddress(): void {
    this.#changesAddress = true;
  }

  /**
   * Saves, at once or as soon as the running save has ended. Resolves when that is over, well or not. A plain save of a
   * published post becomes a pending version: saving never publishes.
   */
  act(intent: SaveIntent): Promise<void> {
    this.#server.cancel();
    const isPublic = this.#snapshot.post?.status === "published";
    return this.#queue.add(intent === "save" && isPublic ? "pending" : intent);
  }

  /** Tries again what did not succeed. Without a person's asking, only what changes nothing for visitors. */
  async retry(isAsked: boolean): Promise<void> {
    const failed = this.#failed;
    if (!failed || this.#snapshot.conflict) return;
    if (isAsked) await this.act(failed === "background" ? "save" : failed);
    else if (failed === "background" || failed === "save" || failed === "pending") await this.act(failed);
  }

  /** Keeps what is typed on this computer now, e.g. because the window may close. */
  keepNow(): void {
    this.#local.flush();
  }

  /** Restores what another editor kept. Its text becomes the form's; its version stays the one that a save names. */
  restore(draft: LocalDraft, values: PostForm): void {
    this.#base = draft.base ?? this.#base;
    this.#pendingBase = draft.pendingVersion === undefined ? this.#pendingBase : draft.pendingVersion;
    this.#changesAddress ||= draft.changesAddress ?? false;
    if (draft.base === null) this.#newId = draft.newId ?? draft.editorId;
    this.#effects.writeForm(values);
    this.changed();
    this.keepNow();
  }

  /** Ends a conflict: the text stays, and is stored in place of what the server has. */
  async keepMine(): Promise<void> {
    const { conflict } = this.#snapshot;
    if (!conflict) return;
    this.#adopt(conflict);
    this.#base = conflict.post?.updated_at ?? null;
    this.#show({ conflict: null });
    await this.act(conflict.intent === "background" ? "save" : conflict.intent);
  }

  /** Ends a conflict, or an edit: the form shows what the server has. */
  takeTheirs(versions: StoredVersions): void {
    this.#adopt(versions);
    this.#saved = storedText(versions);
    this.#effects.writeForm(this.#saved);
    this.#show({ conflict: null, isDirty: false });
    this.#settle();
  }

  /** Stops everything that waits to be stored. What is typed is kept on this computer first. */
  close(): void {
    this.keepNow();
    this.#server.cancel();
    this.#failed = undefined;
  }

  /** Ends with nothing kept: the post is gone, or its text was moved elsewhere. */
  abandon(): void {
    this.#server.cancel();
    this.#saved = this.#effects.readForm();
    this.#show({ isDirty: false, conflict: null });
    this.#settle();
  }

  /** The place that this editor's text has on this computer. */
  get place(): DraftId {
    return { postId: this.#snapshot.post?.id ?? unsavedPost, editorId: this.editorId };
  }

  /** What there is to keep of this editor's text, under this editor's name or another. */
  localDraft(editorId: string): LocalDraft {
    const { post, pending } = this.#snapshot;
    return {
      ...this.place,
      editorId,
      keptAt: Date.now(),
      base: post ? this.#base : null,
      pending: pending !== null,
      values: this.#effects.readForm(),
      newId: this.#newId,
      pendingVersion: this.#pendingBase,
      changesAddress: this.#changesAddress,
      ...(this.#owner && { owner: this.#owner }),
      ...(this.#unsent && { unsent: this.#unsent }),
    };
  }

  #savesItself(): boolean {
    const { post, conflict } = this.#snapshot;
    return !conflict && (!post || post.status === "draft");
  }

  async #run(intent: SaveIntent): Promise<void> {
    const isBackground = intent === "background";
    const form = this.#effects.readForm();
    if (isBackground && (!this.#savesItself() || isSameForm(form, this.#saved))) return;
    const fields = this.#check(form, intent);
    if (!fields) return;
    this.#show({ saving: intent, trouble: null });
    // Should the window go before the answer comes, it is sent again.
    this.#unsent = unsentBy(intent) ?? this.#unsent;
    void this.#keepUnsaved();
    try {
      const { post, pending } = this.#snapshot;
      const result = await this.#effects.save({
        intent,
        fields,
        post,
        pending,
        base: this.#base,
        pendingBase: this.#pendingBase,
        newId: this.#newId,
        changesAddress: this.#changesAddress,
      });
      this.#failed = undefined;
      if ("conflict" in result) this.#meet({ ...result.conflict, intent });
      else this.#finish(form, result.saved);
    } catch (error) {
      this.#failed = intent;
      const trouble = saveTroubleFrom(error);
      if (trouble.kind === "refused") this.#unsent = undefined;
      // What is said to be kept here is kept.
      await this.#keepUnsaved();
      this.#fail(trouble);
    }
  }

  /** What to store of the form; reports what is missing when it cannot be stored as it is. */
  #check(form: PostForm, intent: SaveIntent): PostFields | undefined {
    const checked = postDraftSchema.safeParse(form);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      const field = issue?.path[0] as keyof PostForm;
      this.#fail({ kind: "incomplete", message: issue?.message ?? "", field });
      return undefined;
    }
    const { published_at } = checked.data;
    const status = this.#snapshot.post?.status;
    const message = dateFault(status, intent, published_at);
    if (!message) return checked.data;
    this.#fail({ kind: "incomplete", message, field: "published_at" });
    return undefined;
  }

  #finish(sent: PostForm, versions: StoredVersions): void {
    const isNew = !this.#snapshot.post;
    const before = this.place;
    this.#adopt(versions);
    this.#changesAddress = false;
    this.#unsent = undefined;
    const stored = storedText(versions);
    const form = this.#effects.readForm();
    // What the server made of a field is shown, unless the person has gone on with it.
    const kept = { ...form };
    for (const name of ["slug", "published_at"] as const)
      if (isSameValue(form[name], sent[name])) kept[name] = stored[name];
    this.#saved = { ...sent, slug: stored.slug, published_at: stored.published_at };
    if (!isSameForm(kept, form)) this.#effects.writeForm(kept);
    const isDirty = !isSameForm(kept, this.#saved);
    this.#show({ saving: null, savedAt: Date.now(), trouble: null, conflict: null, isDirty });
    if (isNew) this.#forget(before);
    if (isDirty) this.changed();
    else this.#settle();
  }

  #meet(conflict: NonNullable<EditorSnapshot["conflict"]>): void {
    this.#unsent = undefined;
    this.#show({ saving: null, conflict });
    void this.#keepUnsaved();
  }

  #fail(trouble: SaveTrouble): void {
    if (trouble.kind === "incomplete") this.#unsent = undefined;
    this.#show({ saving: null, trouble });
    void this.#keepUnsaved();
  }

  #adopt({ post, pending }: StoredVersions): void {
    this.#base = pending?.base_updated_at ?? post?.updated_at ?? null;
    this.#pendingBase = pending?.updated_at ?? null;
    // A post that somebody deleted can only come back as another one.
    if (!post) this.#newId = crypto.randomUUID();
    this.#show({ post, pending });
  }

  async #keep(): Promise<void> {
    try {
      await this.#effects.keep(this.localDraft(this.editorId));
      if (this.#snapshot.cannotKeep) this.#show({ cannotKeep: false });
    } catch (error) {
      console.warn("The text could not be kept on this computer:", error);
      this.#show({ cannotKeep: true });
    }
  }

  /** Keeps now what only this computer has. */
  async #keepUnsaved(): Promise<void> {
    this.#local.cancel();
    if (!isSameForm(this.#effects.readForm(), this.#saved)) await this.#keep();
  }

  /** Nothing is left that only this computer has. */
  #settle(): void {
    this.#local.cancel();
    this.#server.cancel();
    this.#unsent = undefined;
    this.#failed = undefined;
    if (this.#snapshot.trouble) this.#show({ trouble: null });
    this.#forget(this.place);
  }

  #forget(place: DraftId): void {
    this.#effects
      .forget(place)
      .catch((error: unknown) => console.warn("A local draft could not be removed:", error));
  }

  #show(change: Partial<EditorSnapshot>): void {
    const next = { ...this.#snapshot, ...change };
    const isQueued = next.trouble?.kind === "offline" && !next.cannotKeep && this.#unsent !== undefined;
    this.#snapshot = { ...next, isQueued };
    for (const listener of this.#listeners) listener();
  }
}

/** What a text is stored as when it could not be at once. What visitors would notice is done by people only. */
function unsentBy(intent: SaveIntent): LocalDraft["unsent"] {
  if (intent === "pending") return "pending";
  return intent === "save" || intent === "background" ? "save" : undefined;
}

function dateFault(
  status: string | undefined,
  intent: SaveIntent,
  publishedAt: string | null,
): string | undefined {
  const keepsStatus = intent === "save" || intent === "background";
  if (status === "published" && isFuture(publishedAt) && (intent === "publish" || intent === "pending"))
    return "A published post has no date in the future. Unpublish it first, then schedule it.";
  if (status === "scheduled" && keepsStatus && !isFuture(publishedAt))
    return "A scheduled post needs a date in the future. Publish it if it shall be seen now.";
  return status === "published" && !publishedAt ? "A published post needs its date." : undefined;
}

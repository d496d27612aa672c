import type { DraftOwner } from "../../packages/admin/src/drafts/draft-owner.ts";
import { EditorSession } from "../../packages/admin/src/drafts/editor-session.ts";
import {
  mayBeStored,
  openedState,
  type CommandOutcome,
} from "../../packages/admin/src/drafts/editor-state.ts";
import { enterText, findDrafts, restoreDraft } from "../../packages/admin/src/drafts/found-drafts.ts";
import {
  discardDraft,
  deleteDraft,
  storeDraft,
  type LocalDraft,
  unsavedPost,
} from "../../packages/admin/src/drafts/local-drafts.ts";
import { holdEditorLock } from "../../packages/admin/src/drafts/open-editors.ts";
import { isSameForm, type PostForm } from "../../packages/admin/src/drafts/post-form.ts";
import { savePost } from "../../packages/admin/src/drafts/save-post.ts";
import {
  type Command,
  type SaveRequest,
  storedText,
  type StoredVersions,
} from "../../packages/admin/src/drafts/save-request.ts";
import { type UndoneCommand, undoCommand } from "../../packages/admin/src/drafts/undo.ts";
import { untilQuiet } from "./browser.ts";
import { categories, hasMade, type Line, versionName, type WindowName } from "./lines.ts";
import type { World } from "./world.ts";

type CommandRequest = { command: Command; outcome: CommandOutcome | undefined };

const never = new Promise<never>(() => undefined);

const throwsAway = (command: Command): boolean => command === "discard" || command === "delete";

const versionsOf = ({ post, pending }: StoredVersions): string[] => [
  ...(post ? [versionName("post", post.id, post.updated_at)] : []),
  ...(pending ? [versionName("pending", pending.post_id, pending.updated_at)] : []),
];

/** An editor session with the screen's logic but without its interface. */
export class EditorWindow {
  readonly name: WindowName;
  readonly owner: DraftOwner;
  readonly session: EditorSession;
  readonly line: Line;
  readonly #world: World;
  form: PostForm;
  found: LocalDraft[] = [];
  readonly requests: CommandRequest[] = [];
  readonly past: { since: number; content: string; isTyped: boolean }[] = [];
  isAlive = true;
  undoable: UndoneCommand | undefined;
  #lock: { postId: string; release: () => void };

  constructor(
    world: World,
    { name, owner, versions }: { name: WindowName; owner: DraftOwner; versions: StoredVersions },
  ) {
    const editorId = crypto.randomUUID();
    this.#world = world;
    this.name = name;
    this.owner = owner;
    this.line = world.lineOf(editorId, owner.userId);
    this.form = storedText(versions);
    this.#see(versions);
    this.#note(false);
    this.session = new EditorSession(
      { editorId, owner, state: openedState(versions, editorId) },
      {
        readForm: () => ({ ...this.form }),
        writeForm: (form) => {
          if (!this.isAlive) return;
          this.form = form;
          this.#note(false);
          this.session.changed();
        },
        save: (request) => this.#save(request),
        store: (draft) => (this.isAlive ? storeDraft(draft) : never),
        remove: (draft) => (this.isAlive ? deleteDraft(draft) : never),
      },
    );
    this.#lock = this.#hold(versions.post?.id ?? unsavedPost);
    this.session.subscribe(() => this.#follow());
  }

  #hold(postId: string) {
    const { editorId } = this.session;
    return {
      postId,
      release: this.#world.locks.acting.run(this.name, () => holdEditorLock(postId, editorId)),
    };
  }

  /** Switches to the id of a new post once the post is stored. */
  #follow(): void {
    const { postId } = this.session.place;
    const { conflict } = this.session.getSnapshot();
    if (conflict) this.#show(conflict);
    else if (isSameForm(this.form, this.session.savedForm)) this.#see(this.session.getSnapshot());
    if (!this.isAlive || postId === this.#lock.postId) return;
    this.#lock.release();
    this.#lock = this.#hold(postId);
    void this.findDrafts();
  }

  #shown: unknown;

  #show(conflict: NonNullable<ReturnType<EditorSession["getSnapshot"]>["conflict"]>): void {
    if (this.#shown === conflict) return;
    this.#shown = conflict;
    const versions =
      conflict.source === "pending"
        ? versionsOf({ post: null, pending: conflict.pending })
        : versionsOf({ post: conflict.post, pending: null });
    this.#world.conflicts.push({ isOwn: versions.some((version) => hasMade(this.line, version)) });
    for (const version of versions) this.line.seen.add(version);
    this.#seeBase(conflict.pending);
  }

  /** Records a pending version's base as seen, because the version's author has seen it. */
  #seeBase(pending: StoredVersions["pending"]): void {
    if (pending) this.line.seen.add(versionName("post", pending.post_id, pending.base_updated_at));
  }

  #see({ post, pending }: StoredVersions): void {
    for (const version of versionsOf({ post, pending })) this.line.seen.add(version);
  }

  async #save(request: SaveRequest) {
    if (!this.isAlive) return never;
    const sender = {
      line: this.session.editorId,
      userId: this.owner.userId,
      command: request.command,
    };
    const { network, queries } = this.#world;
    const result = await network.sending.run(sender, () => savePost(request, queries));
    return this.isAlive ? result : never;
  }

  #note(isTyped: boolean): void {
    this.past.push({ since: Date.now(), content: this.form.content, isTyped });
  }

  type(changes: Partial<PostForm>): void {
    this.form = { ...this.form, ...changes };
    this.#note(true);
    this.session.changed();
  }

  undo(): void {
    this.type(this.session.savedForm);
  }

  import(): void {
    const token = this.#world.token();
    this.session.enter({
      ...this.form,
      title: `Imported ${token}`,
      slug: `imported-${token}`,
      content: token,
      category_id: categories.kept,
      published_at: "2020-01-01T12:00:00Z",
    });
  }

  act(command: Command): void {
    this.line.taken.clear();
    const asked = this.session.act(command);
    this.#request(command, asked);
    void asked.then((outcome) => this.#offerUndo(command, outcome));
  }

  #offerUndo(command: Command, outcome: CommandOutcome): void {
    const { post } = this.session.getSnapshot();
    if (outcome.name !== "done" || !this.isAlive) return;
    if (command === "delete" && post) {
      const draft = this.session.localDraft(crypto.randomUUID());
      this.#world.deleted.push({ id: post.id, draft, line: this.line });
    }
    if ((command === "unpublish" || command === "archive") && post && outcome.before)
      this.undoable = { before: outcome.before, madeVersion: post.updated_at };
  }

  undoCommand(): void {
    const { undoable } = this;
    this.undoable = undefined;
    if (!undoable) return;
    this.line.taken.clear();
    const { status } = undoable.before;
    this.#request(
      status === "draft" ? "restore" : status === "archived" ? "archive" : "publish",
      // The interface reports a failure in a notification.
      undoCommand(this.session, undoable).catch((): CommandOutcome => ({ name: "unchanged" })),
    );
  }

  async enter(version: PostForm): Promise<void> {
    const entering = enterText(this.session, version);
    const adopt = async () => {
      const { instead } = await entering;
      if (instead) this.#noteSetAside(instead);
      await this.findDrafts();
    };
    await Promise.race([adopt(), untilQuiet()]);
  }

  /** The editor's text continues under another editor id. */
  #noteSetAside({ editorId }: LocalDraft): void {
    const line = this.#world.lineOf(editorId, this.owner.userId);
    // This editor now contains the other text.
    line.parents = new Set(this.line.parents);
    line.formerly = new Set(this.line.formerly);
    for (const version of this.line.seen) line.seen.add(version);
    for (const version of this.line.made) line.made.add(version);
  }

  #request(command: Command, asked: Promise<CommandOutcome | undefined>): void {
    const request: CommandRequest = { command, outcome: undefined };
    this.requests.push(request);
    if (throwsAway(command)) this.#world.thrownAway.add(this.session.editorId);
    const answered = async () => {
      const outcome = await asked;
      request.outcome = outcome ?? { name: "unchanged" };
      if (!this.requests.some((one) => throwsAway(one.command) && !one.outcome))
        this.#world.thrownAway.delete(this.session.editorId);
      // The screen closes a deleted post.
      if (command === "delete" && outcome?.name === "done" && this.isAlive) await this.close();
    };
    void answered();
  }

  keepMine(): void {
    const command = this.session.getSnapshot().conflict?.command ?? "save";
    this.#request(command, this.session.keepMine());
  }

  takeServerVersion(): void {
    const { conflict } = this.session.getSnapshot();
    const taken = conflict?.source === "pending" ? versionsOf({ post: null, pending: conflict.pending }) : [];
    // A new choice replaces the previous one.
    this.line.taken.clear();
    for (const version of taken) this.line.taken.add(version);
    this.#request("discard", this.session.takeServerVersion());
    // The text now comes from the server, so it is not based on this line's own versions.
    for (const version of this.line.made) this.line.seen.add(version);
    this.line.made.clear();
    for (const parent of this.line.parents) this.line.formerly.add(parent);
    this.line.parents.clear();
  }

  retry(): void {
    const { error } = this.session.getSnapshot();
    if (error && mayBeStored(error)) void this.session.retry(false);
  }

  async findDrafts(): Promise<void> {
    this.found = await findDrafts(this.session, this.owner, undefined);
    const { isUp } = this.#world.network;
    const waiting = this.found.find(({ unsent }) => unsent !== undefined);
    if (isUp || !waiting || this.session.getSnapshot().isDirty) return;
    const { unsent } = waiting;
    await this.restore(waiting, (isRestored) => (isRestored && unsent ? this.act(unsent) : undefined));
  }

  async restore(found: LocalDraft, after?: (isRestored: boolean) => void): Promise<void> {
    this.found = this.found.filter((one) => one !== found);
    const restoring = this.#world.locks.acting.run(this.name, () => restoreDraft(this.session, found));
    const before = this.#world.lines.get(found.editorId);
    const adopt = async () => {
      const { isRestored, instead } = await restoring;
      if (instead) {
        this.#noteSetAside(instead);
        this.found = [instead, ...this.found];
      }
      if (!isRestored || !before) return after?.(isRestored);
      before.isOver = true;
      // The text now belongs to another line, so it is not based on this line's own versions.
      for (const version of this.line.made) this.line.seen.add(version);
      this.line.made.clear();
      for (const parent of this.line.parents) this.line.formerly.add(parent);
      this.line.parents = new Set([before]);
      after?.(isRestored);
    };
    await Promise.race([adopt(), untilQuiet()]);
  }

  async discard(found: LocalDraft): Promise<void> {
    this.found = this.found.filter((one) => one !== found);
    const line = this.#world.lines.get(found.editorId);
    if (line) line.isOver = true;
    await discardDraft(found);
  }

  /** Leaves the screen. The user confirms that unsaved text will be lost. */
  async goAway(): Promise<void> {
    const { isDirty, isQueued } = this.session.getSnapshot();
    if (isDirty && !isQueued) await this.leave();
    else await this.close();
  }

  async leave(): Promise<void> {
    this.line.isLeft = true;
    this.session.leave();
    await this.close();
  }

  async close(): Promise<void> {
    this.session.close();
    this.#lock.release();
    await this.#world.removed(this.name);
  }

  /** Closes or reloads the window despite the browser's warning. */
  async closeOverQuestion(): Promise<void> {
    const { isDirty, isQueued } = this.session.getSnapshot();
    if (isDirty && !isQueued) this.line.isLeft = true;
    this.session.storeOnClose();
    await untilQuiet();
    await this.crash();
  }

  async crash(): Promise<void> {
    this.isAlive = false;
    this.#world.network.leave(this.session.editorId);
    this.#lock.release();
    this.#world.locks.breakAllOf(this.name);
    await this.#world.removed(this.name);
  }
}

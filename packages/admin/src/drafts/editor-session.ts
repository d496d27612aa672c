import { withResolvers } from "@brightwren/core/older-browsers";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import { replaceEqualDeep } from "@tanstack/react-query";
import { createDebounce } from "./debounce.ts";
import type { DraftOwner } from "./draft-owner.ts";
import { type Effect, type EditorEvent, nextStep } from "./editor-machine.ts";
import {
  type Conflict,
  type EditorState,
  isDirty,
  mayBeStored,
  isAutosaved,
  toLocalDraft,
  unsentCommand,
  type CommandOutcome,
} from "./editor-state.ts";
import { type DraftId, type LocalDraft, unsavedPost } from "./local-drafts.ts";
import { isSameForm, type PostForm } from "./post-form.ts";
import {
  CancelledError,
  type Command,
  commandFor,
  isQuiet,
  isSave,
  type SaveRequest,
  type SaveResult,
  type StoredVersions,
  storesText,
} from "./save-request.ts";
import { type SaveError, toSaveError } from "./save-error.ts";
import { waits } from "@brightwren/core/waits";

/** The editor state that the screen shows. The text itself is in the form. */
export type EditorSnapshot = StoredVersions & {
  isDirty: boolean;
  saving: Command | null;
  /** Milliseconds since 1970. */
  savedAt: number | null;
  error: SaveError | null;
  /** The server version, and the command that detected the conflict. */
  conflict: Conflict | null;
  /** The owner chose to change an address that has been public. */
  changesAddress: boolean;
  /** The browser cannot store text, because the disk is full or the window is private. */
  cannotStore: boolean;
  /** The text is stored on this computer and will be sent when the network is back, even if this editor is closed. */
  isQueued: boolean;
};

type EditorEffects = {
  readForm: () => PostForm;
  writeForm: (form: PostForm) => void;
  /** A quiet command must not ask the owner to sign in. */
  save: (request: SaveRequest) => Promise<SaveResult>;
  store: (draft: LocalDraft) => Promise<boolean>;
  remove: (draft: DraftId) => Promise<void>;
};

type Start = { editorId: string; owner: DraftOwner; state: EditorState };

/** Milliseconds. The longest that a slow disk may delay a save. */
const longestLocalWrite = 2000;
const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds. setTimeout overflows above this value. */
const longestTimer = 2 ** 31 - 1;

/**
 * Manages one editor until it closes. Stores typed text on this computer, saves drafts automatically, and runs the
 * owner's commands as described in docs/writing-safety.md. The form holds the text. `nextStep` is the state machine.
 */
export class EditorSession {
  readonly editorId: string;
  readonly owner: DraftOwner;
  readonly #effects: EditorEffects;
  readonly #listeners = new Set<() => void>();
  readonly #events: EditorEvent[] = [];
  #state: EditorState;
  #cannotStore = false;
  #snapshot: EditorSnapshot;
  /** Writes to local storage run one at a time. */
  #localWrites = Promise.resolve();
  #isRunning = false;
  #due: ReturnType<typeof setTimeout> | undefined;
  readonly #local = createDebounce(() => this.#store(), waits.storeLocally);
  readonly #server = createDebounce(() => this.#requestQuietly("background"), waits.save);

  constructor({ editorId, owner, state }: Start, effects: EditorEffects) {
    this.editorId = editorId;
    this.owner = owner;
    this.#effects = effects;
    this.#state = state;
    this.#snapshot = this.#takeSnapshot();
    this.#watchTime();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): EditorSnapshot => this.#snapshot;

  get form(): PostForm {
    return this.#state.form;
  }

  get savedForm(): PostForm {
    return this.#state.stored;
  }

  get place(): DraftId {
    return { postId: this.#state.postId, editorId: this.editorId };
  }

  get isClosed(): boolean {
    return this.#state.phase.name === "closed";
  }

  get isIdle(): boolean {
    return this.#state.phase.name !== "saving";
  }

  changed(): void {
    this.#dispatch({ type: "typed", form: this.#effects.readForm() });
  }

  /** Unlocks an address that has been public. */
  changeAddress(): void {
    this.#dispatch({ type: "address-unlocked" });
  }

  /**
   * Runs a command after the queued ones, with the form's text or with an earlier `text` to restore. Resolves to the
   * outcome.
   */
  act(command: Command, text?: PostForm): Promise<CommandOutcome> {
    this.#server.cancel();
    return new Promise((answer) =>
      this.#dispatch({
        type: "requested",
        request: { command, revision: crypto.randomUUID(), text, answer },
      }),
    );
  }

  /**
   * Retries the failed command. An automatic retry (`isAsked` is false) only saves the text, so that visitors see no
   * change. If the text is unchanged or another command may have succeeded, it verifies the server's versions first.
   */
  async retry(isAsked: boolean): Promise<CommandOutcome | undefined> {
    const { failed, form, stored, phase, unanswered } = this.#state;
    if (!failed || phase.name !== "resting") return undefined;
    if (isAsked) return isQuiet(failed.command) ? this.act("save") : this.act(failed.command, failed.text);
    if (!mayBeStored(failed.error)) return undefined;
    if (isSameForm(form, stored)) return this.act("verify");
    // After publication, background saves stop, but the queued save still runs.
    const isBackground = failed.command === "background" && isAutosaved(this.#state);
    const command = isBackground ? "background" : failed.command === "pending" ? "pending" : "save";
    if (unanswered.every((attempt) => isSave(attempt.command))) return this.act(command);
    const outcome = await this.act("verify");
    const isOver = (outcome.name !== "done" && outcome.name !== "unchanged") || !isDirty(this.#state);
    return isOver ? outcome : this.act(command);
  }

  /** Writes a pending local copy immediately, e.g. when the window is hidden. */
  storeNow(): void {
    this.#local.flush();
  }

  /** Stores the text as the window closes. The owner has confirmed that unqueued text will not be sent. */
  storeOnClose(): void {
    if (!isDirty(this.#state)) return;
    const { unsent, ...draft } = this.localDraft(this.editorId);
    this.#change(async () => {
      await this.#effects.store(this.#snapshot.isQueued && unsent ? { ...draft, unsent } : draft);
    });
  }

  /**
   * Restores another editor's draft. Later saves use the draft's base versions. Resolves to whether the draft is
   * stored under this editor's id; false if the editor is closed.
   */
  async restore(draft: LocalDraft): Promise<boolean> {
    if (this.isClosed) return false;
    this.#dispatch({ type: "restored", draft, newId: crypto.randomUUID() });
    await this.#localWrites;
    return !this.#cannotStore;
  }

  enter(form: PostForm): void {
    this.#effects.writeForm(form);
    this.changed();
  }

  async untilIdle(): Promise<void> {
    if (this.isIdle) return;
    const { promise, resolve } = withResolvers<void>();
    const unsubscribe = this.subscribe(() => (this.isIdle ? resolve() : undefined));
    await promise;
    unsubscribe();
  }

  /** Ends a conflict by overwriting the server version that was shown. */
  async keepMine(): Promise<CommandOutcome | undefined> {
    const { phase } = this.#state;
    if (phase.name !== "conflict") return undefined;
    const { command } = phase.conflict;
    this.#dispatch({ type: "kept-mine" });
    return this.act(isQuiet(command) ? "save" : command);
  }

  /** Ends a conflict by showing the server version in the form. */
  takeServerVersion(): Promise<CommandOutcome> {
    return new Promise((answer) => {
      const request = { command: "discard", revision: crypto.randomUUID(), answer } as const;
      this.#dispatch({ type: "took-server-version", request });
    });
  }

  /** React may unmount and remount a screen (StrictMode, Suspense). */
  open(): void {
    this.#dispatch({ type: "opened" });
  }

  /** Call this when the screen unmounts. Stops saving, but queued text is still sent. */
  close(): void {
    this.#dispatch({ type: "closed", isWanted: this.#snapshot.isQueued });
  }

  /** Leaves without saving. The owner can restore the text on this computer, but it is never sent automatically. */
  leave(): void {
    this.#dispatch({ type: "closed", isWanted: false });
  }

  /** Closes without storing anything, because the text has been moved elsewhere. */
  abandon(): void {
    this.#dispatch({ type: "closed", isWanted: false, keepsNothing: true });
  }

  /** Stops all timers and waits for the local writes. */
  async stop(): Promise<void> {
    this.#local.cancel();
    this.#server.cancel();
    clearTimeout(this.#due);
    await this.#localWrites;
  }

  localDraft(editorId: string): LocalDraft {
    return toLocalDraft(this.#state, { editorId, owner: this.owner, now: Date.now() });
  }

  #requestQuietly(command: Command): void {
    this.#dispatch({
      type: "requested",
      request: { command, revision: crypto.randomUUID(), answer: () => undefined },
    });
  }

  /** Processes events one at a time, each with all its effects. */
  #dispatch(event: EditorEvent): void {
    this.#events.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#events.shift(); next; next = this.#events.shift()) {
        const before = this.#state;
        const isOpen = before.phase.name !== "closed";
        // Use the form's current text, even if its change event has not fired yet.
        const current = isOpen ? { ...before, form: this.#effects.readForm() } : before;
        const { state, effects } = nextStep(current, next);
        this.#state = state;
        for (const effect of effects) this.#do(effect);
        this.#show();
      }
    } finally {
      this.#isRunning = false;
    }
    this.#watchTime();
  }

  #do(effect: Effect): void {
    switch (effect.do) {
      case "send":
        return void this.#send(effect);
      case "write":
        return this.#effects.writeForm(effect.form);
      case "store-local":
        return effect.when === "now" ? this.#store() : this.#local.touch();
      case "save-later":
        return this.#server.touch();
      case "clear-local":
        return this.#clearLocal();
      case "leave-place":
        return this.#change(() => this.#effects.remove({ postId: effect.postId, editorId: this.editorId }));
      case "answer":
        // Resolve only after the local copy is written, because the outcome may claim that it is.
        return void this.#localWrites.then(() => effect.request.answer(effect.outcome));
    }
  }

  async #send({ sent, unanswered }: Extract<Effect, { do: "send" }>): Promise<void> {
    const { post, base, pendingBase, postId, newId } = this.#state;
    const request: SaveRequest = {
      ...sent,
      owner: this.owner,
      isWanted: () => this.#state.phase.name !== "closed",
      postId: postId === unsavedPost ? newId : postId,
      // The draft of a closed editor knows only the version that it is based on.
      known: postId === unsavedPost ? null : (post?.updated_at ?? base),
      base,
      pendingBase,
      unanswered,
    };
    try {
      // Store the text locally before sending it, but limit the wait, because a disk may hang.
      await Promise.race([this.#localWrites, after(longestLocalWrite)]);
      const result = await this.#effects.save(request);
      this.#dispatch({ type: "answered", result, now: Date.now() });
    } catch (error) {
      // Does not show an error, because the owner left without saving.
      if (error instanceof CancelledError) return;
      this.#dispatch({ type: "failed", error: toSaveError(error) });
    }
  }

  #store(): void {
    this.#local.cancel();
    const draft = this.localDraft(this.editorId);
    this.#change(async () => {
      try {
        this.#noteStored(await this.#effects.store(draft));
      } catch (error) {
        console.warn("The text could not be kept on this computer:", error);
        this.#noteStored(false);
      }
    });
  }

  #noteStored(isStored: boolean): void {
    if (this.#cannotStore !== isStored) return;
    this.#cannotStore = !isStored;
    this.#show();
  }

  #clearLocal(): void {
    this.#local.cancel();
    this.#server.cancel();
    const { place } = this;
    this.#change(() => this.#effects.remove(place));
  }

  #change(change: () => Promise<void>): void {
    this.#localWrites = this.#localWrites
      .then(change)
      .catch((error: unknown) => console.warn("A local draft could not be changed:", error));
  }

  /** Checks a scheduled post from its scheduled time until it is published. */
  #watchTime(): void {
    clearTimeout(this.#due);
    const { post, phase } = this.#state;
    if (post?.status !== "scheduled" || !post.published_at || phase.name === "closed") return;
    const rest = Date.parse(post.published_at) - serverNow();
    const pause = rest > 0 ? Math.min(rest + 1000, longestTimer) : waits.dueTime;
    this.#due = setTimeout(() => {
      if (Date.parse(post.published_at ?? "") <= serverNow()) this.#requestQuietly("verify");
      else this.#watchTime();
    }, pause);
  }

  #show(): void {
    // The same object while nothing has changed, so that a key press renders only its field.
    this.#snapshot = replaceEqualDeep(this.#snapshot, this.#takeSnapshot());
    for (const listener of this.#listeners) listener();
  }

  #takeSnapshot(): EditorSnapshot {
    const { post, pending, phase, failed, savedAt, changesAddress } = this.#state;
    // Remains true during a retry.
    const isQueued =
      (phase.name === "resting" || phase.name === "saving") &&
      failed !== null &&
      mayBeStored(failed.error) &&
      unsentCommand(this.#state) !== undefined;
    return {
      post,
      pending,
      isDirty: isDirty(this.#state),
      saving:
        phase.name === "saving" && storesText(phase.request.command)
          ? commandFor(phase.request.command, post?.status)
          : null,
      savedAt,
      error: phase.name === "resting" ? (failed?.error ?? null) : null,
      conflict: phase.name === "conflict" ? phase.conflict : null,
      changesAddress,
      cannotStore: this.#cannotStore,
      isQueued: isQueued && !this.#cannotStore,
    };
  }
}

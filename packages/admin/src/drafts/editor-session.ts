import { withResolvers } from "@brightwren/core/older-browsers";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import { createDebounce } from "./debounce.ts";
import type { DraftOwner } from "./draft-owner.ts";
import { type Effect, type EditorEvent, nextStep } from "./editor-machine.ts";
import {
  type Conflict,
  type EditorState,
  isDirty,
  mayBeStored,
  openedState,
  placeOf,
  savesItself,
  toLocalDraft,
  unsentAs,
  type CommandOutcome,
} from "./editor-state.ts";
import type { DraftId, LocalDraft } from "./local-drafts.ts";
import { isSameForm, type PostForm } from "./post-form.ts";
import {
  CancelledError,
  type Command,
  commandFor,
  isQuiet,
  type SaveRequest,
  type SaveResult,
  type StoredVersions,
  storesText,
} from "./save-request.ts";
import { type SaveError, toSaveError } from "./save-error.ts";
import { waits } from "@brightwren/core/waits";

/** What the screen shows of an editor. Everything but the text itself, which the form has. */
export type EditorSnapshot = StoredVersions & {
  /** Whether the form holds what the server does not. */
  isDirty: boolean;
  /** What is being saved just now. */
  saving: Command | null;
  /** When this editor last saved, in milliseconds since 1970. */
  savedAt: number | null;
  error: SaveError | null;
  /** What the server has instead of what this editor started from, and what the person wanted to do. */
  conflict: Conflict | null;
  /** The person wants another address although the old one has been public. */
  changesAddress: boolean;
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
  /** Resolves to whether the draft is kept beyond this tab. */
  keep: (draft: LocalDraft) => Promise<boolean>;
  forget: (draft: DraftId) => Promise<void>;
};

type Start = StoredVersions & { editorId: string; owner: DraftOwner; author?: string };

/** Milliseconds that a save waits for the text to be kept on this computer. */
const longestKeeping = 2000;
const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** How long a timer can wait at most. */
const longestTimer = 2 ** 31 - 1;

/**
 * One editor, from opening to closing: keeps what is typed on this computer, saves drafts to the server by itself,
 * and everything else when asked to, by the rules of docs/writing-safety.md. The form holds the text; what became of it
 * is one state, and nextStep says what follows from an event.
 */
export class EditorSession {
  readonly editorId: string;
  readonly owner: DraftOwner;
  readonly #effects: EditorEffects;
  readonly #listeners = new Set<() => void>();
  readonly #events: EditorEvent[] = [];
  #state: EditorState;
  #cannotKeep = false;
  #snapshot: EditorSnapshot;
  /** Changes on this computer are made one after the other. */
  #kept = Promise.resolve();
  #isRunning = false;
  #due: ReturnType<typeof setTimeout> | undefined;
  readonly #local = createDebounce(() => this.#keep(), waits.keep);
  readonly #server = createDebounce(() => this.#requestQuietly("background"), waits.save);

  constructor({ editorId, owner, post, pending, author }: Start, effects: EditorEffects) {
    this.editorId = editorId;
    this.owner = owner;
    this.#effects = effects;
    this.#state = openedState({ post, pending }, editorId, author);
    this.#snapshot = this.#takeSnapshot();
    this.#watchTime();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): EditorSnapshot => this.#snapshot;

  /** What the person has written. */
  get form(): PostForm {
    return this.#state.form;
  }

  /** The text as the server has it, as far as this editor knows. */
  get savedForm(): PostForm {
    return this.#state.stored;
  }

  /** The place that this editor's text has on this computer. */
  get place(): DraftId {
    return placeOf(this.#state, this.editorId);
  }

  get isClosed(): boolean {
    return this.#state.phase.name === "closed";
  }

  /** Whether no save is under way. */
  get isIdle(): boolean {
    return this.#state.phase.name !== "saving";
  }

  /** Something was typed. */
  changed(): void {
    this.#dispatch({ type: "typed", form: this.#effects.readForm() });
  }

  /** The person wants another address although the old one has been public. */
  changeAddress(): void {
    this.#dispatch({ type: "address-unlocked" });
  }

  /**
   * Does what a person asks for, at once or after what was asked for before: with the form's text, or with an earlier
   * one that is to be back. Resolves with what became of it.
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
   * Tries again what did not succeed. Without a person's asking only the text is stored, which changes nothing for
   * visitors; where there is none to store, it is found out what became of it.
   */
  retry(isAsked: boolean): Promise<CommandOutcome | undefined> {
    const { failed, form, stored } = this.#state;
    if (!failed || this.#state.phase.name !== "resting") return Promise.resolve(undefined);
    if (isAsked) return isQuiet(failed.command) ? this.act("save") : this.act(failed.command, failed.text);
    if (!mayBeStored(failed.error)) return Promise.resolve(undefined);
    if (isSameForm(form, stored)) return this.act("verify");
    // A draft that was published meanwhile no longer stores itself; what was promised to be stored is.
    const isBackground = failed.command === "background" && savesItself(this.#state);
    return this.act(isBackground ? "background" : "save");
  }

  /** Keeps what is typed on this computer now, e.g. because the window is hidden. */
  keepNow(): void {
    this.#local.flush();
  }

  /** Keeps what is typed as the window goes. What was not waiting for the network is left unsaved, as the person was asked. */
  keepForLater(): void {
    if (!isDirty(this.#state)) return;
    const { unsent, ...draft } = this.localDraft(this.editorId);
    this.#change(async () => {
      await this.#effects.keep(this.#snapshot.isQueued && unsent ? { ...draft, unsent } : draft);
    });
  }

  /**
   * Restores what another editor kept. Its text becomes the form's; its versions become those that a save names.
   * Resolves when it is kept under this editor's name: whether it could be, and the editor is open.
   */
  async restore(draft: LocalDraft, form: PostForm): Promise<boolean> {
    if (this.isClosed) return false;
    this.#dispatch({ type: "restored", draft, form, newId: crypto.randomUUID() });
    await this.#kept;
    return !this.#cannotKeep;
  }

  /** Puts a text into the form, as if somebody had typed it. */
  enter(form: PostForm): void {
    this.#effects.writeForm(form);
    this.changed();
  }

  /** Resolves when no save is under way. */
  async untilIdle(): Promise<void> {
    if (this.isIdle) return;
    const { promise, resolve } = withResolvers<void>();
    const unsubscribe = this.subscribe(() => (this.isIdle ? resolve() : undefined));
    await promise;
    unsubscribe();
  }

  /** Ends a conflict: the text stays, and is stored in place of what the person was shown. */
  async keepMine(): Promise<CommandOutcome | undefined> {
    const { phase } = this.#state;
    if (phase.name !== "conflict") return undefined;
    const { command } = phase.conflict;
    this.#dispatch({ type: "kept-mine" });
    return this.act(isQuiet(command) ? "save" : command);
  }

  /** Ends a conflict: the form shows what the person was shown, and the server keeps that. */
  takeServerVersion(): Promise<CommandOutcome> {
    return new Promise((answer) => {
      const request = { command: "discard", revision: crypto.randomUUID(), answer } as const;
      this.#dispatch({ type: "took-server-version", request });
    });
  }

  /** React may take a screen down and put it up again at once. */
  open(): void {
    this.#dispatch({ type: "opened" });
  }

  /** The screen goes: nothing is saved from here on. What waits for the network is sent without this editor. */
  close(): void {
    this.#dispatch({ type: "closed", isWanted: this.#snapshot.isQueued });
  }

  /** The person leaves without saving: the text is kept on this computer to be offered, and never sent by itself. */
  leave(): void {
    this.#dispatch({ type: "closed", isWanted: false });
  }

  /** Ends with nothing kept: the text was moved elsewhere. */
  abandon(): void {
    this.#dispatch({ type: "closed", isWanted: false, keepsNothing: true });
  }

  /** What there is to keep of this editor's text, under this editor's name or another. */
  localDraft(editorId: string): LocalDraft {
    return toLocalDraft(this.#state, { editorId, owner: this.owner, now: Date.now() });
  }

  #requestQuietly(command: Command): void {
    this.#dispatch({
      type: "requested",
      request: { command, revision: crypto.randomUUID(), answer: () => undefined },
    });
  }

  /** One event after the other, each with all that it does. */
  #dispatch(event: EditorEvent): void {
    this.#events.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#events.shift(); next; next = this.#events.shift()) {
        const before = this.#state;
        const isOpen = before.phase.name !== "closed";
        // What the form holds counts, whether or not it has told so yet.
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
      case "keep":
        return effect.when === "now" ? this.#keep() : this.#local.touch();
      case "save-later":
        return this.#server.touch();
      case "clear-local":
        return this.#clearLocal();
      case "leave-place":
        return this.#change(() => this.#effects.forget({ postId: effect.postId, editorId: this.editorId }));
      case "answer":
        // What an answer says is kept here is kept.
        return void this.#kept.then(() => effect.request.answer(effect.outcome));
    }
  }

  async #send({ sent, unanswered }: Extract<Effect, { do: "send" }>): Promise<void> {
    const { post, base, pendingBase, newId } = this.#state;
    const request: SaveRequest = {
      ...sent,
      owner: this.owner,
      isWanted: () => this.#state.phase.name !== "closed",
      postId: post?.id ?? newId,
      known: post?.updated_at ?? null,
      base,
      pendingBase,
      unanswered,
    };
    try {
      // Kept here before it is sent; a disk that does not answer keeps nobody waiting.
      await Promise.race([this.#kept, after(longestKeeping)]);
      const result = await this.#effects.save(request);
      this.#dispatch({ type: "answered", result, now: Date.now() });
    } catch (error) {
      // The person has left without saving: there is nobody to tell.
      if (error instanceof CancelledError) return;
      this.#dispatch({ type: "failed", error: toSaveError(error) });
    }
  }

  /** Keeps the text on this computer now. */
  #keep(): void {
    this.#local.cancel();
    const draft = this.localDraft(this.editorId);
    this.#change(async () => {
      try {
        this.#noteKept(await this.#effects.keep(draft));
      } catch (error) {
        console.warn("The text could not be kept on this computer:", error);
        this.#noteKept(false);
      }
    });
  }

  #noteKept(isKept: boolean): void {
    if (this.#cannotKeep !== isKept) return;
    this.#cannotKeep = !isKept;
    this.#show();
  }

  #clearLocal(): void {
    this.#local.cancel();
    this.#server.cancel();
    const { place } = this;
    this.#change(() => this.#effects.forget(place));
  }

  #change(change: () => Promise<void>): void {
    this.#kept = this.#kept
      .then(change)
      .catch((error: unknown) => console.warn("A local draft could not be changed:", error));
  }

  /** A scheduled post that is open when its time comes is looked at until it is published. */
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
    this.#snapshot = this.#takeSnapshot();
    for (const listener of this.#listeners) listener();
  }

  #takeSnapshot(): EditorSnapshot {
    const { post, pending, phase, failed, savedAt, changesAddress } = this.#state;
    // Also while it is tried again.
    const isQueued =
      (phase.name === "resting" || phase.name === "saving") &&
      failed !== null &&
      mayBeStored(failed.error) &&
      unsentAs(this.#state) !== undefined;
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
      cannotKeep: this.#cannotKeep,
      isQueued: isQueued && !this.#cannotKeep,
    };
  }
}

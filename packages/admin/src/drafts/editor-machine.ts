import { isSlugFrozen } from "@brightwren/core/post-editing/slug";
import { checkForm } from "./check-form.ts";
import {
  type Conflict,
  type EditorState,
  isDirty,
  type Phase,
  mayBeStored,
  movesPost,
  savesItself,
  storedText,
  unsentAs,
  type Wish,
  type WishOutcome,
} from "./editor-state.ts";
import { type LocalDraft, unsavedPost } from "./local-drafts.ts";
import { isSameForm, isSameValue, type PostForm, toPostFields, toPostForm } from "./post-form.ts";
import {
  attemptAfter,
  basesOf,
  commandFor,
  type Command,
  isQuiet,
  type SaveResult,
  type SentText,
  type SavedVersions,
  storesText,
  type StoredVersions,
} from "./save-request.ts";
import type { SaveTrouble } from "./save-trouble.ts";

/** What happens to an editor. */
export type EditorEvent =
  | { type: "typed"; form: PostForm }
  | { type: "wished"; wish: Wish }
  | { type: "answered"; result: SaveResult; now: number }
  | { type: "failed"; trouble: SaveTrouble }
  | { type: "address-unlocked" }
  | { type: "restored"; draft: LocalDraft; form: PostForm; newId: string }
  | { type: "kept-mine" }
  | { type: "took-theirs"; wish: Wish }
  /** `isWanted`: what was asked for and has no answer is still wanted. */
  | { type: "closed"; isWanted: boolean; keepsNothing?: boolean }
  | { type: "opened" };

/** What an event makes an editor do, in this order. */
export type Effect =
  | { do: "send"; sent: SentText; unanswered: readonly string[] }
  /** Put this text into the form: the server's, or a restored one. */
  | { do: "write"; form: PostForm }
  /** Keep the text on this computer: now, or when the typing pauses. */
  | { do: "keep"; when: "now" | "later" }
  /** Store the draft when the typing pauses. */
  | { do: "save-later" }
  /** The server has everything: what is kept here goes, and so do all timers. */
  | { do: "settle" }
  /** What this editor has kept here under this id goes. */
  | { do: "leave-place"; postId: string }
  | { do: "answer"; wish: Wish; outcome: WishOutcome };

export type Step = { state: EditorState; effects: Effect[] };

/** What comes next. A pure function: the session does the effects. */
export function nextStep(before: EditorState, event: EditorEvent): Step {
  const { state, effects } = react(before, event);
  // A post that had no id before has another place here, in which its text is kept before the first one is given up.
  const moved: Effect[] =
    before.post || !state.post ? [] : [...keepIfDirty(state), { do: "leave-place", postId: unsavedPost }];
  return { state, effects: [...effects, ...moved] };
}

function react(state: EditorState, event: EditorEvent): Step {
  switch (event.type) {
    case "typed":
      return typed({ ...state, form: event.form });
    case "wished":
      return wished(state, event.wish);
    case "answered":
      return answered(state, event.result, event.now);
    case "failed":
      return failed(state, event.trouble);
    case "address-unlocked":
      return { state: { ...state, changesAddress: true }, effects: [] };
    case "restored":
      return restored(state, event);
    case "kept-mine":
      return keptMine(state);
    case "took-theirs":
      return tookTheirs(state, event.wish);
    case "closed":
      return closed(state, event.isWanted, event.keepsNothing ?? false);
    case "opened":
      // React may take a screen down and put it up again at once.
      return state.phase.name === "closed" && !state.phase.keepsNothing
        ? {
            state: { ...state, phase: { name: "resting" } },
            effects: isDirty(state) ? [{ do: "keep", when: "now" }] : [],
          }
        : { state, effects: [] };
  }
}

function typed(state: EditorState): Step {
  const { phase } = state;
  if (phase.name === "closed" && phase.keepsNothing) return { state, effects: [] };
  if (isDirty(state)) {
    const effects: Effect[] = [{ do: "keep", when: "later" }];
    if (savesItself(state)) effects.push({ do: "save-later" });
    return { state, effects };
  }
  // Taken back. While a save is under way it may yet turn out that the server has something else.
  if (phase.name === "saving") return { state, effects: [{ do: "keep", when: "later" }] };
  // Nor is it known what became of one without an answer, which may have changed more than the text.
  return state.unanswered.length > 0 ? { state, effects: [{ do: "settle" }] } : settled(state);
}

/** Nothing is left that only this computer has. */
const settled = (state: EditorState): Step => ({
  state: { ...state, failed: null, unanswered: [] },
  effects: [{ do: "settle" }],
});

function wished(state: EditorState, wish: Wish): Step {
  const { phase, waiting } = state;
  if (phase.name === "closed")
    return { state, effects: [{ do: "answer", wish, outcome: { name: "closed" } }] };
  if (phase.name === "conflict" && !isQuiet(wish.command))
    return startNext({
      ...state,
      phase: { ...phase, conflict: { ...phase.conflict, command: wish.command } },
      waiting: [...waiting, wish],
    });
  // Whatever waits takes the text as it is by then, and its answer says what the server has.
  const isSpare =
    wish.command === "background" ? waiting.length > 0 : wish.command === "verify" && phase.name === "saving";
  if (isSpare) return { state, effects: [{ do: "answer", wish, outcome: { name: "unchanged" } }] };
  return startNext({ ...state, waiting: [...waiting, wish] });
}

/** Begins the first wish that has something to do, and answers those before it. */
function startNext(state: EditorState, before: Effect[] = []): Step {
  const [wish, ...waiting] = state.waiting;
  if (!wish || state.phase.name === "saving") return { state, effects: before };
  const step = begin({ ...state, waiting }, wish);
  const effects = [...before, ...step.effects];
  return step.state.phase.name === "saving" ? { ...step, effects } : startNext(step.state, effects);
}

function begin(state: EditorState, wish: Wish): Step {
  const answer = (outcome: WishOutcome): Step => ({ state, effects: [{ do: "answer", wish, outcome }] });
  if (state.phase.name === "conflict")
    return answer({ name: isQuiet(wish.command) ? "unchanged" : "conflict" });
  const command = commandFor(wish.command, state.post?.status);
  const form = wish.text ?? (wish.command === "background" ? withoutHalfAddress(state) : state.form);
  const isDone = isDoneAlready({ ...state, form }, command);
  if (isDone || (wish.command === "background" && !savesItself(state))) return answer({ name: "unchanged" });
  const checked = checkForm(state, form, command);
  if ("trouble" in checked) {
    const { text } = wish;
    const refused: EditorState = {
      ...state,
      failed: { command: wish.command, text, trouble: checked.trouble },
    };
    return {
      state: refused,
      effects: [
        ...keepIfDirty(refused),
        { do: "answer", wish, outcome: { name: "refused", trouble: checked.trouble, isQueued: false } },
      ],
    };
  }
  // An earlier text goes back to its own address.
  const changesAddress = (state.changesAddress && wish.command !== "background") || wish.text !== undefined;
  const { unanswered: before } = state;
  const text = { command, revision: wish.revision, fields: checked.fields, changesAddress };
  const { sent, others, unanswered } = attemptAfter(before, text);
  const next: EditorState = {
    ...state,
    phase: { name: "saving", wish, form, conflict: null, before },
    unanswered: storesText(command) ? unanswered : before,
  };
  return { state: next, effects: [...keepIfDirty(next), { do: "send", sent, unanswered: others }] };
}

const keepIfDirty = (state: EditorState): Effect[] =>
  isSameForm(state.form, state.stored) ? [] : [{ do: "keep", when: "now" }];

/** By itself an address that has been public is not stored: the person may be in the middle of it. */
function withoutHalfAddress({ post, form, stored }: EditorState): PostForm {
  return post && isSlugFrozen(post) ? { ...form, slug: stored.slug } : form;
}

const endStatus: Partial<Record<Command, string>> = {
  publish: "published",
  unpublish: "draft",
  restore: "draft",
  archive: "archived",
};

function isDoneAlready(state: EditorState, command: Command): boolean {
  const { post, pending } = state;
  if (command === "verify") return false;
  if (command === "discard") return pending === null;
  if (command === "delete") return post === null;
  if (!post || isDirty(state)) return false;
  if (command === "save" || command === "background" || command === "pending") return true;
  return post.status === endStatus[command] && (command !== "publish" || pending === null);
}

function answered(state: EditorState, result: SaveResult, now: number): Step {
  const { phase } = state;
  if (phase.name !== "saving") return { state, effects: [] };
  const resting: EditorState = { ...state, phase: { name: "resting" } };
  const from = state.post?.status;
  const answer = (outcome: WishOutcome): Effect => ({ do: "answer", wish: phase.wish, outcome });
  if ("gone" in result) {
    const end = closed(resting, false, true);
    return { ...end, effects: [...end.effects, answer({ name: "done", from, to: undefined })] };
  }
  if ("verified" in result) {
    const step = verified(resting, result.verified, now);
    const to = result.verified.post?.status;
    const isNews = result.verified.post?.updated_at !== state.post?.updated_at;
    return startNext(step.state, [
      ...step.effects,
      answer(isNews ? { name: "done", from, to } : { name: "unchanged" }),
    ]);
  }
  if ("conflict" in result) return met(state, { ...result.conflict, command: phase.wish.command });
  const step =
    phase.wish.command === "discard"
      ? showStored(resting, result.saved)
      : arrived(resting, phase, result.saved, now);
  return startNext(step.state, [
    ...step.effects,
    answer({
      name: "done",
      from,
      to: result.saved.post.status,
      // What was sent before and had no answer may have been the post by then.
      ...(state.post && phase.before.length === 0 && { before: state.post }),
    }),
  ]);
}

/** Nothing is stored that this editor does not know of. */
function verified(state: EditorState, versions: StoredVersions, now: number): Step {
  const { post, pending } = versions;
  const stored = post ? storedText(versions) : state.stored;
  // A pending version that somebody discarded leaves the text made from what it was made from.
  const isSame = post?.updated_at === state.post?.updated_at;
  const isDiscarded = isSame && pending === null && state.pendingBase !== null;
  const bases = isDiscarded ? { base: state.base, pendingBase: null } : basesOf(versions);
  // Published without a date, a post has one.
  const published_at = state.form.published_at || stored.published_at;
  const form = { ...state.form, published_at };
  const next: EditorState = {
    ...state,
    ...(post && { post, pending, ...bases }),
    stored,
    form,
    unanswered: [],
    failed: null,
    savedAt: post && state.unanswered.length > 0 ? now : state.savedAt,
  };
  const written: Effect[] = isSameForm(form, state.form) ? [] : [{ do: "write", form }];
  const step = isDirty(next) ? typed(next) : settled(next);
  return { state: step.state, effects: [...written, ...keepIfDirty(next), ...step.effects] };
}

function met(before: EditorState, conflict: Conflict): Step {
  const { post } = conflict;
  // The editor has made the post what it is: the conflict is about the version beside it.
  const own =
    post && conflict.isPostKnown && post.updated_at !== before.post?.updated_at
      ? { post, base: post.updated_at, pending: null, pendingBase: null }
      : undefined;
  const state: EditorState = own ? { ...before, ...own, stored: storedText(own) } : before;
  const { phase } = before;
  if (phase.name !== "saving") return { state, effects: [] };
  const answer: Effect = { do: "answer", wish: phase.wish, outcome: { name: "conflict" } };
  // What has no answer may yet be found beside what was shown.
  const next: EditorState = { ...state, failed: null };
  // Nobody asked to verify, and a form without changes of its own can show what there is.
  const isNews = phase.wish.command === "verify" && isSameForm(state.form, state.stored);
  const step: Step =
    isNews && conflict.source !== "deleted"
      ? showServerVersion({ ...next, phase: { name: "resting" } }, conflict)
      : { state: { ...next, phase: { name: "conflict", conflict } }, effects: keepIfDirty(next) };
  return startNext(step.state, [...step.effects, answer]);
}

/** The server has what was sent. */
function arrived(
  state: EditorState,
  { form: sent }: Extract<Phase, { name: "saving" }>,
  versions: SavedVersions,
  now: number,
): Step {
  const text = storedText(versions);
  // What the server made of a field is shown, unless the person has gone on with it.
  const form = { ...state.form };
  for (const name of ["slug", "published_at"] as const)
    if (isSameValue(form[name], sent[name])) form[name] = text[name];
  const next: EditorState = {
    ...state,
    ...versions,
    ...basesOf(versions),
    form,
    stored: { ...sent, slug: text.slug, published_at: text.published_at },
    changesAddress: state.changesAddress && form.slug !== versions.post.slug,
    unanswered: [],
    failed: null,
    savedAt: now,
  };
  const written: Effect[] = isSameForm(form, state.form) ? [] : [{ do: "write", form }];
  const step = isDirty(next) ? typed(next) : settled(next);
  return { state: step.state, effects: [...written, ...keepIfDirty(next), ...step.effects] };
}

/** The form shows what the server has. */
function showStored(state: EditorState, { post, pending }: StoredVersions): Step {
  const versions = { post, pending };
  const text = storedText(versions);
  const step = settled({
    ...state,
    ...versions,
    ...basesOf(versions),
    form: text,
    stored: text,
    changesAddress: movesPost(versions),
  });
  return { ...step, effects: [{ do: "write", form: text }, ...step.effects] };
}

/** The form shows what stood against its text. A post that this editor knows is what that is made from. */
function showServerVersion(state: EditorState, conflict: Conflict): Step {
  const step = showStored(state, conflict);
  const { post, isPostKnown } = conflict;
  return isPostKnown && post ? { ...step, state: { ...step.state, base: post.updated_at } } : step;
}

function failed(state: EditorState, trouble: SaveTrouble): Step {
  const { phase } = state;
  if (phase.name !== "saving") return { state, effects: [] };
  const { wish, conflict, before } = phase;
  const next: EditorState = {
    ...state,
    phase: conflict ? { name: "conflict", conflict } : { name: "resting" },
    unanswered: mayBeStored(trouble) ? state.unanswered : before,
    failed:
      wish.command === "verify"
        ? stillFailed(state, trouble)
        : { command: wish.command, text: wish.text, trouble },
  };
  const isQueued = mayBeStored(trouble) && unsentAs(next) !== undefined;
  // Undone meanwhile, there is nothing to keep; the trouble stays for whoever asked.
  const keep: Effect = isDirty(next) ? { do: "keep", when: "now" } : { do: "settle" };
  return startNext(next, [keep, { do: "answer", wish, outcome: { name: "refused", trouble, isQueued } }]);
}

/** Looking is nobody's wish: that it fails is news only where what failed before will not be stored by waiting. */
function stillFailed({ failed: before }: EditorState, trouble: SaveTrouble): EditorState["failed"] {
  return before && !mayBeStored(trouble) ? { ...before, trouble } : before;
}

function restored(
  state: EditorState,
  { draft, form, newId }: Extract<EditorEvent, { type: "restored" }>,
): Step {
  if (state.phase.name === "closed") return { state, effects: [] };
  // The server has it already, and this editor knows of which version.
  if (isSameForm(form, state.stored)) {
    const step = settled({ ...state, form });
    return { ...step, effects: [{ do: "write", form }, ...step.effects] };
  }
  const isNew = draft.base === null;
  const next: EditorState = {
    ...state,
    phase: state.phase.name === "conflict" ? { name: "resting" } : state.phase,
    form,
    base: draft.base ?? state.base,
    pendingBase: draft.pendingVersion === undefined ? state.pendingBase : draft.pendingVersion,
    // The text that it takes the place of keeps the id that it may have been stored under.
    newId: isNew ? (draft.newId ?? draft.editorId) : newId,
    changesAddress: state.changesAddress || (draft.changesAddress ?? false),
    unanswered: draft.unanswered ?? [],
  };
  const step = typed(next);
  return { ...step, effects: [{ do: "write", form }, { do: "keep", when: "now" }, ...step.effects] };
}

/** The text stays, and is stored in place of what the person was shown. */
function keptMine(state: EditorState): Step {
  if (state.phase.name !== "conflict") return { state, effects: [] };
  const { conflict } = state.phase;
  const isPost = conflict.source === "post";
  const next: EditorState = {
    ...state,
    phase: { name: "resting" },
    post: isPost ? conflict.post : state.post,
    pending: conflict.pending,
    base: isPost ? (conflict.post?.updated_at ?? null) : state.base,
    pendingBase: conflict.pending?.updated_at ?? null,
    stored: conflict.text ? toPostForm(conflict.text) : state.stored,
  };
  return { state: next, effects: [] };
}

/** The form shows what the person was shown. With the post's text, the version beside it that they knew goes as well. */
function tookTheirs(state: EditorState, wish: Wish): Step {
  if (state.phase.name !== "conflict")
    return { state, effects: [{ do: "answer", wish, outcome: { name: "unchanged" } }] };
  const { conflict } = state.phase;
  if (conflict.source !== "post" || !conflict.pending) {
    const [from, to] = [state.post?.status, conflict.post?.status];
    const step = showServerVersion({ ...state, phase: { name: "resting" } }, conflict);
    return {
      ...step,
      effects: [...step.effects, { do: "answer", wish, outcome: { name: "done", from, to } }],
    };
  }
  const { pending } = conflict;
  const { form, unanswered } = state;
  const { command, revision } = wish;
  const sent: SentText = { command, revision, fields: toPostFields(form), changesAddress: false };
  return {
    state: {
      ...state,
      pending,
      phase: { name: "saving", wish, form, conflict, before: unanswered },
    },
    effects: [{ do: "send", sent, unanswered: [] }],
  };
}

function closed(state: EditorState, isWanted: boolean, keepsNothing: boolean): Step {
  const { phase, waiting } = state;
  if (phase.name === "closed") return { state, effects: [] };
  const left: EditorState = keepsNothing ? { ...state, stored: state.form, unanswered: [] } : state;
  const next: EditorState = {
    ...left,
    phase: { name: "closed", keepsNothing, wanted: isWanted ? unsentAs(state) : undefined },
    waiting: [],
  };
  const open = phase.name === "saving" ? [phase.wish, ...waiting] : waiting;
  const answers = open.map((wish): Effect => ({ do: "answer", wish, outcome: { name: "closed" } }));
  const keep: Effect = isDirty(next) && !keepsNothing ? { do: "keep", when: "now" } : { do: "settle" };
  return { state: next, effects: [keep, ...answers] };
}

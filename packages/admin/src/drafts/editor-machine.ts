import type { Post } from "@brightwren/core/admin-posts/post";
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
  basesOf,
  intentFor,
  type PartlySaved,
  type SaveIntent,
  type SaveResult,
  type SentText,
  storesText,
  type StoredVersions,
} from "./save-request.ts";
import type { SaveTrouble } from "./save-trouble.ts";

/** What happens to an editor. */
export type EditorEvent =
  | { type: "typed"; form: PostForm }
  | { type: "wished"; wish: Wish }
  | { type: "answered"; result: SaveResult; now: number }
  /** Of a save with several writes only the first ones were done. What ended it follows. */
  | { type: "partly-saved"; part: PartlySaved }
  | { type: "failed"; trouble: SaveTrouble }
  | { type: "address-unlocked" }
  | { type: "restored"; draft: LocalDraft; form: PostForm; newId: string }
  | { type: "kept-mine" }
  | { type: "took-theirs"; answer: Wish["answer"] }
  /** `isWanted`: what was asked for and has no answer is still wanted. */
  | { type: "closed"; isWanted: boolean; keepsNothing?: boolean }
  | { type: "opened" };

/** What an event makes an editor do, in this order. */
export type Effect =
  | { do: "send"; sent: SentText; unanswered: readonly SentText[] }
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
    case "partly-saved":
      return partlySaved(state, event.part);
    case "failed":
      return failed(state, event.trouble);
    case "address-unlocked":
      return { state: { ...state, changesAddress: true }, effects: [] };
    case "restored":
      return restored(state, event);
    case "kept-mine":
      return keptMine(state);
    case "took-theirs":
      return tookTheirs(state, event.answer);
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
  if (phase.name === "conflict" && wish.intent !== "background" && wish.intent !== "look")
    return startNext({
      ...state,
      phase: { ...phase, conflict: { ...phase.conflict, intent: wish.intent } },
      waiting: [...waiting, wish],
    });
  // Whatever waits takes the text as it is by then, and its answer says what the server has.
  const isSpare =
    wish.intent === "background" ? waiting.length > 0 : wish.intent === "look" && phase.name === "saving";
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
  const isQuiet = wish.intent === "background" || wish.intent === "look";
  if (state.phase.name === "conflict") return answer({ name: isQuiet ? "unchanged" : "conflict" });
  const intent = intentFor(wish.intent, state.post?.status);
  const form = wish.text ?? (wish.intent === "background" ? withoutHalfAddress(state) : state.form);
  const isDone = isDoneAlready({ ...state, form }, intent);
  if (isDone || (wish.intent === "background" && !savesItself(state))) return answer({ name: "unchanged" });
  const checked = checkForm(state, form, intent);
  if ("trouble" in checked) {
    const { text } = wish;
    const refused: EditorState = {
      ...state,
      failed: { intent: wish.intent, text, trouble: checked.trouble },
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
  const changesAddress = (state.changesAddress && wish.intent !== "background") || wish.text !== undefined;
  const sent: SentText = { intent, fields: checked.fields, changesAddress };
  const { unanswered } = state;
  const next: EditorState = {
    ...state,
    phase: { name: "saving", wish, form, instead: null, before: unanswered },
    unanswered: storesText(intent) ? withSent(unanswered, sent) : unanswered,
  };
  return { state: next, effects: [...keepIfDirty(next), { do: "send", sent, unanswered }] };
}

const keepIfDirty = (state: EditorState): Effect[] =>
  isSameForm(state.form, state.stored) ? [] : [{ do: "keep", when: "now" }];

const mostUnanswered = 20;

function withSent(unanswered: readonly SentText[], sent: SentText): readonly SentText[] {
  const isSame = ({ intent, fields }: SentText) =>
    intent === sent.intent && isSameForm(toPostForm(fields), toPostForm(sent.fields));
  return [...unanswered.filter((one) => !isSame(one)), sent].slice(-mostUnanswered);
}

/** By itself an address that has been public is not stored: the person may be in the middle of it. */
function withoutHalfAddress({ post, form, stored }: EditorState): PostForm {
  return post && isSlugFrozen(post) ? { ...form, slug: stored.slug } : form;
}

const endStatus: Partial<Record<SaveIntent, string>> = {
  publish: "published",
  unpublish: "draft",
  restore: "draft",
  archive: "archived",
};

function isDoneAlready(state: EditorState, intent: SaveIntent): boolean {
  const { post, pending } = state;
  if (intent === "look") return false;
  if (intent === "discard") return pending === null;
  if (intent === "delete") return post === null;
  if (!post || isDirty(state)) return false;
  if (intent === "save" || intent === "background" || intent === "pending") return true;
  return post.status === endStatus[intent] && (intent !== "publish" || pending === null);
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
  if ("asBefore" in result) {
    const known: EditorState = { ...resting, unanswered: [], failed: null };
    const step = isDirty(known) ? typed(known) : settled(known);
    return startNext(step.state, [...step.effects, answer({ name: "unchanged" })]);
  }
  if ("conflict" in result)
    return met(state, { ...result.conflict, intent: phase.wish.intent }, result.known);
  const step =
    phase.wish.intent === "discard"
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

function met(before: EditorState, conflict: Conflict, known: Post | undefined): Step {
  const { phase } = before;
  const own = known && { post: known, base: known.updated_at, pendingBase: null, pending: null };
  const state: EditorState = own ? { ...before, ...own, stored: storedText(own) } : before;
  if (phase.name !== "saving") return { state, effects: [] };
  const answer: Effect = { do: "answer", wish: phase.wish, outcome: { name: "conflict" } };
  // What has no answer may yet be found beside what was shown.
  const next: EditorState = { ...state, failed: null };
  // Looking is nobody's wish, and a form without changes of its own can show what there is.
  const isNews = phase.wish.intent === "look" && isSameForm(state.form, state.stored);
  const step: Step =
    isNews && conflict.source !== "nothing"
      ? showStored({ ...next, phase: { name: "resting" } }, conflict)
      : { state: { ...next, phase: { name: "conflict", conflict } }, effects: keepIfDirty(next) };
  return startNext(step.state, [...step.effects, answer]);
}

/** The server has what was sent. */
function arrived(
  state: EditorState,
  { wish, form: sent }: Extract<Phase, { name: "saving" }>,
  versions: StoredVersions & { post: NonNullable<StoredVersions["post"]> },
  now: number,
): Step {
  const text = storedText(versions);
  const isLook = wish.intent === "look";
  // What the server made of a field is shown, unless the person has gone on with it.
  const form = { ...state.form };
  for (const name of ["slug", "published_at"] as const)
    if (!isLook && isSameValue(form[name], sent[name])) form[name] = text[name];
  const next: EditorState = {
    ...state,
    ...versions,
    ...basesOf(versions),
    form,
    stored: isLook ? text : { ...sent, slug: text.slug, published_at: text.published_at },
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
function showStored(state: EditorState, versions: StoredVersions): Step {
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

function partlySaved(known: EditorState, { versions, text }: PartlySaved): Step {
  if (known.phase.name !== "saving") return { state: known, effects: [] };
  const { post, pending } = versions;
  const state: EditorState = {
    ...known,
    ...basesOf(versions),
    post,
    pending,
    stored: toPostForm(text),
    phase: { ...known.phase, before: [] },
  };
  return { state, effects: [] };
}

function failed(state: EditorState, trouble: SaveTrouble): Step {
  const { phase } = state;
  if (phase.name !== "saving") return { state, effects: [] };
  const { wish, instead, before } = phase;
  const next: EditorState = {
    ...state,
    phase: instead ? { name: "conflict", conflict: instead } : { name: "resting" },
    unanswered: mayBeStored(trouble) ? state.unanswered : before,
    failed:
      wish.intent === "look"
        ? stillFailed(state, trouble)
        : { intent: wish.intent, text: wish.text, trouble },
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
function tookTheirs(state: EditorState, answer: Wish["answer"]): Step {
  const wish: Wish = { intent: "discard", answer };
  if (state.phase.name !== "conflict")
    return { state, effects: [{ do: "answer", wish, outcome: { name: "unchanged" } }] };
  const { conflict } = state.phase;
  if (conflict.source !== "post" || !conflict.pending) {
    const [from, to] = [state.post?.status, conflict.post?.status];
    const step = showStored({ ...state, phase: { name: "resting" } }, conflict);
    return {
      ...step,
      effects: [...step.effects, { do: "answer", wish, outcome: { name: "done", from, to } }],
    };
  }
  const { pending } = conflict;
  const { form, unanswered } = state;
  const sent: SentText = { intent: "discard", fields: toPostFields(form), changesAddress: false };
  return {
    state: {
      ...state,
      pending,
      phase: { name: "saving", wish, form, instead: conflict, before: unanswered },
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

import { isSlugFrozen } from "@brightwren/core/post-editing/slug";
import { checkForm } from "./check-form.ts";
import {
  type Conflict,
  type EditorState,
  isAlreadyDone,
  isDirty,
  type Phase,
  mayBeStored,
  movesPost,
  isAutosaved,
  storedText,
  unsentCommand,
  type CommandRequest,
  type CommandOutcome,
} from "./editor-state.ts";
import { type LocalDraft, unsavedPost } from "./local-drafts.ts";
import { isSameForm, isSameValue, type PostForm, toPostFields, toPostForm } from "./post-form.ts";
import {
  attemptAfter,
  basesOf,
  commandFor,
  isQuiet,
  type SaveResult,
  type SentText,
  type SavedVersions,
  storesText,
  type StoredVersions,
} from "./save-request.ts";
import type { SaveError } from "./save-error.ts";

export type EditorEvent =
  | { type: "typed"; form: PostForm }
  | { type: "requested"; request: CommandRequest }
  | { type: "answered"; result: SaveResult; now: number }
  | { type: "failed"; error: SaveError }
  | { type: "address-unlocked" }
  | { type: "restored"; draft: LocalDraft; form: PostForm; newId: string }
  | { type: "kept-mine" }
  | { type: "took-server-version"; request: CommandRequest }
  /** `isWanted`: whether unacknowledged commands should still be sent. */
  | { type: "closed"; isWanted: boolean; keepsNothing?: boolean }
  | { type: "opened" };

/** Side effects of an event, in order. */
export type Effect =
  | { do: "send"; sent: SentText; unanswered: readonly string[] }
  /** Write this text into the form. */
  | { do: "write"; form: PostForm }
  /** Store the text on this computer, now or when typing pauses. */
  | { do: "store-local"; when: "now" | "later" }
  /** Save the draft to the server when typing pauses. */
  | { do: "save-later" }
  /** The server has all changes, so delete the local copy and cancel all timers. */
  | { do: "clear-local" }
  /** Delete the local copy stored under this post id. */
  | { do: "leave-place"; postId: string }
  | { do: "answer"; request: CommandRequest; outcome: CommandOutcome };

type Step = { state: EditorState; effects: Effect[] };

/** Pure transition function. The session runs the effects. */
export function nextStep(before: EditorState, event: EditorEvent): Step {
  const { state, effects } = react(before, event);
  // A new post has just received its id. Store its text under that id before deleting the old copy.
  const moved: Effect[] =
    before.post || !state.post ? [] : [...keepIfDirty(state), { do: "leave-place", postId: unsavedPost }];
  return { state, effects: [...effects, ...moved] };
}

function react(state: EditorState, event: EditorEvent): Step {
  switch (event.type) {
    case "typed":
      return typed({ ...state, form: event.form });
    case "requested":
      return requested(state, event.request);
    case "answered":
      return answered(state, event.result, event.now);
    case "failed":
      return failed(state, event.error);
    case "address-unlocked":
      return { state: { ...state, changesAddress: true }, effects: [] };
    case "restored":
      return restored(state, event);
    case "kept-mine":
      return keptMine(state);
    case "took-server-version":
      return tookServerVersion(state, event.request);
    case "closed":
      return closed(state, event.isWanted, event.keepsNothing ?? false);
    case "opened":
      // React may unmount and remount a screen (StrictMode, Suspense).
      return state.phase.name === "closed" && !state.phase.keepsNothing
        ? {
            state: { ...state, phase: { name: "resting" } },
            effects: isDirty(state) ? [{ do: "store-local", when: "now" }] : [],
          }
        : { state, effects: [] };
  }
}

function typed(state: EditorState): Step {
  const { phase } = state;
  if (phase.name === "closed" && phase.keepsNothing) return { state, effects: [] };
  if (isDirty(state)) {
    const effects: Effect[] = [{ do: "store-local", when: "later" }];
    if (isAutosaved(state)) effects.push({ do: "save-later" });
    return { state, effects };
  }
  // The edit was undone, but an in-flight save may still change the server's text.
  if (phase.name === "saving") return { state, effects: [{ do: "store-local", when: "later" }] };
  // An unacknowledged save may have succeeded, and may have changed more than the text.
  return state.unanswered.length > 0 ? { state, effects: [{ do: "clear-local" }] } : fullySaved(state);
}

/** The server has the current text, so the local copy is deleted. */
const fullySaved = (state: EditorState): Step => ({
  state: { ...state, failed: null, unanswered: [] },
  effects: [{ do: "clear-local" }],
});

function requested(state: EditorState, request: CommandRequest): Step {
  const { phase, waiting } = state;
  if (phase.name === "closed")
    return { state, effects: [{ do: "answer", request, outcome: { name: "closed" } }] };
  if (phase.name === "conflict" && !isQuiet(request.command))
    return startNext({
      ...state,
      phase: { ...phase, conflict: { ...phase.conflict, command: request.command } },
      waiting: [...waiting, request],
    });
  // A queued request will send the current text anyway.
  const isSpare =
    request.command === "background"
      ? waiting.length > 0
      : request.command === "verify" && phase.name === "saving";
  if (isSpare) return { state, effects: [{ do: "answer", request, outcome: { name: "unchanged" } }] };
  return startNext({ ...state, waiting: [...waiting, request] });
}

/** Starts the first queued request that has changes to send. Resolves the requests before it. */
function startNext(state: EditorState, before: Effect[] = []): Step {
  const [request, ...waiting] = state.waiting;
  if (!request || state.phase.name === "saving") return { state, effects: before };
  const step = begin({ ...state, waiting }, request);
  const effects = [...before, ...step.effects];
  return step.state.phase.name === "saving" ? { ...step, effects } : startNext(step.state, effects);
}

function begin(state: EditorState, request: CommandRequest): Step {
  const answer = (outcome: CommandOutcome): Step => ({
    state,
    effects: [{ do: "answer", request, outcome }],
  });
  if (state.phase.name === "conflict")
    return answer({ name: isQuiet(request.command) ? "unchanged" : "conflict" });
  const command = commandFor(request.command, state.post?.status);
  const form = request.text ?? (request.command === "background" ? withoutHalfAddress(state) : state.form);
  const isDone = isAlreadyDone({ ...state, form }, command);
  if (isDone || (request.command === "background" && !isAutosaved(state)))
    return answer({ name: "unchanged" });
  const checked = checkForm(state, form, command);
  if ("error" in checked) {
    const { text } = request;
    const refused: EditorState = {
      ...state,
      failed: { command: request.command, text, error: checked.error },
    };
    return {
      state: refused,
      effects: [
        ...keepIfDirty(refused),
        { do: "answer", request, outcome: { name: "refused", error: checked.error, isQueued: false } },
      ],
    };
  }
  // Restored text includes the address.
  const changesAddress =
    (state.changesAddress && request.command !== "background") || request.text !== undefined;
  const { unanswered: before } = state;
  const text = { command, revision: request.revision, fields: checked.fields, changesAddress };
  const { sent, others, unanswered } = attemptAfter(before, text);
  const next: EditorState = {
    ...state,
    phase: { name: "saving", request, form, conflict: null, before },
    unanswered: storesText(command) ? unanswered : before,
  };
  return { state: next, effects: [...keepIfDirty(next), { do: "send", sent, unanswered: others }] };
}

const keepIfDirty = (state: EditorState): Effect[] =>
  isSameForm(state.form, state.stored) ? [] : [{ do: "store-local", when: "now" }];

/** A background save never changes a public address, because the owner may still be typing it. */
function withoutHalfAddress({ post, form, stored }: EditorState): PostForm {
  return post && isSlugFrozen(post) ? { ...form, slug: stored.slug } : form;
}

function answered(state: EditorState, result: SaveResult, now: number): Step {
  const { phase } = state;
  if (phase.name !== "saving") return { state, effects: [] };
  const resting: EditorState = { ...state, phase: { name: "resting" } };
  const from = state.post?.status;
  const answer = (outcome: CommandOutcome): Effect => ({ do: "answer", request: phase.request, outcome });
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
  if ("conflict" in result)
    return conflictFound(state, { ...result.conflict, command: phase.request.command });
  const step =
    phase.request.command === "discard"
      ? showStored(resting, result.saved)
      : saveConfirmed(resting, phase, result.saved, now);
  return startNext(step.state, [
    ...step.effects,
    answer({
      name: "done",
      from,
      to: result.saved.post.status,
      // If an earlier save was never acknowledged, `state.post` may be stale.
      ...(state.post && phase.before.length === 0 && { before: state.post }),
    }),
  ]);
}

/** The editor has loaded or saved all of the server's versions. */
function verified(state: EditorState, versions: StoredVersions, now: number): Step {
  const { post, pending } = versions;
  const stored = post ? storedText(versions) : state.stored;
  // Another editor discarded the pending version. The base does not change.
  const isSame = post?.updated_at === state.post?.updated_at;
  const isDiscarded = isSame && pending === null && state.pendingBase !== null;
  const bases = isDiscarded ? { base: state.base, pendingBase: null } : basesOf(versions);
  // Publishing sets a missing date.
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
  return afterAnswer(next, state.form);
}

function afterAnswer(next: EditorState, shown: PostForm): Step {
  const written: Effect[] = isSameForm(next.form, shown) ? [] : [{ do: "write", form: next.form }];
  const step = isDirty(next) ? typed(next) : fullySaved(next);
  return { state: step.state, effects: [...written, ...keepIfDirty(next), ...step.effects] };
}

function conflictFound(before: EditorState, conflict: Conflict): Step {
  const { post } = conflict;
  // The new version of the post came from this editor, so only the pending version conflicts.
  const own =
    post && conflict.isPostKnown && post.updated_at !== before.post?.updated_at
      ? { post, base: post.updated_at, pending: null, pendingBase: null }
      : undefined;
  const state: EditorState = own ? { ...before, ...own, stored: storedText(own) } : before;
  const { phase } = before;
  if (phase.name !== "saving") return { state, effects: [] };
  const answer: Effect = { do: "answer", request: phase.request, outcome: { name: "conflict" } };
  // `unanswered` is not cleared, because those saves may have been stored too.
  const next: EditorState = { ...state, failed: null };
  // `verify` runs automatically, so an unchanged form simply shows the server's text.
  const isNews = phase.request.command === "verify" && isSameForm(state.form, state.stored);
  const step: Step =
    isNews && conflict.source !== "deleted"
      ? showServerVersion({ ...next, phase: { name: "resting" } }, conflict)
      : { state: { ...next, phase: { name: "conflict", conflict } }, effects: keepIfDirty(next) };
  return startNext(step.state, [...step.effects, answer]);
}

function saveConfirmed(
  state: EditorState,
  { form: sent }: Extract<Phase, { name: "saving" }>,
  versions: SavedVersions,
  now: number,
): Step {
  const text = storedText(versions);
  // Show the server's value unless the owner has changed the field since.
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
  return afterAnswer(next, state.form);
}

/** Shows the server's text in the form. */
function showStored(state: EditorState, { post, pending }: StoredVersions): Step {
  const versions = { post, pending };
  const text = storedText(versions);
  const step = fullySaved({
    ...state,
    ...versions,
    ...basesOf(versions),
    form: text,
    stored: text,
    changesAddress: movesPost(versions),
  });
  return { ...step, effects: [{ do: "write", form: text }, ...step.effects] };
}

/** Shows the conflicting text in the form. */
function showServerVersion(state: EditorState, conflict: Conflict): Step {
  const step = showStored(state, conflict);
  const { post, isPostKnown } = conflict;
  return isPostKnown && post ? { ...step, state: { ...step.state, base: post.updated_at } } : step;
}

function failed(state: EditorState, error: SaveError): Step {
  const { phase } = state;
  if (phase.name !== "saving") return { state, effects: [] };
  const { request, conflict, before } = phase;
  const next: EditorState = {
    ...state,
    phase: conflict ? { name: "conflict", conflict } : { name: "resting" },
    unanswered: mayBeStored(error) ? state.unanswered : before,
    failed:
      request.command === "verify"
        ? stillFailed(state, error)
        : { command: request.command, text: request.text, error },
  };
  const isQueued = mayBeStored(error) && unsentCommand(next) !== undefined;
  // If the edit has been undone, there is nothing to store, but the request still fails.
  const storeOrClear: Effect = isDirty(next) ? { do: "store-local", when: "now" } : { do: "clear-local" };
  return startNext(next, [
    storeOrClear,
    { do: "answer", request, outcome: { name: "refused", error, isQueued } },
  ]);
}

/** A failed `verify` replaces the shown error only if a retry cannot resolve the new error. */
function stillFailed({ failed: before }: EditorState, error: SaveError): EditorState["failed"] {
  return before && !mayBeStored(error) ? { ...before, error } : before;
}

function restored(
  state: EditorState,
  { draft, form, newId }: Extract<EditorEvent, { type: "restored" }>,
): Step {
  if (state.phase.name === "closed") return { state, effects: [] };
  // The server already has this text, in a version that this editor has loaded.
  if (isSameForm(form, state.stored)) {
    const step = fullySaved({ ...state, form });
    return { ...step, effects: [{ do: "write", form }, ...step.effects] };
  }
  const isNew = draft.base === null;
  const next: EditorState = {
    ...state,
    phase: state.phase.name === "conflict" ? { name: "resting" } : state.phase,
    form,
    base: draft.base ?? state.base,
    pendingBase: draft.pendingVersion === undefined ? state.pendingBase : draft.pendingVersion,
    // Reuse the draft's id, because the server may already have stored the post under it.
    newId: isNew ? (draft.newId ?? draft.editorId) : newId,
    changesAddress: state.changesAddress || (draft.changesAddress ?? false),
    unanswered: draft.unanswered ?? [],
  };
  const step = typed(next);
  return { ...step, effects: [{ do: "write", form }, { do: "store-local", when: "now" }, ...step.effects] };
}

/** Resolves a conflict in favour of the form. The next save overwrites the server version that was shown. */
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

/** Resolves a conflict in favour of the server. If the post itself conflicts, also discards its pending version. */
function tookServerVersion(state: EditorState, request: CommandRequest): Step {
  if (state.phase.name !== "conflict")
    return { state, effects: [{ do: "answer", request, outcome: { name: "unchanged" } }] };
  const { conflict } = state.phase;
  if (conflict.source !== "post" || !conflict.pending) {
    const [from, to] = [state.post?.status, conflict.post?.status];
    const step = showServerVersion({ ...state, phase: { name: "resting" } }, conflict);
    return {
      ...step,
      effects: [...step.effects, { do: "answer", request, outcome: { name: "done", from, to } }],
    };
  }
  const { pending } = conflict;
  const { form, unanswered } = state;
  const { command, revision } = request;
  const sent: SentText = { command, revision, fields: toPostFields(form), changesAddress: false };
  return {
    state: {
      ...state,
      pending,
      phase: { name: "saving", request, form, conflict, before: unanswered },
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
    phase: { name: "closed", keepsNothing, wanted: isWanted ? unsentCommand(state) : undefined },
    waiting: [],
  };
  const open = phase.name === "saving" ? [phase.request, ...waiting] : waiting;
  const answers = open.map((request): Effect => ({ do: "answer", request, outcome: { name: "closed" } }));
  const storeOrClear: Effect =
    isDirty(next) && !keepsNothing ? { do: "store-local", when: "now" } : { do: "clear-local" };
  return { state: next, effects: [storeOrClear, ...answers] };
}

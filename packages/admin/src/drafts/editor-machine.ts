import { isSlugFrozen } from "@brightwren/core/post-editing/slug";
import type { Post } from "@brightwren/core/admin-posts/post";
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
  unsentCommand,
  type CommandRequest,
  type CommandOutcome,
  withDraft,
} from "./editor-state.ts";
import { type LocalDraft, unsavedPost } from "./local-drafts.ts";
import { isSameForm, isSameValue, type PostForm, toPostFields } from "./post-form.ts";
import {
  attemptAfter,
  basesOf,
  commandFor,
  conflictingText,
  isQuiet,
  type SaveResult,
  type SentText,
  storedText,
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
  | { type: "restored"; draft: LocalDraft; newId: string }
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
  if (!state.post || before.postId !== unsavedPost) return { state, effects };
  // A new post has just received its id. Store its text under that id before deleting the old copy.
  const moved: Effect[] = [...keepIfDirty(state), { do: "leave-place", postId: unsavedPost }];
  return { state: { ...state, postId: state.post.id }, effects: [...effects, ...moved] };
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
            effects: isDirty(state) ? [storeNow] : [],
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
    const { error } = checked;
    const refused: EditorState = {
      ...state,
      failed: { command: request.command, text: request.text, error },
    };
    const outcome = { name: "refused", error, isQueued: false } as const;
    return { state: refused, effects: [storeOrClear(refused), { do: "answer", request, outcome }] };
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

const storeNow: Effect = { do: "store-local", when: "now" };

const keepIfDirty = (state: EditorState): Effect[] =>
  isSameForm(state.form, state.stored) ? [] : [storeNow];

/** If the edit has been undone, there is nothing to store. */
const storeOrClear = (state: EditorState): Effect => (isDirty(state) ? storeNow : { do: "clear-local" });

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
  if ("conflict" in result)
    return conflictFound(state, { ...result.conflict, command: phase.request.command });
  if ("verified" in result) {
    const { post } = result.verified;
    const step = verified(resting, result.verified, now);
    const isNews = post?.updated_at !== state.post?.updated_at;
    return startNext(step.state, [
      ...step.effects,
      answer(isNews ? { name: "done", from, to: post?.status } : { name: "unchanged" }),
    ]);
  }
  const step =
    phase.request.command === "discard"
      ? showStored(resting, result.stored)
      : saveConfirmed(resting, phase, result.stored, now);
  return startNext(step.state, [
    ...step.effects,
    answer({
      name: "done",
      from,
      to: result.stored.post.status,
      // If an earlier save was never acknowledged, `state.post` may be stale.
      ...(state.post && phase.before.length === 0 && { before: state.post }),
    }),
  ]);
}

type Arrival = Partial<EditorState> & Pick<EditorState, "form" | "stored">;

/** The server's versions have arrived, with all that is known of earlier attempts. */
function arrived(state: EditorState, { post, pending }: StoredVersions, arrival: Arrival): Step {
  const versions = { post, pending };
  const next: EditorState = {
    ...state,
    ...(post && { ...versions, ...basesOf(versions) }),
    unanswered: [],
    failed: null,
    ...arrival,
  };
  const written: Effect[] = isSameForm(next.form, state.form) ? [] : [{ do: "write", form: next.form }];
  const step = isDirty(next) ? typed(next) : fullySaved(next);
  return { state: step.state, effects: [...written, ...keepIfDirty(next), ...step.effects] };
}

/** The editor has loaded or saved all of the server's versions. */
function verified(state: EditorState, versions: StoredVersions, now: number): Step {
  const { post, pending } = versions;
  const stored = post ? storedText(versions) : state.stored;
  // Another editor discarded the pending version. The base does not change.
  const isSame = post?.updated_at === state.post?.updated_at;
  const isDiscarded = isSame && pending === null && state.pendingBase !== null;
  return arrived(state, versions, {
    stored,
    // Publishing sets a missing date.
    form: { ...state.form, published_at: state.form.published_at || stored.published_at },
    savedAt: post && state.unanswered.length > 0 ? now : state.savedAt,
    ...(isDiscarded && { base: state.base, pendingBase: null }),
  });
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
  const conflicting: EditorState = { ...next, phase: { name: "conflict", conflict } };
  const step: Step =
    isNews && conflict.source !== "deleted"
      ? showServerVersion({ ...next, phase: { name: "resting" } }, conflict)
      : { state: conflicting, effects: [storeOrClear(conflicting)] };
  return startNext(step.state, [...step.effects, answer]);
}

function saveConfirmed(
  state: EditorState,
  { form: sent, request }: Extract<Phase, { name: "saving" }>,
  versions: StoredVersions & { post: Post },
  now: number,
): Step {
  const text = storedText(versions);
  const form = { ...state.form };
  // Show the server's value unless the owner has changed the field since.
  if (isSameValue(form.published_at, sent.published_at)) form.published_at = text.published_at;
  // A background save leaves a public address unchanged, because the owner may still be typing it.
  const isHalf = request.command === "background" && sent.slug !== "";
  if (form.slug === sent.slug && !isHalf) form.slug = text.slug;
  return arrived(state, versions, {
    form,
    stored: { ...sent, slug: text.slug, published_at: text.published_at },
    changesAddress: state.changesAddress && form.slug !== versions.post.slug,
    savedAt: now,
  });
}

/** Shows the server's text in the form. */
function showStored(state: EditorState, versions: StoredVersions, base?: string): Step {
  const form = storedText(versions);
  const changesAddress = movesPost(versions);
  return arrived(state, versions, { form, stored: form, changesAddress, ...(base && { base }) });
}

/** Shows the conflicting text in the form. */
const showServerVersion = (state: EditorState, conflict: Conflict): Step =>
  showStored(state, conflict, conflict.isPostKnown ? conflict.post?.updated_at : undefined);

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
  return startNext(next, [
    storeOrClear(next),
    { do: "answer", request, outcome: { name: "refused", error, isQueued } },
  ]);
}

/** A failed `verify` replaces the shown error only if a retry cannot resolve the new error. */
function stillFailed({ failed: before }: EditorState, error: SaveError): EditorState["failed"] {
  return before && !mayBeStored(error) ? { ...before, error } : before;
}

function restored(state: EditorState, { draft, newId }: Extract<EditorEvent, { type: "restored" }>): Step {
  const { values: form } = draft;
  if (state.phase.name === "closed") return { state, effects: [] };
  // The server already has this text, in a version that this editor has loaded.
  if (isSameForm(form, state.stored)) {
    const step = fullySaved({ ...state, form });
    return { ...step, effects: [{ do: "write", form }, ...step.effects] };
  }
  const next: EditorState = {
    ...withDraft(state, draft),
    phase: state.phase.name === "conflict" ? { name: "resting" } : state.phase,
    // Reuse the id of a new post, because the server may already have stored the post under it.
    newId: draft.base === null ? draft.newId : newId,
  };
  const step = typed(next);
  return { ...step, effects: [{ do: "write", form }, storeNow, ...step.effects] };
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
    stored: conflict.post ? conflictingText(conflict) : state.stored,
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
  return { state: next, effects: [storeOrClear(next), ...answers] };
}

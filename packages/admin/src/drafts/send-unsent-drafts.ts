import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { type DraftListItem, toDraftListItems } from "./draft-list-item.ts";
import { type DraftOwner, isOwn } from "./draft-owner.ts";
import {
  type DraftStop,
  type LocalDraft,
  readDraft,
  replaceDraft,
  unsavedPost,
  type UnsentDraft,
} from "./local-drafts.ts";
import { readPostForm } from "./post-form.ts";
import { savePost } from "./save-post.ts";
import { attemptAfter, basesOf, CancelledError, type StoredVersions } from "./save-request.ts";
import { toSaveError } from "./save-error.ts";

/** What sending does to the world around it. */
export type SendEffects = {
  /** The drafts whose editor is gone, newest first. */
  findDrafts: () => Promise<LocalDraft[]>;
  /** Whether somebody has the post open: its editor offers the draft then. */
  isOpen: (postId: string) => Promise<boolean>;
  send: (draft: UnsentDraft) => Promise<SendOutcome>;
  /** Does the work while nobody else has the draft in hand; see holdDraft. */
  hold: (draft: LocalDraft, work: (draft: LocalDraft | undefined) => Promise<void>) => Promise<void>;
  replace: (draft: LocalDraft, by: LocalDraft) => Promise<void>;
  forget: (draft: LocalDraft) => Promise<void>;
  /** The server has it now. */
  onStored: (versions: StoredVersions) => void;
};

type SendReport = {
  /** Titles of what is on the server now. */
  stored: string[];
  /** What the person has to decide. */
  stopped: DraftListItem[];
  /** Whether a draft was passed over because its post is open, or because the server could not store it just now. */
  hasLeft: boolean;
};

const waits = (draft: LocalDraft): draft is UnsentDraft => draft.unsent !== undefined;

/**
 * Sends this person's unsent drafts, one after the other. A draft is deleted only once the server has its text, and one
 * that was stored and not yet deleted is found to be the same the next time.
 * Rejects with what the effects on the drafts throw.
 */
export async function sendUnsentDrafts(owner: DraftOwner, effects: SendEffects): Promise<SendReport> {
  const report: SendReport = { stored: [], stopped: [], hasLeft: false };
  const drafts = (await effects.findDrafts()).filter((draft) => draft.owner && isOwn(draft, owner));
  for (const found of drafts.filter(waits)) {
    await effects.hold(found, async (draft) => {
      if (!draft || !waits(draft)) return;
      if (await effects.isOpen(draft.postId)) report.hasLeft = true;
      else await sendOne(draft, { owner, effects, report });
    });
  }
  return report;
}

type Sending = { owner: DraftOwner; effects: SendEffects; report: SendReport };

async function sendOne(draft: UnsentDraft, { owner, effects, report }: Sending): Promise<void> {
  const outcome = await effects.send(draft);
  if (outcome === "later") {
    report.hasLeft = true;
  } else if ("stored" in outcome) {
    effects.onStored(outcome.stored);
    if (outcome.rest) await effects.replace(draft, outcome.rest);
    else await effects.forget(draft);
    report.stored.push(...toDraftListItems([draft], owner).map(({ title }) => title));
  } else {
    const { unsent: _, ...rest } = draft;
    const stopped = { ...rest, stopped: outcome.stopped };
    // Unless somebody has discarded it meanwhile.
    await effects.replace(draft, stopped);
    report.stopped.push(...toDraftListItems([stopped], owner));
  }
}

/**
 * What became of an unsent draft. `rest`: what of it was not to be stored without being asked for. `later`: it goes on
 * waiting.
 */
export type SendOutcome = { stored: StoredVersions; rest?: LocalDraft } | { stopped: DraftStop } | "later";

/**
 * Stores a draft as its editor would have: from the version that it started from, so that nothing is overwritten
 * if there is a newer one. Never rejects.
 */
export async function sendUnsentDraft(draft: UnsentDraft): Promise<SendOutcome> {
  try {
    return await send(draft);
  } catch (cause) {
    if (cause instanceof CancelledError) return "later";
    const error = toSaveError(cause);
    // Trying again is of no use until the person has done something about it.
    const isFinal = error.kind === "incomplete" || error.kind === "refused";
    return isFinal ? refused(error.message) : "later";
  }
}

async function send(draft: UnsentDraft): Promise<SendOutcome> {
  const fields = postDraftSchema.safeParse(readPostForm(draft.values));
  if (!fields.success) return refused(fields.error.issues[0]?.message);
  const { unsent, owner, base, pendingVersion = null } = draft;
  if (!owner) return "later";
  const { sent, others, unanswered } = attemptAfter(draft.unanswered ?? [], {
    command: unsent,
    revision: crypto.randomUUID(),
    fields: fields.data,
    changesAddress: unsent !== "background" && (draft.changesAddress ?? false),
  });
  // Noted before it is sent: it may be stored without an answer.
  await replaceDraft(draft, { ...draft, unanswered });
  const result = await savePost({
    ...sent,
    owner,
    isWanted: async () => (await readDraft(draft)) !== undefined,
    postId: draft.postId === unsavedPost ? (draft.newId ?? draft.editorId) : draft.postId,
    known: base,
    base,
    pendingBase: pendingVersion,
    unanswered: others,
  });
  if ("saved" in result) {
    const { saved } = result;
    // Somebody may have been in the middle of typing the address, so the database has left it as it was.
    const isHalf = unsent === "background" && !saved.pending && saved.post.slug !== fields.data.slug;
    return { stored: saved, ...(isHalf && { rest: restOf(draft, saved) }) };
  }
  const isGone = !("conflict" in result) || result.conflict.source === "deleted";
  return { stopped: { reason: isGone ? "deleted" : "changed" } };
}

/** The draft with the address that was left out, made from what is stored now. */
const restOf = (draft: LocalDraft, stored: StoredVersions): LocalDraft => ({
  ...draft,
  base: basesOf(stored).base,
  pendingVersion: basesOf(stored).pendingBase,
  unanswered: [],
  unsent: undefined,
});

const refused = (message = "It could not be saved as it is."): SendOutcome => ({
  stopped: { reason: "refused", message },
});

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

export type SendEffects = {
  findDrafts: () => Promise<LocalDraft[]>;
  /** If the post is open, its editor offers the draft. */
  isOpen: (postId: string) => Promise<boolean>;
  send: (draft: UnsentDraft) => Promise<SendOutcome>;
  hold: (draft: LocalDraft, work: (draft: LocalDraft | undefined) => Promise<void>) => Promise<void>;
  replace: (draft: LocalDraft, by: LocalDraft) => Promise<void>;
  remove: (draft: LocalDraft) => Promise<void>;
  onStored: (versions: StoredVersions) => void;
};

type SendReport = {
  stored: string[];
  stopped: DraftListItem[];
  /** Whether a draft was skipped because its post is open or the server failed temporarily. */
  hasLeft: boolean;
};

const waits = (draft: LocalDraft): draft is UnsentDraft => draft.unsent !== undefined;

/**
 * Sends this owner's unsent drafts one at a time. Deletes a draft only when the server has its text; if deleting fails,
 * the next run recognises the draft as stored. Rejects if a local draft cannot be updated.
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
    else await effects.remove(draft);
    report.stored.push(...toDraftListItems([draft], owner).map(({ title }) => title));
  } else {
    const { unsent: _, ...rest } = draft;
    const stopped = { ...rest, stopped: outcome.stopped };
    // Does nothing if the owner has discarded the draft.
    await effects.replace(draft, stopped);
    report.stopped.push(...toDraftListItems([stopped], owner));
  }
}

/** Outcome for an unsent draft. `rest`: a part that the owner must save. `later`: the draft stays queued. */
export type SendOutcome = { stored: StoredVersions; rest?: LocalDraft } | { stopped: DraftStop } | "later";

/** Sends a draft with its base versions, so it never overwrites a newer version. Never rejects. */
export async function sendUnsentDraft(draft: UnsentDraft): Promise<SendOutcome> {
  try {
    return await send(draft);
  } catch (cause) {
    if (cause instanceof CancelledError) return "later";
    const error = toSaveError(cause);
    // A retry cannot succeed until the owner has changed something.
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
  // Record the attempt before sending it, because the server may store it even if the response is lost.
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
    // The owner may have been typing the address, so the database left it unchanged.
    const isHalf = unsent === "background" && !saved.pending && saved.post.slug !== fields.data.slug;
    return { stored: saved, ...(isHalf && { rest: restOf(draft, saved) }) };
  }
  const isGone = !("conflict" in result) || result.conflict.source === "deleted";
  return { stopped: { reason: isGone ? "deleted" : "changed" } };
}

/** A draft for the address that was not stored, based on the newly stored versions. */
const restOf = (draft: LocalDraft, stored: StoredVersions): LocalDraft => ({
  ...draft,
  base: basesOf(stored).base,
  pendingVersion: basesOf(stored).pendingBase,
  unanswered: [],
  unsent: undefined,
});

const refused = (message = "The server didn’t accept it."): SendOutcome => ({
  stopped: { reason: "refused", message },
});

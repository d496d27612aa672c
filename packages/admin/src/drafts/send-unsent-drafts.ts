import { getPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { isSlugFrozen } from "@brightwren/core/post-editing/slug";
import { type DraftListItem, toDraftListItems } from "./draft-list-item.ts";
import { type DraftOwner, isOwn } from "./draft-owner.ts";
import { type DraftStop, type LocalDraft, readDraft, unsavedPost, type UnsentDraft } from "./local-drafts.ts";
import { readPostForm } from "./post-form.ts";
import { savePost } from "./save-post.ts";
import { basesOf, PartlySavedError, type StoredVersions, TakenBackError } from "./save-request.ts";
import { saveTroubleFrom } from "./save-trouble.ts";

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
  } catch (thrown) {
    const error = thrown instanceof PartlySavedError ? thrown.cause : thrown;
    if (error instanceof TakenBackError) return "later";
    const trouble = saveTroubleFrom(error);
    // Trying again is of no use until the person has done something about it.
    const isFinal = trouble.kind === "incomplete" || trouble.kind === "refused";
    return isFinal ? refused(trouble.message) : "later";
  }
}

async function send(draft: UnsentDraft): Promise<SendOutcome> {
  const fields = postDraftSchema.safeParse(readPostForm(draft.values));
  if (!fields.success) return refused(fields.error.issues[0]?.message);
  const { postId, unsent, owner, pendingVersion = null } = draft;
  if (!owner) return "later";
  const isNew = postId === unsavedPost;
  const [post, pending] = isNew
    ? [null, null]
    : await Promise.all([getPost(postId), getPendingVersion(postId)]);
  if (!isNew && !post) return { stopped: { reason: "deleted" } };
  // Somebody may have been in the middle of typing it.
  const isHalf =
    unsent === "background" && post !== null && isSlugFrozen(post) && fields.data.slug !== post.slug;
  const result = await savePost({
    intent: unsent,
    owner,
    isWanted: async () => (await readDraft(draft)) !== undefined,
    fields: isHalf ? { ...fields.data, slug: post.slug } : fields.data,
    post,
    // Only the version that the text was made from may be thrown away with the save.
    pending: pending?.updated_at === pendingVersion ? pending : null,
    base: draft.base,
    pendingBase: pendingVersion,
    newId: draft.newId ?? draft.editorId,
    changesAddress: draft.changesAddress ?? false,
    unanswered: draft.unanswered ?? [],
  });
  if ("saved" in result)
    return { stored: result.saved, ...(isHalf && { rest: restOf(draft, result.saved) }) };
  const isGone = !("conflict" in result) || !result.conflict.post;
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

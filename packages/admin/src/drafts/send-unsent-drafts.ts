import { getPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { type DraftListItem, toDraftListItems } from "./draft-list-item.ts";
import { type DraftOwner, isOwn } from "./draft-owner.ts";
import { type DraftStop, type LocalDraft, unsavedPost, type UnsentDraft } from "./local-drafts.ts";
import { readPostForm } from "./post-form.ts";
import { savePost, type StoredVersions } from "./save-post.ts";
import { saveTroubleFrom } from "./save-trouble.ts";

/** What sending does to the world around it. */
export type SendEffects = {
  /** The drafts whose editor is gone, newest first. */
  findDrafts: () => Promise<LocalDraft[]>;
  /** Whether somebody has the post open: its editor offers the draft then. */
  isOpen: (postId: string) => Promise<boolean>;
  send: (draft: UnsentDraft) => Promise<SendOutcome>;
  keep: (draft: LocalDraft) => Promise<void>;
  forget: (draft: LocalDraft) => Promise<void>;
  /** The server has it now. */
  onStored: (versions: StoredVersions) => void;
};

type SendReport = {
  /** Titles of what is on the server now. */
  stored: string[];
  /** What the person has to decide. */
  stopped: DraftListItem[];
  /** Whether a draft was passed over because its post is open. */
  hasOpen: boolean;
};

const waits = (draft: LocalDraft): draft is UnsentDraft => draft.unsent !== undefined;

/**
 * Sends this person's unsent drafts, one after the other. A draft is deleted only once the server has its text, and one
 * that was stored and not yet deleted is found to be the same the next time.
 * Rejects with what the effects on the drafts throw.
 */
export async function sendUnsentDrafts(owner: DraftOwner, effects: SendEffects): Promise<SendReport> {
  const report: SendReport = { stored: [], stopped: [], hasOpen: false };
  const drafts = (await effects.findDrafts()).filter((draft) => draft.owner && isOwn(draft, owner));
  for (const draft of drafts.filter(waits)) {
    if (await effects.isOpen(draft.postId)) {
      report.hasOpen = true;
      continue;
    }
    const outcome = await effects.send(draft);
    if (outcome === "later") continue;
    if ("stored" in outcome) {
      effects.onStored(outcome.stored);
      await effects.forget(draft);
      report.stored.push(...toDraftListItems([draft], owner).map(({ title }) => title));
    } else {
      const { unsent: _, ...rest } = draft;
      const stopped = { ...rest, stopped: outcome.stopped };
      await effects.keep(stopped);
      report.stopped.push(...toDraftListItems([stopped], owner));
    }
  }
  return report;
}

/** What became of an unsent draft. `later`: it goes on waiting. */
export type SendOutcome = { stored: StoredVersions } | { stopped: DraftStop } | "later";

/**
 * Stores a draft as its editor would have: from the version that it started from, so that nothing is overwritten
 * if there is a newer one. Never rejects.
 */
export async function sendUnsentDraft(draft: UnsentDraft): Promise<SendOutcome> {
  try {
    return await send(draft);
  } catch (error) {
    const { kind, message } = saveTroubleFrom(error);
    return kind === "incomplete" ? refused(message) : "later";
  }
}

async function send(draft: UnsentDraft): Promise<SendOutcome> {
  const fields = postDraftSchema.safeParse(readPostForm(draft.values));
  if (!fields.success) return refused(fields.error.issues[0]?.message);
  const { postId, unsent, pendingVersion = null } = draft;
  const isNew = postId === unsavedPost;
  const post = isNew ? null : await getPost(postId);
  if (!isNew && !post) return { stopped: { reason: "deleted" } };
  const pending = isNew || pendingVersion === null ? null : await getPendingVersion(postId);
  const isChanged = pending !== null && pending.updated_at !== pendingVersion;
  // Taken off the site meanwhile: a pending version would have nothing to wait beside.
  const isOffSite = unsent === "pending" && post?.status !== "published";
  if ((unsent === "save" && isChanged) || isOffSite) return { stopped: { reason: "changed" } };
  const result = await savePost({
    intent: unsent,
    fields: fields.data,
    post,
    pending,
    base: draft.base,
    pendingBase: pendingVersion,
    newId: draft.newId ?? draft.editorId,
    changesAddress: draft.changesAddress ?? false,
  });
  if ("saved" in result) return { stored: result.saved };
  return { stopped: { reason: result.conflict.post ? "changed" : "deleted" } };
}

const refused = (message = "It could not be saved as it is."): SendOutcome => ({
  stopped: { reason: "refused", message },
});

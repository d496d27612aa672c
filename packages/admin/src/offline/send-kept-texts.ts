import type { StoredVersions } from "../editor/saving/save-result.ts";
import type { DraftOwner, LocalDraft } from "../local-drafts/local-draft.ts";
import { isOwn, toKeptTexts, type KeptText } from "./kept-text.ts";
import type { SendOutcome, UnsentDraft } from "./send-kept-text.ts";

/** What sending does to the world around it. */
export type SendEffects = {
  /** The texts whose editor is gone, newest first. */
  findDrafts: () => Promise<LocalDraft[]>;
  /** Whether somebody has the post open: its editor offers the text then. */
  isOpen: (postId: string) => Promise<boolean>;
  send: (draft: UnsentDraft) => Promise<SendOutcome>;
  keep: (draft: LocalDraft) => Promise<void>;
  forget: (draft: LocalDraft) => Promise<void>;
  /** The server has it now. */
  onStored: (versions: StoredVersions) => void;
};

export type SendReport = {
  /** Titles of what is on the server now. */
  stored: string[];
  /** What the person has to decide. */
  stopped: KeptText[];
  /** Whether a text was passed over because its post is open. */
  hasOpen: boolean;
};

const waits = (draft: LocalDraft): draft is UnsentDraft => draft.unsent !== undefined;

/**
 * Stores this person's texts that wait for the network, one after the other. A text is forgotten only once the server
 * has it, and one that was stored and not yet forgotten is found to be the same the next time.
 * Rejects with what the effects on the drafts throw.
 */
export async function sendKeptTexts(owner: DraftOwner, effects: SendEffects): Promise<SendReport> {
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
      report.stored.push(...toKeptTexts([draft], owner).map(({ title }) => title));
    } else {
      const { unsent: _, ...rest } = draft;
      const stopped = { ...rest, stopped: outcome.stopped };
      await effects.keep(stopped);
      report.stopped.push(...toKeptTexts([stopped], owner));
    }
  }
  return report;
}

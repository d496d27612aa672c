import { type DraftListItem, toDraftListItems } from "./draft-list-item.ts";
import { type DraftOwner, isOwn } from "./draft-owner.ts";
import { EditorSession } from "./editor-session.ts";
import { stateOfDraft } from "./editor-state.ts";
import { deleteDraft, holdDraft, type LocalDraft, readDraft, replaceDraft } from "./local-drafts.ts";
import type { SaveRequest, SaveResult } from "./save-request.ts";

export type SendEffects = {
  findDrafts: () => Promise<LocalDraft[]>;
  /** If the post is open, its editor offers the draft. */
  isOpen: (postId: string) => Promise<boolean>;
  save: (request: SaveRequest, editorId: string) => Promise<SaveResult>;
};

type SendReport = {
  stored: string[];
  stopped: DraftListItem[];
  /** Whether a draft was skipped because its post is open or the server failed temporarily. */
  hasLeft: boolean;
};

/**
 * Sends this owner's unsent drafts one at a time, each by its editor's session without a screen. A draft is deleted only
 * when the server has its text; if deleting fails, the next run recognises the draft as stored.
 */
export async function sendUnsentDrafts(owner: DraftOwner, effects: SendEffects): Promise<SendReport> {
  const report: SendReport = { stored: [], stopped: [], hasLeft: false };
  for (const found of await effects.findDrafts()) {
    if (!found.unsent || !found.owner || !isOwn(found, owner)) continue;
    await holdDraft(found, async (draft) => {
      if (!draft?.unsent) return;
      if (await effects.isOpen(draft.postId)) report.hasLeft = true;
      else await sendDraft(draft, { owner, effects, report });
    });
  }
  return report;
}

type Sending = { owner: DraftOwner; effects: SendEffects; report: SendReport };

async function sendDraft(draft: LocalDraft, { owner, effects, report }: Sending): Promise<void> {
  const { editorId } = draft;
  let form = draft.values;
  let place = draft;
  const session = new EditorSession(
    { editorId, owner, state: stateOfDraft(draft) },
    {
      readForm: () => form,
      writeForm: (next) => void (form = next),
      save: (request) => effects.save({ ...request, isWanted }, editorId),
      store: async (row) => {
        await replaceDraft(place, row);
        place = row;
        return true;
      },
      remove: deleteDraft,
    },
  );
  // The owner may discard the draft while it is being sent.
  const isWanted = async () => {
    if (await readDraft(place)) return true;
    session.abandon();
    return false;
  };
  const outcome = await session.retry(false);
  const row = session.localDraft(editorId);
  await session.stop();
  if (outcome?.name === "done" || outcome?.name === "unchanged")
    report.stored.push(...toDraftListItems([draft], owner).map(({ title }) => title));
  else if (row.stopped) report.stopped.push(...toDraftListItems([row], owner));
  else report.hasLeft ||= outcome?.name === "refused";
}

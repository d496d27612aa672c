import { buttonClass } from "@brightwren/ui/button-class";
import { useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { readRestoreVisit } from "../../offline/restore-visit.ts";
import { formatRecent } from "../../parts/format.ts";
import { ComparisonDialog } from "../compare/comparison-dialog.tsx";
import { useEditor } from "../session/editor-context.ts";
import { Notice, NoticeAction } from "./notice.tsx";
import { useFoundDrafts, type FoundDraft } from "./use-found-drafts.ts";
import { useTakingUp } from "./use-taking-up.ts";

const keptAt = ({ draft }: FoundDraft): string => formatRecent(draft.keptAt);

/** Offers back what a crash, a closed window or a lost network left on this computer. */
export function FoundDrafts({ others }: { others: number }) {
  const { session, form } = useEditor();
  const { state } = useLocation();
  const chosen = useMemo(() => readRestoreVisit(state), [state]);
  const { found, discard, putAside } = useFoundDrafts(session, others, chosen);
  const [compared, setCompared] = useState<FoundDraft>();

  const takeUp = useCallback(
    (one: FoundDraft) => {
      session.restore(one.draft, one.form);
      discard(one.draft);
    },
    [session, discard],
  );
  useTakingUp({ session, found, chosen, restore: takeUp });

  const restore = async (one: FoundDraft) => {
    setCompared(undefined);
    if (session.getSnapshot().isDirty) {
      await putAside(session.localDraft(crypto.randomUUID()), { ...form.getValues() });
    }
    takeUp(one);
  };

  return (
    <>
      {found.map((one) => (
        <Notice
          key={one.draft.editorId}
          actions={
            <>
              <NoticeAction label="Restore" onClick={() => void restore(one)} />
              <NoticeAction label="Compare" onClick={() => setCompared(one)} />
              <NoticeAction label="Discard" onClick={() => discard(one.draft)} />
            </>
          }
        >
          {`Unsaved text from ${keptAt(one)} found${one.form.title ? `: “${one.form.title}”` : ""}.`}
        </Notice>
      ))}
      {compared ? (
        <ComparisonDialog
          open
          title="Unsaved text and what is here now"
          explanation="Restoring puts the unsaved text into the editor. Nothing is saved or published by it."
          left={{ name: "In the editor now", form: form.getValues() }}
          right={{ name: `Unsaved text from ${keptAt(compared)}`, form: compared.form }}
          closeLabel="Decide later"
          onClose={() => setCompared(undefined)}
          choices={
            <button type="button" className={buttonClass()} onClick={() => void restore(compared)}>
              Restore unsaved text
            </button>
          }
        />
      ) : null}
    </>
  );
}

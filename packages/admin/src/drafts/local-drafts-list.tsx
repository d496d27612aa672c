import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { listenToTabs } from "../device/channel.ts";
import { savedPlace } from "../device/saved-place.ts";
import { formatRecent } from "../parts/format.ts";
import { type DraftListItem, toDraftListItems } from "./draft-list-item.ts";
import { useDraftOwner } from "./draft-owner.ts";
import styles from "./local-drafts-list.module.css";
import { allAbandonedDrafts, watchDrafts } from "./local-drafts.ts";
import { editorsChannel } from "./open-editors.ts";
import { Section } from "../parts/section.tsx";

export function LocalDraftsList() {
  const drafts = useLocalDrafts();
  if (drafts.length === 0) return null;
  return (
    <Section title={`Saved ${savedPlace()}`} className={`card mb-6 ${styles.section}`}>
      <p className="hint mt-1">These drafts haven’t reached the server yet.</p>
      <ul role="list" className="mt-3">
        {drafts.map(({ draft, title, status, isStopped, path, state }) => (
          <li key={`${draft.postId}/${draft.editorId}`} className={`grid gap-x-4 ${styles.row}`}>
            <Link to={path} state={state} dir="auto" className="list-title target content-center">
              {title}
            </Link>
            <span className={`${styles.status} small ${isStopped ? "urgent" : "soft"}`}>{status}</span>
            <time className="hint numbers" dateTime={new Date(draft.keptAt).toISOString()}>
              {formatRecent(draft.keptAt)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** This owner's drafts that are neither on the server nor open in an editor, newest first. */
export function useLocalDrafts(): DraftListItem[] {
  const [items, setItems] = useState<DraftListItem[]>([]);
  const { project, userId } = useDraftOwner() ?? {};

  useEffect(() => {
    if (!project || !userId) return undefined;
    let isCurrent = true;
    const readDrafts = () => {
      allAbandonedDrafts().then(
        (drafts) => isCurrent && setItems(toDraftListItems(drafts, { project, userId })),
        (error: unknown) => console.warn("Local drafts could not be looked for:", error),
      );
    };
    readDrafts();
    const unsubscribe = watchDrafts(readDrafts);
    // Other windows announce when an editor opens or closes.
    const stopListening = listenToTabs(editorsChannel, readDrafts);
    return () => {
      isCurrent = false;
      unsubscribe();
      stopListening();
    };
  }, [project, userId]);
  return items;
}

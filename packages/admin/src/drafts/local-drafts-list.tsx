import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { listenToTabs } from "../device/channel.ts";
import { keptPlace } from "../device/kept-here.ts";
import { formatRecent } from "../parts/format.ts";
import { type DraftListItem, toDraftListItems } from "./draft-list-item.ts";
import { useDraftOwner } from "./draft-owner.ts";
import styles from "./local-drafts-list.module.css";
import { allAbandonedDrafts, watchDrafts } from "./local-drafts.ts";
import { editorsChannel } from "./open-editors.ts";

/** The local drafts of all posts, so that they are found again; nothing when there are none. */
export function LocalDraftsList() {
  const drafts = useLocalDrafts();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="local-drafts" className={styles.section}>
      <h2 id="local-drafts" className={styles.title}>
        {`Kept ${keptPlace()}`}
      </h2>
      <p className={styles.text}>No server has these texts yet.</p>
      <ul role="list" className={styles.list}>
        {drafts.map(({ draft, title, status, isStopped, path, state }) => (
          <li key={`${draft.postId}/${draft.editorId}`} className={styles.row}>
            <Link to={path} state={state} dir="auto" className={styles.post}>
              {title}
            </Link>
            <span className={isStopped ? styles.stopped : styles.status}>{status}</span>
            <time className={styles.at} dateTime={new Date(draft.keptAt).toISOString()}>
              {formatRecent(draft.keptAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The person's drafts that no server has and no editor has open, newest first. */
function useLocalDrafts(): DraftListItem[] {
  const [items, setItems] = useState<DraftListItem[]>([]);
  const { project, userId } = useDraftOwner() ?? {};

  useEffect(() => {
    if (!project || !userId) return undefined;
    let isCurrent = true;
    const look = () => {
      allAbandonedDrafts().then(
        (drafts) => isCurrent && setItems(toDraftListItems(drafts, { project, userId })),
        (error: unknown) => console.warn("Local drafts could not be looked for:", error),
      );
    };
    look();
    const unsubscribe = watchDrafts(look);
    // The windows notify each other when an editor comes or goes.
    const stopListening = listenToTabs(editorsChannel, look);
    return () => {
      isCurrent = false;
      unsubscribe();
      stopListening();
    };
  }, [project, userId]);
  return items;
}

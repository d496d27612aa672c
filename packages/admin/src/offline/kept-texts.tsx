import { Link } from "react-router-dom";
import { formatRecent } from "../parts/format.ts";
import styles from "./kept-texts.module.css";
import { useKeptTexts } from "./use-kept-texts.ts";

/** The texts that only this computer has, so that they are found again; nothing when there are none. */
export function KeptTexts() {
  const texts = useKeptTexts();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="kept-texts" className={styles.section}>
      <h2 id="kept-texts" className={styles.title}>
        Kept on this computer
      </h2>
      <p className={styles.text}>No server has these texts yet.</p>
      <ul role="list" className={styles.list}>
        {texts.map(({ draft, title, status, isStopped, path, state }) => (
          <li key={`${draft.postId}/${draft.editorId}`} className={styles.row}>
            <Link to={path} state={state} className={styles.post}>
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

import { Link } from "react-router-dom";
import type { KeptText } from "./kept-text.ts";
import styles from "./stopped-texts.module.css";
import { useSending } from "./use-sending.ts";

/** Sends what waits for the network, and says what could not be stored without the person's decision. */
export function StoppedTexts() {
  const { stopped, putAside } = useSending();
  return (
    <div role="status">
      {stopped.map((text) => (
        <div key={text.draft.editorId} className={styles.notice}>
          <p>{sentenceOf(text)}</p>
          <Link to={text.path} state={text.state} className={styles.way} onClick={() => putAside(text)}>
            Open
          </Link>
          <button type="button" className={styles.way} onClick={() => putAside(text)}>
            Later
          </button>
        </div>
      ))}
    </div>
  );
}

const kept = "Nothing was overwritten, and your text is kept on this computer.";

function sentenceOf({ title, draft }: KeptText): string {
  switch (draft.stopped?.reason) {
    case "changed":
      return `Somebody changed “${title}” while you wrote offline. ${kept}`;
    case "deleted":
      return `Somebody deleted “${title}” while you wrote offline. Your text is kept on this computer.`;
    default:
      return `“${title}” could not be saved: ${draft.stopped?.message ?? ""} Your text is kept on this computer.`;
  }
}

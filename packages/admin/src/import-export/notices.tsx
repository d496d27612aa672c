import { formatCount } from "../parts/format.ts";
import styles from "./import-export.module.css";

const most = 4;
const longest = 300;

export function Notices({ notices }: { notices: readonly string[] }) {
  const others = notices.slice(most);
  return (
    <div className={styles.general}>
      <List notices={notices.slice(0, most)} />
      {others.length > 0 ? (
        <details className={styles.left}>
          <summary>{formatCount(others.length, "more note", "more notes")}</summary>
          <List notices={others.slice(0, 500)} />
        </details>
      ) : null}
    </div>
  );
}

function List({ notices }: { notices: readonly string[] }) {
  return (
    <ul>
      {notices.map((notice, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Notices may repeat and are never reordered.
        <li key={index}>
          {notice.length > longest ? (
            <details className={styles.left}>
              <summary>{`${notice.slice(0, 160)}…`}</summary>
              <span>{notice}</span>
            </details>
          ) : (
            notice
          )}
        </li>
      ))}
    </ul>
  );
}

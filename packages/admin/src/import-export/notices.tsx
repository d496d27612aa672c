import { formatCount } from "../parts/format.ts";
import styles from "./import-export.module.css";

/** So many are seen at once, and so much of each. */
const most = 4;
const longest = 300;

/** What belongs to no post of an import: the first sentences, and the others folded away. */
export function Notices({ notices }: { notices: readonly string[] }) {
  const others = notices.slice(most);
  return (
    <div className={styles.general}>
      <List notices={notices.slice(0, most)} />
      {others.length > 0 ? (
        <details className={styles.left}>
          <summary>{formatCount(others.length, "more thing to know", "more things to know")}</summary>
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
        // oxlint-disable-next-line react/no-array-index-key -- Several may be the same, and none ever moves.
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

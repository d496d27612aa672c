import { formatCount } from "../parts/format.ts";
import styles from "./moving.module.css";

/** So many are seen at once, and so much of each. */
const most = 4;
const longest = 300;

/** What belongs to no post of an import: the first sentences, and the others folded away. */
export function Remarks({ remarks }: { remarks: readonly string[] }) {
  const others = remarks.slice(most);
  return (
    <div className={styles.general}>
      <List remarks={remarks.slice(0, most)} />
      {others.length > 0 ? (
        <details className={styles.left}>
          <summary>{formatCount(others.length, "more thing to know", "more things to know")}</summary>
          <List remarks={others.slice(0, 500)} />
        </details>
      ) : null}
    </div>
  );
}

function List({ remarks }: { remarks: readonly string[] }) {
  return (
    <ul>
      {remarks.map((remark, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Several may be the same, and none ever moves.
        <li key={index}>
          {remark.length > longest ? (
            <details className={styles.left}>
              <summary>{`${remark.slice(0, 160)}…`}</summary>
              <span>{remark}</span>
            </details>
          ) : (
            remark
          )}
        </li>
      ))}
    </ul>
  );
}

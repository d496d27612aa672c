import { DemoButton, OpeningHours } from "../../shared/demo-frame.tsx";
import { closing, club, hero } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import { LoadedBar } from "../weeks/loaded-bar.tsx";
import styles from "./closing.module.css";

export function Closing() {
  return (
    <footer id="fitness-find" className={styles.closing} aria-labelledby="fitness-closing-heading">
      <div className={styles.top}>
        <h2 id="fitness-closing-heading" className={styles.title}>
          {closing.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}{" "}
            </span>
          ))}
        </h2>
        <div className={styles.details}>
          <address className={styles.address}>
            <p className={styles.name}>{club.name}</p>
            {club.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className={styles.contact}>
              <a href={`tel:${club.phone.replaceAll(" ", "")}`}>{club.phone}</a>
              <a href={`mailto:${club.email}`}>{club.email}</a>
            </p>
          </address>
          <OpeningHours hours={club.hours} row={styles.hoursRow} />
          <DemoButton className={`${shared.action} ${styles.action}`}>{hero.action}</DemoButton>
        </div>
      </div>
      <LoadedBar
        kg={180}
        className={styles.bar}
        ink="var(--floor)"
        paper="var(--lime)"
        heavy="var(--floor)"
      />
      <p className={styles.note}>{closing.note}</p>
    </footer>
  );
}

import { DemoSection } from "../../shared/demo-frame.tsx";
import { diary } from "../shared/content.ts";
import styles from "./diary.module.css";

export function Diary() {
  return (
    <DemoSection id="detailing-diary" className={styles.diary} heading={diary.heading}>
      <div className={`grid ${styles.days}`}>
        {diary.days.map(({ name, entries }) => (
          <div key={name}>
            <h3 className={styles.day}>{name}</h3>
            <ol role="list">
              {entries.map(({ time, what, who }) => (
                <li key={time} className={`grid align-baseline ${styles.entry}`}>
                  <time className={styles.time}>{time}</time>
                  <p>{what}</p>
                  <p className={styles.who}>{who}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </DemoSection>
  );
}

import { stopTap } from "./content.ts";
import { Pipe } from "./pipe/pipe.tsx";
import { StopTapDrawing } from "./stop-tap-drawing.tsx";
import styles from "./stop-tap.module.css";

export function StopTap() {
  return (
    <section id="plumbing-stop-tap" className={styles.section} aria-labelledby="plumbing-stop-tap-title">
      <div className={styles.words}>
        <h2 id="plumbing-stop-tap-title" className={styles.title}>
          {stopTap.title}
        </h2>
        <p className={styles.lede}>{stopTap.lede}</p>
        <ol className={styles.steps}>
          {stopTap.steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
        <p className={styles.note}>{stopTap.note}</p>
      </div>
      <div className={styles.stage}>
        <Pipe shape="across" className={styles.street} />
        <Pipe shape="across" className={styles.toHouse} />
        <Pipe shape="downToLeft" className={styles.bend} />
        <Pipe shape="down" className={styles.fromHouse} />
        <StopTapDrawing className={styles.drawing} noteClassName={styles.notes} />
      </div>
    </section>
  );
}

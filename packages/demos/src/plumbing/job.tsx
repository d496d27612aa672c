import { job } from "./content.ts";
import { JobDrawing } from "./job-drawing.tsx";
import styles from "./job.module.css";

export function Job() {
  return (
    <section className={styles.job} aria-labelledby="plumbing-job-title">
      <div className={styles.head}>
        <h2 id="plumbing-job-title" className={styles.title}>
          {job.title}
        </h2>
        <figure className={styles.quote}>
          <blockquote>
            <p>“{job.quote}”</p>
          </blockquote>
          <figcaption>{job.customer}</figcaption>
        </figure>
      </div>
      <JobDrawing className={styles.drawing} streetClassName={styles.street} />
      <div className={styles.below}>
        <p className={styles.place}>{job.place}</p>
        <ol className={styles.log} role="list">
          {job.log.map(({ time, text }) => (
            <li key={time}>
              <b>{time}</b>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

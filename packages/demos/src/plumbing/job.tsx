import { job } from "./content.ts";
import drawing from "./job.svg?no-inline";
import styles from "./job.module.css";

export function Job() {
  return (
    <section className={styles.job} aria-labelledby="plumbing-job-title">
      <div className={`relative ${styles.head}`}>
        <h2 id="plumbing-job-title">{job.title}</h2>
        <figure className={`mt-6 ${styles.quote}`}>
          <blockquote>
            <p>“{job.quote}”</p>
          </blockquote>
          <figcaption>{job.customer}</figcaption>
        </figure>
      </div>
      <JobDrawing />
      <div className={`grid ${styles.below}`}>
        <p className={styles.place}>{job.place}</p>
        <ol className={`grid ${styles.log}`} role="list">
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

/** Section through a front garden: the main on the left, the new blue pipe under the roses to the house. */
function JobDrawing() {
  return (
    <svg
      className={`block ${styles.drawing}`}
      viewBox="0 -280 1440 880"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label="Section through street, front garden and house: a new blue water pipe runs straight underneath the rose bushes."
    >
      <use href={`${drawing}#job`} />
      <g fill="#e4f3fa" fontSize={22} fontWeight={600} fontFamily="Saira Variable, sans-serif">
        <g className={styles.street}>
          <path d="M226 520V540M1130 520V540M226 530H600M756 530H1130" stroke="#e4f3fa" strokeWidth={2.5} />
          <text x={678} y={538} textAnchor="middle">
            11.4 metres
          </text>
          <text x={262} y={352}>
            1904, lead
          </text>
        </g>
        <text x={980} y={460}>
          2024, blue
        </text>
      </g>
    </svg>
  );
}

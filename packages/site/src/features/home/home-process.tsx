import { homeProcess } from "../../content/home.ts";
import { ActionLink, SectionHeading } from "../sections/sections.tsx";
import styles from "./home-process.module.css";

export function HomeProcess() {
  const { heading, lede, steps, closing, action } = homeProcess;
  return (
    <section data-fold id="process" className={`sunk ${styles.section}`} aria-labelledby="process-heading">
      <div className="sheet">
        <SectionHeading id="process-heading" heading={heading} lede={lede} />
        <ol role="list" className={`mt-7 grid ${styles.steps}`}>
          {steps.map(({ title, description }, index) => (
            <li key={title} className={`bar-above pt-3 ${styles.step}`}>
              <span className={`block accent ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={`card-title mt-3 ${styles.title}`}>{title}</h3>
              <p className={`soft mt-2 ${styles.description}`}>{description}</p>
            </li>
          ))}
        </ol>
        <div className={`cluster mt-7 ${styles.end}`}>
          <p className={`display-2xl ${styles.closing}`}>{closing}</p>
          <ActionLink {...action} />
        </div>
      </div>
    </section>
  );
}

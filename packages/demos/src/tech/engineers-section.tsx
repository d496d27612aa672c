import { planJson, protocols } from "./content.ts";
import { DayRuler } from "./day-ruler.tsx";
import styles from "./engineers-section.module.css";

export function EngineersSection() {
  return (
    <section aria-labelledby="tech-engineers-title" className={styles.section}>
      <DayRuler slot={41}>For whoever is on call</DayRuler>
      <div className={`grid ${styles.grid}`}>
        <div>
          <h2 id="tech-engineers-title">It gives its reasons.</h2>
          <p className={`mt-5 ${styles.text}`}>
            Every decision is a line you can read, export and argue with: what it did, the price it saw, and
            how warm the warmest pallet was.
          </p>
          <h3 className={`mt-7 ${styles.sub}`}>Speaks to the plant you have</h3>
          <ul role="list" className={`grid mt-3 ${styles.protocols}`}>
            {protocols.map((protocol) => (
              <li key={protocol}>{protocol}</li>
            ))}
          </ul>
        </div>
        <figure className={styles.figure}>
          <figcaption className={`breaks ${styles.request}`}>
            <span className={styles.verb}>GET</span> /v2/sites/wisbech-cold-2/now
          </figcaption>
          <pre className={`breaks ${styles.code}`}>
            <code>
              {"{\n"}
              {planJson.map(([key, value], index) => (
                <span key={key}>
                  {"  "}
                  <span className={styles.key}>&quot;{key}&quot;</span>: {value}
                  {index < planJson.length - 1 ? ",\n" : "\n"}
                </span>
              ))}
              {"}"}
            </code>
          </pre>
        </figure>
      </div>
    </section>
  );
}

import { Link } from "react-router-dom";
import { homeDemos } from "../../content/home.ts";
import { prebuiltDemos } from "../../content/prebuilt-demos.ts";
import type { DemoCategory } from "../../content/types.ts";
import { SectionHeading } from "../sections/section-heading.tsx";
import styles from "./home-demos.module.css";

function Category({ category, demos }: DemoCategory) {
  return (
    <li className={styles.category}>
      <h3 className={styles.demosTitle}>{category}</h3>
      <ul role="list">
        {demos.map(({ name, demoUrl }) => (
          <li key={name}>
            {demoUrl ? (
              <Link to={demoUrl} className={styles.demosLink}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** '60+ Prebuilt Demos' in twelve categories, set like the index of a catalogue; the nine that exist are links. */
export function HomeDemos() {
  return (
    <section data-fold id="demos" className={`sheet ${styles.demosSection}`} aria-labelledby="demos-heading">
      <SectionHeading id="demos-heading" heading={homeDemos.heading} lede={homeDemos.lede} wide />
      <ul role="list" className={styles.index}>
        {prebuiltDemos.map((entry) => (
          <Category key={entry.category} {...entry} />
        ))}
      </ul>
    </section>
  );
}

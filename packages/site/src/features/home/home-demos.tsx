import { Link } from "react-router-dom";
import { businessManagement, homeDemos } from "../../content/home.ts";
import { prebuiltDemos } from "../../content/prebuilt-demos.ts";
import type { DemoCategory } from "../../content/types.ts";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./home-demos.module.css";

export function HomeDemos() {
  return (
    <section data-fold id="demos" className="sheet home-section" aria-labelledby="demos-heading">
      <SectionHeading id="demos-heading" heading={homeDemos.heading} lede={homeDemos.lede} beside />
      <ul role="list" className={`mt-7 ${styles.index}`}>
        {prebuiltDemos.map((entry) => (
          <Category key={entry.category} {...entry} />
        ))}
      </ul>
      <p className={`soft mt-5 ch-62 ${styles.others}`}>
        {homeDemos.stages} {businessManagement.stages.map(({ title }) => title).join(", ")}.
      </p>
      <p className={`soft mt-5 ch-62 ${styles.others}`}>{homeDemos.others}</p>
    </section>
  );
}

function Category({ category, demos }: DemoCategory) {
  return (
    <li className={styles.category}>
      <h3 className={`large mb-2 bar-above ${styles.title}`}>{category}</h3>
      <ul role="list">
        {demos.map(({ name, demoUrl }) => (
          <li key={name} className="hint">
            {demoUrl ? (
              <Link to={demoUrl} className={`accent strong ${styles.link}`}>
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

import { DemoButton } from "../../shared/demo-frame.tsx";
import { packages } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import styles from "./packages.module.css";
import { Quarter } from "./quarter.tsx";

export function Packages() {
  return (
    <section id="detailing-packages" className={styles.packages} aria-labelledby="detailing-packages-heading">
      <div className={styles.head}>
        <h2 id="detailing-packages-heading" className={shared.heading}>
          {packages.heading}
        </h2>
        <p className={shared.lead}>{packages.lead}</p>
      </div>
      <ol role="list" className={styles.list}>
        {packages.list.map(({ name, price, gloss, blur, time, line, features }, index) => (
          <li key={name} className={styles.finish}>
            <Quarter blur={blur} index={index} className={styles.picture} />
            <div className={styles.words}>
              <div className={styles.title}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.price}>{price}</p>
              </div>
              <p className={styles.line}>{line}</p>
              <dl className={styles.figures}>
                <div>
                  <dt>Gloss at 60°</dt>
                  <dd>{gloss} GU</dd>
                </div>
                <div>
                  <dt>In the bay</dt>
                  <dd>{time}</dd>
                </div>
              </dl>
              <ul role="list" className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <DemoButton className={`${shared.action} ${index === 2 ? "" : shared.quiet}`}>
                Book {name}
              </DemoButton>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { DemoButton, DemoSection } from "../../shared/demo-frame.tsx";
import car from "../hero/car.svg?no-inline";
import { packages } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import styles from "./packages.module.css";

export function Packages() {
  return (
    <DemoSection
      id="detailing-packages"
      className={styles.packages}
      head={`${shared.head} ${styles.head}`}
      {...packages}
    >
      <ol role="list" className={`grid ${styles.list}`}>
        {packages.list.map(({ name, price, gloss, blur, time, line, features }, index) => (
          <li key={name} className={`grid ${styles.finish}`}>
            <Quarter blur={blur} id={`detailing-finish-${index}`} />
            <div className={`column ${styles.words}`}>
              <div className={`wrap spread align-baseline ${styles.title}`}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.price}>{price}</p>
              </div>
              <p className={styles.line}>{line}</p>
              <dl className={`grid ${styles.figures}`}>
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
    </DemoSection>
  );
}

/** The rear of the hero's car, blurred. */
function Quarter({ blur, id }: { blur: number; id: string }) {
  return (
    <svg
      className={`full ${styles.picture}`}
      viewBox="1830 520 1330 1040"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <filter id={id} x="-5%" y="-5%" width="110%" height="110%">
        <feGaussianBlur stdDeviation={blur} />
      </filter>
      <rect x="1900" y="400" width="1300" height="1000" fill="#051a1e" />
      <g filter={blur > 0 ? `url(#${id})` : undefined}>
        <use href={`${car}#paint`} />
        <use href={`${car}#lamps`} />
      </g>
    </svg>
  );
}

import { DemoButton, DemoSection } from "../../shared/demo-frame.tsx";
import { membership } from "../shared/content.ts";
import styles from "./membership.module.css";

export function Membership() {
  return (
    <DemoSection id="fitness-membership" className={styles.membership} head={styles.head} {...membership}>
      <ul role="list" className={`grid relative align-center ${styles.plates}`}>
        {membership.plans.map(({ name, price, tone, popular, line, features }) => (
          <li key={name} className={`column relative ${styles.plate} ${styles[tone]}`}>
            <h3 className={styles.name}>{name}</h3>
            {popular && <p className={`absolute ${styles.popular}`}>Most popular</p>}
            <p className={styles.price}>
              {price}
              <span className={`block ${styles.per}`}> per month</span>
            </p>
            <p className={styles.line}>{line}</p>
            <ul role="list" className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <DemoButton className={styles.join}>Join on {name}</DemoButton>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}

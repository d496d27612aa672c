import { DemoButton } from "../../shared/demo-frame.tsx";
import { membership } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import styles from "./membership.module.css";

export function Membership() {
  return (
    <section
      id="fitness-membership"
      className={styles.membership}
      aria-labelledby="fitness-membership-heading"
    >
      <div className={styles.head}>
        <h2 id="fitness-membership-heading" className={shared.heading}>
          {membership.heading}
        </h2>
        <p className={shared.lead}>{membership.lead}</p>
      </div>
      <ul role="list" className={styles.plates}>
        {membership.plans.map(({ name, price, tone, popular, line, features }) => (
          <li key={name} className={`${styles.plate} ${styles[tone]}`}>
            <h3 className={styles.name}>{name}</h3>
            {popular && <p className={styles.popular}>Most popular</p>}
            <p className={styles.price}>
              {price}
              <span className={styles.per}> per month</span>
            </p>
            <p className={styles.line}>{line}</p>
            <ul role="list" className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <DemoButton className={`${shared.action} ${styles.join}`}>Join on {name}</DemoButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

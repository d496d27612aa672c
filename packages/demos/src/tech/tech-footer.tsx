import { Contact, DemoButton, Lines } from "../shared/demo-frame.tsx";
import { Brand } from "./brand.tsx";
import { footer } from "./content.ts";
import { dearest, prices } from "./day.ts";
import styles from "./tech-footer.module.css";

export function TechFooter() {
  const skyline = prices.map((price, slot) => `V${dearest - price}H${(slot + 1) * 10}`).join("");
  return (
    <footer className="single">
      <div className={`grid ${styles.close}`}>
        <h2 className={styles.title}>Tomorrow has 48&nbsp;more.</h2>
        <p className={styles.text}>Send last month’s meter file. You get two honest pages back by Friday.</p>
        <DemoButton>Send us a meter file</DemoButton>
      </div>
      <svg
        className={`full ${styles.skyline}`}
        viewBox={`0 0 480 ${dearest}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 ${dearest}${skyline}V${dearest}Z`} />
      </svg>
      <div className={`single ${styles.foot}`}>
        <Brand className={styles.brand} />
        <address className={styles.block}>
          <Lines of={footer.address} />
        </address>
        <p className={styles.block}>
          <Lines of={footer.hours} />
        </p>
        <p className={styles.block}>
          <Contact {...footer} />
        </p>
      </div>
    </footer>
  );
}

import { DemoButton } from "../shared/demo-frame.tsx";
import { footer } from "./content.ts";
import { dearest, prices } from "./day.ts";
import { Mark } from "./mark.tsx";
import styles from "./tech-footer.module.css";

export function TechFooter() {
  const skyline = prices.map((price, slot) => `V${dearest - price}H${(slot + 1) * 10}`).join("");
  return (
    <footer className={styles.footer}>
      <div className={styles.close}>
        <h2 className={styles.title}>Tomorrow has 48&nbsp;more.</h2>
        <p className={styles.text}>Send last month’s meter file. You get two honest pages back by Friday.</p>
        <DemoButton className={styles.button}>Send us a meter file</DemoButton>
      </div>
      <svg
        className={styles.skyline}
        viewBox={`0 0 480 ${dearest}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 ${dearest}${skyline}V${dearest}Z`} />
      </svg>
      <div className={styles.foot}>
        <p className={styles.brand}>
          <Mark className={styles.mark} />
          halfhour
        </p>
        <address className={styles.block}>
          {footer.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.block}>
          {footer.hours.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p className={styles.block}>
          <a href={footer.phone.href}>{footer.phone.shown}</a>
          <a href={`mailto:${footer.mail}`}>{footer.mail}</a>
        </p>
      </div>
    </footer>
  );
}

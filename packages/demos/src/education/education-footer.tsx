import { Contact, DemoButton, Lines } from "../shared/demo-frame.tsx";
import { footer } from "./content.ts";
import styles from "./education-footer.module.css";
import bell from "./hand-bell.svg?no-inline";

export function EducationFooter() {
  return (
    <footer className={`relative ${styles.footer}`}>
      <img src={bell} alt="" width="640" height="640" loading="lazy" className={`block ${styles.bell}`} />
      <div className={`relative ${styles.words}`}>
        <h2 className={styles.title}>The bell goes at half past seven.</h2>
        <DemoButton className="mt-6">Try a lesson free</DemoButton>
      </div>
      <div className={`grid relative ${styles.foot}`}>
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

import { DemoNav } from "../shared/demo-frame.tsx";
import { BellMark } from "./bell-mark.tsx";
import { nav } from "./content.ts";
import styles from "./education-nav.module.css";

export function EducationNav() {
  return (
    <div className={styles.bar}>
      <p className={styles.brand}>
        <BellMark className={styles.mark} />
        Second Bell
      </p>
      <DemoNav label="Second Bell" links={nav} list={styles.list} link={styles.link} />
    </div>
  );
}

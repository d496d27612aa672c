import { DemoButton, DemoSection } from "../shared/demo-frame.tsx";
import styles from "./commissions.module.css";
import { commissions } from "./content.ts";

export function Commissions() {
  return (
    <DemoSection id="photography-work" className={styles.work} heading="We photograph">
      <ul role="list">
        {commissions.map(({ name, time, text, button }) => (
          <li key={name} className={`grid align-start ${styles.item}`}>
            <h3 className={`nowrap ${styles.name}`}>{name}</h3>
            <p className={styles.time}>{time}</p>
            <p className={styles.text}>{text}</p>
            <DemoButton className={styles.button}>{button}</DemoButton>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}

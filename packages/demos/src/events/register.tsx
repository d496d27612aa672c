import { register } from "./content.ts";
import styles from "./register.module.css";

export function Register() {
  return (
    <section id="events-register" className={styles.section} aria-labelledby="events-register-title">
      <div className={`relative ${styles.page}`}>
        <div className={`wrap spread align-baseline ${styles.head}`}>
          <h2 id="events-register-title">From our register, 2025</h2>
          <p>Fourteen weddings, five of them here with leave.</p>
        </div>
        <ol role="list" className={styles.entries}>
          {register.map(({ number, date, names, place, guests, remark }) => (
            <li key={number} className={`grid ${styles.entry}`}>
              <p className={styles.number}>
                <span>No. {number}</span> <span className={styles.date}>{date}</span>
              </p>
              <h3 className={`italic ${styles.names}`}>{names}</h3>
              <p>
                {place}
                <br />
                {guests} guests
              </p>
              <p className={styles.remark}>{remark}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
